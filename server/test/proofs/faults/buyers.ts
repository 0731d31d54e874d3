// Families who buy one course after another, each through the whole checkout, while the server is disturbed.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '#server/seed/random.ts'
import { seed } from '../how-much.ts'
import { insist, type RecordedResponse, type Trouble } from './persistence.ts'
import type { Family, SaleItem, Shop } from './shop.ts'

/** An order that the server has told somebody of. */
export interface Sale {
  readonly orderId: string
  readonly amount: number
  /** The family's action at the bank. */
  readonly deed: 'PAID' | 'PAID_AND_LEFT' | 'LEFT'
  /** The last status it was shown. */
  seen: string
}

export interface Buyers {
  readonly sales: readonly Sale[]
  /** The batches that were full, one entry for each buyer who was refused. */
  readonly fullBatches: readonly string[]
  /** Answers that nobody should ever get. */
  readonly surprises: readonly string[]
  /** They finish what they have begun and begin nothing new. */
  readonly enough: () => Promise<void>
  /** Resolves when everything is bought. */
  readonly done: Promise<void>
}

export interface Market {
  readonly shop: Shop
  readonly serverUrl: string
  readonly sandboxUrl: string
  /** How many buy at once. */
  readonly atOnce: number
  readonly most?: number
  /** Nobody leaves without paying. */
  readonly everybodyPays?: boolean
  readonly onTrouble?: Trouble
}

export function startBuyers(market: Market): Buyers {
  const { shop, atOnce, most = Number.POSITIVE_INFINITY } = market
  const sales: Sale[] = []
  const fullBatches: string[] = []
  const surprises: string[] = []
  let isEnough = false
  let begun = 0

  async function keepBuying(no: number): Promise<void> {
    const random = createRandom(seed + no)
    for (const [family, what] of wishes(shop, no, atOnce)) {
      if (isEnough || begun >= most) return
      begun += 1
      await buy({ market, family, what, random, sales, fullBatches, surprises })
    }
  }

  const done = Promise.all(Array.from({ length: atOnce }, (_, no) => keepBuying(no))).then(() => {})
  return {
    sales,
    fullBatches,
    surprises,
    done,
    async enough() {
      isEnough = true
      await done
    },
  }
}

/** Every course for each of this buyer's families, a course at a time, so that no family asks too often. */
function* wishes({ families, plans }: Shop, no: number, of: number): Generator<[Family, SaleItem]> {
  const own = families.filter((_, i) => i % of === no)
  for (const plan of plans) for (const family of own) yield [family, plan]
}

interface Purchase {
  readonly market: Market
  readonly family: Family
  readonly what: SaleItem
  readonly random: Random
  readonly sales: Sale[]
  readonly fullBatches: string[]
  readonly surprises: string[]
}

async function buy(purchase: Purchase): Promise<void> {
  const { market, random, surprises } = purchase
  try {
    const made = await order(purchase)
    if (!made) return
    const { orderId, amount } = made
    const deed = market.everybodyPays
      ? 'PAID'
      : random.pick(['PAID', 'PAID', 'PAID', 'PAID', 'PAID_AND_LEFT', 'PAID_AND_LEFT', 'LEFT'] as const)
    const sale: Sale = { orderId, amount, deed, seen: '' }
    purchase.sales.push(sale)
    await startPayment(purchase, orderId)
    if (deed === 'LEFT') return
    await insist({ method: 'POST', url: `${market.sandboxUrl}/control/orders/${orderId}/approve` })
    if (deed === 'PAID') await waitForTheEnd(purchase, sale)
  } catch (error) {
    surprises.push(String(error))
  }
}

/** With the coupon as long as there is any of it. Undefined: the batch is full. Sometimes the click is repeated: it must be the same order, word for word. */
async function order(purchase: Purchase): Promise<{ orderId: string; amount: number } | undefined> {
  const { market, family, what, random, surprises } = purchase
  const { shop, serverUrl, onTrouble } = market
  const { cookie } = family
  const ask = { cookie, method: 'POST' } as const
  const check = { code: shop.coupon.code, entityId: what.bundleId, subscriptionPlanId: what.planId }
  const checked = await insist({ ...ask, url: `${serverUrl}/api/coupons/checkValidity`, body: check }, onTrouble)
  const withCoupon = checked.status === 200 ? { couponCode: shop.coupon.code } : {}
  const click = { ...ask, url: `${serverUrl}/api/dinero/payment/buyItems`, key: randomUUID() }
  const wish = { subscriptionPlanId: what.planId, batchId: what.batchId, source: 'BUY_NOW' }
  let clicked = { ...click, body: { ...wish, ...withCoupon } }
  let made = await insist(clicked, onTrouble)
  if (['COUPON_USED_UP', 'COUPON_ON_OPEN_ORDER'].includes(String(made.body['errorCode']))) {
    clicked = { ...click, key: randomUUID(), body: wish }
    made = await insist(clicked, onTrouble)
  }
  if (what.batchId !== undefined && made.body['errorCode'] === 'BATCH_FULL') {
    purchase.fullBatches.push(what.batchId)
    return undefined
  }
  demand(made, 'buyItems')
  if (random.below(4) === 0) {
    const again = await insist(clicked, onTrouble)
    if (again.text !== made.text) surprises.push(`the same key, and another answer: ${made.text} ${again.text}`)
  }
  return { orderId: String(made.body['orderId']), amount: Number(made.body['amount']) }
}

async function startPayment({ market, family, random }: Purchase, orderId: string): Promise<void> {
  const { serverUrl, onTrouble } = market
  const body = { orderId, method: random.pick(['UPI_QR', 'UPI_QR', 'CARD', 'NETBANKING']), bank: 'NB_SBI' }
  const url = `${serverUrl}/api/payment/v2/payment-request`
  demand(
    await insist({ method: 'POST', url, cookie: family.cookie, key: randomUUID(), body }, onTrouble),
    'payment-request',
  )
}

/** A family that has paid sees that in the end, and never sees that the payment has failed. */
async function waitForTheEnd({ market, family, surprises }: Purchase, sale: Sale): Promise<void> {
  const url = `${market.serverUrl}/api/payment/v2/juspay-order-status/${sale.orderId}`
  for (const until = performance.now() + 300_000; performance.now() < until; await wait(250)) {
    const told = await insist({ method: 'GET', url, cookie: family.cookie }, market.onTrouble)
    demand(told, 'order-status')
    sale.seen = String(told.body['status'])
    if (sale.seen === 'SUCCESS') return
    if (sale.seen !== 'PENDING') surprises.push(`${sale.orderId} was paid and is shown as ${sale.seen}`)
  }
}

function demand({ status, text }: RecordedResponse, of: string): void {
  if (status !== 200) throw new Error(`${of} answered ${status}: ${text}`)
}
