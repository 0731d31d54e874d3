// Every order the gateway knows, found by the merchant's id, by the gateway's own or by an attempt's.
import { randomInt, randomUUID } from 'node:crypto'
import type { Paise } from '#core/kernel/money.ts'
import { later, MINUTE, type Clock } from '#core/kernel/time.ts'
import type { Records } from '../records.ts'
import type { Card, Emi, Flow, MethodType, Order, Txn } from './order.ts'

export interface NewOrder {
  readonly orderId: string
  readonly amount: Paise
  readonly currency: string
  readonly customerId: string
  readonly customerPhone: string
  readonly customerEmail: string
  readonly description: string
  readonly returnUrl: string
  readonly udf: Readonly<Record<string, string>>
  readonly expiryMinutes: number
}

export interface NewTxn {
  readonly methodType: MethodType
  readonly method: string
  readonly flow: Flow
  readonly payerVpa?: string | undefined
  readonly payerApp?: string | undefined
  readonly card?: Card | undefined
  readonly isSavedCard?: boolean | undefined
  readonly emi?: Emi | undefined
}

export interface OrderBook {
  readonly find: (orderId: string) => Order | undefined
  readonly findById: (id: string) => Order | undefined
  readonly findByTxn: (uuid: string) => { order: Order; txn: Txn } | undefined
  readonly add: (fresh: NewOrder) => Order
  readonly addTxn: (order: Order, fresh: NewTxn) => Txn
  /** To be called after every change. */
  readonly changed: (order: Order) => void
  /** Newest first. */
  readonly newest: (count: number) => Order[]
}

export function createOrderBook(records: Records, now: Clock, merchantId: string): OrderBook {
  const byOrderId = new Map<string, Order>()
  const byId = new Map<string, Order>()
  const byTxn = new Map<string, { order: Order; txn: Txn }>()

  function enter(order: Order): void {
    byOrderId.set(order.orderId, order)
    byId.set(order.id, order)
    for (const txn of order.txns) byTxn.set(txn.uuid, { order, txn })
  }
  records.all<Order>('order').forEach(enter)

  function changed(order: Order): void {
    order.updatedAt = now()
    records.save('order', order.orderId, order)
  }

  return {
    find: (orderId) => byOrderId.get(orderId),
    findById: (id) => byId.get(id),
    findByTxn: (uuid) => byTxn.get(uuid),
    changed,
    newest: (count) => [...byOrderId.values()].slice(-count).reverse(),
    add({ expiryMinutes, ...fresh }) {
      const at = now()
      const expiresAt = later(at, expiryMinutes * MINUTE)
      const order: Order = {
        ...fresh, id: `ordeh_${hex(16)}`, createdAt: at, updatedAt: at, expiresAt, txns: [], refunds: [], isLost: false,
      } // prettier-ignore
      enter(order)
      changed(order)
      return order
    },
    addTxn(order, fresh) {
      const txn = newTxn(`${merchantId}-${order.orderId}-${order.txns.length + 1}`, order, fresh, now)
      order.txns.push(txn)
      byTxn.set(txn.uuid, { order, txn })
      changed(order)
      return txn
    },
  }
}

function newTxn(txnId: string, { orderId, amount }: Order, fresh: NewTxn, now: Clock): Txn {
  const { methodType, method, flow, payerVpa, payerApp, card, emi, isSavedCard = false } = fresh
  return {
    txnId, uuid: `moz${hex(12)}`, orderId, methodType, method, flow, payerVpa, payerApp, card, amount, paid: amount,
    rrn: String(randomInt(6e11, 7e11)), createdAt: now(), updatedAt: now(), status: 'PENDING_VBV', bankCode: '', bankMessage: '',
    wrongOtps: 0, emi, isSavedCard,
  } // prettier-ignore
}

/** At most 16 bytes. Node keeps random numbers ready for many UUIDs, and would fetch them anew for each randomBytes. */
export function hex(bytes: number): string {
  return randomUUID()
    .replaceAll('-', '')
    .slice(0, 2 * bytes)
}
