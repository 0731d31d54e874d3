// A payer's leave to take money, as the gateway keeps it with the order that registered it.
import type { Paise } from '#core/kernel/money.ts'

export type MandateStatus = 'CREATED' | 'ACTIVE' | 'PAUSED' | 'REVOKED' | 'FAILURE' | 'EXPIRED'

export interface Mandate {
  /** "mdt…": the gateway's own. */
  readonly id: string
  /** The order that registered it. */
  readonly orderId: string
  readonly customerId: string
  /** The instrument with which the payer approved it. */
  methodType: string
  readonly maxAmount: Paise
  readonly frequency: string
  /** Epoch seconds, as they came. */
  readonly startDate: string
  readonly endDate: string
  status: MandateStatus
  readonly notices: Notice[]
}

export interface Notice {
  readonly id: string
  /** The merchant's. */
  readonly reference: string
  readonly amount: Paise
  /** Epoch seconds. */
  readonly txnDate: number
  status: 'PENDING' | 'SUCCESS' | 'FAILURE'
}
