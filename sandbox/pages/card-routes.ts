// The gateway's hosted card page and the bank's 3-D Secure page behind it.
import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inIndia, type Instant } from '#core/kernel/time.ts'
import type { Bank } from '../bank.ts'
import type { Form } from '../juspay/faults.ts'
import { takeOtp } from '../juspay/cards/challenge.ts'
import { brandOf, hasRightCheckDigit, MAGIC_CARDS } from '../juspay/magic.ts'
import { cardlessTxn, isPending, leadingTxn, statusOf, type Card, type Order, type Txn } from '../juspay/order.ts'
import { text } from '../juspay/orders.ts'
import { cardPage, endedPage, threeDSecurePage } from './card.ts'
import { formOf, goBack, notThere, show } from './reply.ts'

export function mountCardPages(app: FastifyInstance, bank: Bank): void {
  for (const path of ['/juspay/merchant/pay/:id', '/juspay/merchant/ipay/:id'])
    app.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
      const order = bank.orders.findById(params.id)
      if (!order) return notThere(reply)
      const txn = leadingTxn(order)
      return show(reply, txn?.status === 'CHARGED' ? endedPage(order, txn) : cardPage(order))
    })

  app.post<{ Params: { id: string } }>('/juspay/merchant/pay/:id', async ({ params, body }, reply) => {
    const order = bank.orders.findById(params.id)
    if (!order) return notThere(reply)
    if (statusOf(order) === 'CHARGED') return goBack(reply, bank, order)
    const card = readCard(formOf(body), bank.now())
    if (typeof card === 'string') return show(reply, cardPage(order, card), 400)
    const txn = payWith(bank, order, card)
    if (text(formOf(body), 'keep') !== '') bank.customers.keepCard(order.customerId, card)
    return reply.redirect(`/pay/3ds/${txn.uuid}`, 303)
  })

  app.post<{ Params: { id: string } }>('/juspay/merchant/pay/:id/cancel', async ({ params }, reply) => {
    const order = bank.orders.findById(params.id)
    if (!order) return notThere(reply)
    const waiting = cardlessTxn(order)
    if (waiting) bank.payer.end(order, waiting, 'decline')
    return goBack(reply, bank, order)
  })

  mountThreeDSecure(app, bank)
}

interface Challenge {
  Params: { uuid: string }
}

function mountThreeDSecure(app: FastifyInstance, bank: Bank): void {
  app.get<Challenge>('/pay/3ds/:uuid', async ({ params }, reply) => {
    const found = bank.orders.findByTxn(params.uuid)
    if (!found) return notThere(reply)
    return show(reply, (isPending(found.txn) ? threeDSecurePage : endedPage)(found.order, found.txn))
  })
  app.post<Challenge>('/pay/3ds/:uuid', async ({ params, body }, reply) => {
    const found = bank.orders.findByTxn(params.uuid)
    if (!found) return notThere(reply)
    const { order, txn } = found
    const form = formOf(body)
    if (!isPending(txn)) return goBack(reply, bank, order)
    if (text(form, 'cancel') !== '') bank.payer.end(order, txn, 'decline')
    else if (!takeOtp(bank, order, txn, text(form, 'otp')))
      return show(reply, threeDSecurePage(order, txn, 'That is not the password. Try again.'), 400)
    return goBack(reply, bank, order)
  })
}

/** The attempt that waits for a card gets it; else a new one begins. */
function payWith({ orders, payer }: Bank, order: Order, card: Card): Txn {
  const waiting = cardlessTxn(order)
  if (!waiting) return payer.begin(order, { methodType: 'CARD', method: card.brand, flow: 'REDIRECT', card })
  waiting.card = card
  waiting.method = card.brand
  orders.changed(order)
  return waiting
}

/** The card without its number, or a sentence about what is wrong with it. */
function readCard(form: Form, now: Instant): Card | string {
  const number = text(form, 'number').replace(/[\s-]/g, '')
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text(form, 'expiry').trim()) ?? []
  if (!hasRightCheckDigit(number)) return 'This card number is not right.'
  if (year === '' || hasExpired(Number(month), Number(`20${year}`), now))
    return 'This card has expired, or its date is not right.'
  if (!/^\d{3,4}$/.test(text(form, 'cvv'))) return 'The CVV is three or four digits.'
  const name = text(form, 'name').slice(0, 60)
  return { ...rememberedOf(number), name, expiryMonth: month, expiryYear: `20${year}` }
}

/** The part of a card number that may be kept. */
function rememberedOf(number: string) {
  const known = MAGIC_CARDS.find((card) => card.number === number)
  const { brand = brandOf(number), type = 'DEBIT', issuer = 'SANDBOX BANK', outcome = 'approve' } = known ?? {}
  const reference = hash('sha256', number, 'hex').slice(0, 32)
  return { isin: number.slice(0, 6), lastFour: number.slice(-4), brand, type, issuer, reference, outcome }
}

function hasExpired(month: number, year: number, now: Instant): boolean {
  const today = inIndia(now)
  return year < today.year || (year === today.year && month < today.month)
}
