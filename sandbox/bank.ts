// The gateway with everything behind it, as its API, its pages and the testers' controls use it.
import type { Clock } from '#core/kernel/time.ts'
import type { Credentials } from './config.ts'
import type { Merchant } from './juspay/answers.ts'
import { createCustomers, type Customers } from './juspay/cards/customers.ts'
import { createOrderBook, type OrderBook } from './juspay/order-book.ts'
import { createMandateBook, type MandateBook } from './juspay/mandates/mandate-book.ts'
import { createPayer, type Payer } from './juspay/payer.ts'
import { createWebhooks, type Webhooks } from './juspay/webhooks.ts'
import type { Knobs } from './knobs.ts'
import type { Records } from './records.ts'
import type { Timers } from './timers.ts'

export interface Bank {
  readonly now: Clock
  readonly knobs: Knobs
  readonly timers: Timers
  readonly credentials: Credentials
  readonly merchant: Merchant
  readonly orders: OrderBook
  readonly customers: Customers
  readonly mandates: MandateBook
  readonly webhooks: Webhooks
  readonly payer: Payer
}

interface Ground {
  readonly now: Clock
  readonly knobs: Knobs
  readonly records: Records
  readonly timers: Timers
  readonly credentials: Credentials
  readonly merchant: Merchant
}

export function createBank(ground: Ground, webhookUrl: string): Bank {
  const { records, now, credentials } = ground
  const { merchantId } = credentials
  const orders = createOrderBook(records, now, merchantId)
  const customers = createCustomers(records, now, merchantId)
  const webhooks = createWebhooks(ground, webhookUrl)
  const mandates = createMandateBook(records, webhooks)
  const payer = createPayer({ ...ground, orders, mandates, webhooks })
  return { ...ground, orders, customers, mandates, webhooks, payer }
}
