// The gateway's hosted card page and the bank's 3-D Secure page behind it.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inIndia, type Instant } from '#core/kernel/time.ts'
import type { Bank } from '../bank.ts'
import type { Form } from '../juspay/faults.ts'
import { brandOf, CARD_OTP, hasRightCheckDigit, MAGIC_CARDS } from '../juspay/magic.ts'
import { isPending, leadingTxn, statusOf, type Card } from '../juspay/order.ts'
import { text } from '../juspay/orders.ts'
import { isOutcome } from '../juspay/outcomes.ts'
import { cardPage, endedPage, threeDSecurePage } from './card.ts'
import { formOf, goBack, notThere, show } from './reply.ts'

const MOST_WRONG_OTPS = 3

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
    const txn = bank.payer.begin(order, { methodType: 'CARD', method: card.brand, flow: 'REDIRECT', card })
    if (text(formOf(body), 'keep') !== '') bank.customers.keepCard(order.customerId, card)
    return reply.redirect(`/pay/3ds/${txn.uuid}`, 303)
  })

  app.post<{ Params: { id: string } }>('/juspay/merchant/pay/:id/cancel', async ({ params }, reply) => {
    const order = bank.orders.findById(params.id)
    return order ? goBack(reply, bank, order) : notThere(reply)
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
    else if (text(form, 'otp').trim() === CARD_OTP) bank.payer.end(order, txn, outcomeOf(txn.card))
    else {
      txn.wrongOtps += 1
      if (txn.wrongOtps < MOST_WRONG_OTPS)
        return show(reply, threeDSecurePage(order, txn, 'That is not the password. Try again.'), 400)
      bank.payer.end(order, txn, 'authentication-failed')
    }
    return goBack(reply, bank, order)
  })
}

function outcomeOf(card: Card | undefined) {
  return card && isOutcome(card.outcome) ? card.outcome : 'approve'
}

/** The card without its number, or a sentence about what is wrong with it. */
function readCard(form: Form, now: Instant): Card | string {
  const number = text(form, 'number').replace(/[\s-]/g, '')
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text(form, 'expiry').trim()) ?? []
  if (!hasRightCheckDigit(number)) return 'This card number is not right.'
  if (year === '' || hasExpired(Number(month), Number(`20${year}`), now))
    return 'This card has expired, or its date is not right.'
  if (!/^\d{3,4}$/.test(text(form, 'cvv'))) return 'The CVV is three or four digits.'
  return {
    isin: number.slice(0, 6),
    lastFour: number.slice(-4),
    brand: MAGIC_CARDS.find((card) => card.number === number)?.brand ?? brandOf(number),
    type: 'DEBIT',
    issuer: 'SANDBOX BANK',
    name: text(form, 'name').slice(0, 60),
    expiryMonth: month,
    expiryYear: `20${year}`,
    reference: createHash('sha256').update(number).digest('hex').slice(0, 32),
    outcome: MAGIC_CARDS.find((card) => card.number === number)?.outcome ?? 'approve',
  }
}

function hasExpired(month: number, year: number, now: Instant): boolean {
  const today = inIndia(now)
  return year < today.year || (year === today.year && month < today.month)
}
