// The calls about mandates that we need from a gateway. A mandate lets us take instalments from an account or a card.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { MandateMethod, MandateStatus } from '#core/modules/mandates/standing.ts'
import type { UpiPayload } from '#core/modules/payments/payment.ts'

export interface MandateGateway {
  /**
   * Asks the payer's bank for a mandate. Nothing is taken: the payer proves who they are, by PIN in a UPI app or on the card's
   * bank page. Throws a GatewayFault.
   */
  readonly registerMandate: (mandate: NewMandate) => Promise<StartedMandate>
  /** Reads the state of the mandate that was registered under this id. Throws a GatewayFault. */
  readonly readMandate: (mandateId: string) => Promise<GatewayMandate>
  /** Answers what it is then. Doing it twice is doing it once. Throws a GatewayFault. */
  readonly changeMandate: (gatewayId: string, command: MandateCommand) => Promise<MandateStatus>
  /** Has the bank tell the payer of a debit. The same reference is the same notice: asked again it answers how it stands. */
  readonly notifyDebit: (notice: NewNotice) => Promise<GatewayNotice>
  /**
   * Takes the money, by an order of its own. That it returns says only that the gateway has it: what comes of it the order
   * says. REFUSED is a GatewayFault too; an order that is there already is not.
   */
  readonly executeMandate: (debit: NewDebit) => Promise<void>
}

export type MandateCommand = 'pause' | 'resume' | 'revoke'

export interface NewMandate {
  readonly mandateId: string
  readonly customerId: string
  readonly phone: string
  readonly description: string
  readonly returnUrl: string
  readonly method: MandateMethod
  /** A link for an app on this phone, or a code for another phone. */
  readonly isIntent: boolean
  readonly cap: Paise
  readonly validFrom: Instant
  readonly validTill: Instant
  readonly expiresAt: Instant
}

/** Where the payer goes to approve it: an app, by a link or a code, or the bank's page. */
export interface StartedMandate {
  readonly upi: UpiPayload | undefined
  readonly redirectUrl: string | undefined
}

export interface GatewayMandate {
  readonly status: MandateStatus
  /** Its id at the gateway, by which it is used; there once it is approved. */
  readonly gatewayId: string | undefined
}

export interface NewNotice {
  readonly gatewayId: string
  readonly customerId: string
  readonly reference: string
  readonly amount: Paise
  /** When the money is to be taken. */
  readonly executeAt: Instant
}

export interface GatewayNotice {
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILURE'
  readonly notificationId: string
}

export interface NewDebit {
  readonly gatewayId: string
  readonly orderId: string
  readonly customerId: string
  readonly amount: Paise
  readonly notificationId: string
  readonly executeAt: Instant
}
