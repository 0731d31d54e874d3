// Every mandate the gateway knows, and what becomes of it.
import { toRupeeString, type Paise } from '#core/kernel/money.ts'
import type { Records } from '../../records.ts'
import { hex } from '../order-book.ts'
import type { Order, Txn } from '../order.ts'
import type { Webhooks } from '../webhooks.ts'
import type { Mandate, MandateStatus, Notice } from './mandate.ts'

export interface NewMandate {
  readonly maxAmount: Paise
  readonly frequency: string
  readonly startDate: string
  readonly endDate: string
}

export interface MandateBook {
  readonly find: (id: string) => Mandate | undefined
  readonly ofOrder: (orderId: string) => Mandate | undefined
  readonly add: (order: { readonly orderId: string; readonly customerId: string }, fresh: NewMandate) => void
  /** Its registration has ended one way or another. */
  readonly registrationEnded: (order: Order, txn: Txn) => void
  /** The payer, in the bank's app, or the merchant. */
  readonly change: (mandate: Mandate, status: MandateStatus) => void
  readonly addNotice: (mandate: Mandate, notice: Omit<Notice, 'id'>) => Notice
  /** Tells the merchant how a notice ended. */
  readonly noticeEnded: (mandate: Mandate, notice: Notice, status: Notice['status']) => void
}

export function createMandateBook(records: Records, webhooks: Webhooks): MandateBook {
  const byId = new Map(records.all<Mandate>('mandate').map((mandate) => [mandate.id, mandate]))
  const byOrder = new Map([...byId.values()].map((mandate) => [mandate.orderId, mandate]))
  const save = (mandate: Mandate) => records.save('mandate', mandate.id, mandate)

  function change(mandate: Mandate, status: MandateStatus): void {
    if (mandate.status === status) return
    mandate.status = status
    save(mandate)
    const event = EVENTS[status]
    if (event) webhooks.announce(mandate.orderId, event, { mandate: mandateBlock(mandate) })
  }

  return {
    find: (id) => byId.get(id),
    ofOrder: (orderId) => byOrder.get(orderId),
    add({ orderId, customerId }, fresh) {
      const mandate: Mandate = { ...fresh, id: `mdt${hex(10)}`, orderId, customerId, methodType: '', status: 'CREATED', notices: [] } // prettier-ignore
      byId.set(mandate.id, mandate)
      byOrder.set(orderId, mandate)
      save(mandate)
      webhooks.announce(orderId, 'MANDATE_CREATED', { mandate: mandateBlock(mandate) })
    },
    registrationEnded({ orderId }, txn) {
      const mandate = byOrder.get(orderId)
      if (mandate?.status !== 'CREATED') return
      mandate.methodType = txn.methodType
      if (txn.status === 'CHARGED') change(mandate, 'ACTIVE')
      else if (/_(FAILED|DECLINED)$/.test(txn.status)) change(mandate, 'FAILURE')
    },
    change,
    addNotice(mandate, notice) {
      const added = { ...notice, id: `ntf${hex(8)}` }
      mandate.notices.push(added)
      save(mandate)
      return added
    },
    noticeEnded(mandate, notice, status) {
      notice.status = status
      save(mandate)
      const event = status === 'SUCCESS' ? 'NOTIFICATION_SUCCEEDED' : 'NOTIFICATION_FAILED'
      if (status !== 'PENDING')
        webhooks.announce(mandate.orderId, event, { notification: noticeBlock(mandate, notice) })
    },
  }
}

const EVENTS: Readonly<Record<MandateStatus, string | undefined>> = {
  CREATED: 'MANDATE_CREATED',
  ACTIVE: 'MANDATE_ACTIVATED',
  PAUSED: 'MANDATE_PAUSED',
  REVOKED: 'MANDATE_REVOKED',
  FAILURE: 'MANDATE_FAILED',
  EXPIRED: 'MANDATE_EXPIRED',
}

export function mandateBlock({ id, orderId, status, frequency, maxAmount, startDate, endDate }: Mandate) {
  return {
    mandate_id: id,
    order_id: orderId,
    mandate_status: status,
    mandate_type: 'MANDATE',
    frequency,
    max_amount: Number(toRupeeString(maxAmount)),
    start_date: startDate,
    end_date: endDate,
  }
}

export function noticeBlock(mandate: Mandate, { id, reference, status, amount, txnDate }: Notice) {
  return {
    id,
    notification_id: id,
    object_reference_id: reference,
    mandate_id: mandate.id,
    status,
    source_info: { amount: toRupeeString(amount), txn_date: String(txnDate) },
  }
}
