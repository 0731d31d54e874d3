// The ways to pay beyond UPI and a card that is typed: EMI, saved cards, banks and wallets, and what may not be used now.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minus, nothing, rupees, toPaise } from '#core/kernel/money.ts'
import { HOUR, later } from '#core/kernel/time.ts'
import type { OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aCoupon, aPaymentOffer } from '#server/modules/coupons/factory.ts'
import { aDiscountCap, aDowntime, anEmiIssuer } from '#server/modules/instruments/factory.ts'
import { aSellablePlan, type NewPlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let asha: AHousehold
let plan: NewPlan
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  plan = (await aSellablePlan(app.ctx, { price: rupees(15_000) })).plan
})

const as = (who = asha) => app.as(who)
const anOrder = async (more: object = {}) =>
  (await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, ...more })).orderId
const becomes = (orderId: OrderId, status: string) =>
  expect.poll(async () => (await as().payments.getOrderStatus({ orderId })).status).toBe(status)

/** On the gateway's card page, then at the bank. */
async function typeCard(page: string, number: string, more: Record<string, string> = {}) {
  const send = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const typed = await send(page, { number, expiry: '12/30', cvv: '123', name: 'Asha Rao', ...more })
  const bank = new URL(typed.headers.get('location') ?? '', page)
  return (await send(bank.href, { otp: '123456' })).headers.get('location') ?? ''
}
/** The page that the payer sees after the gateway. `way` is the address that the gateway sends the browser to. */
async function pageAfter(way: string) {
  const { pathname, search } = new URL(way)
  const { headers } = await app.inject({ url: pathname + search })
  return new URL(String(headers['location']), 'https://kandil.example')
}
/** The order as the gateway's API answers it. */
async function seenByGateway(orderId: OrderId): Promise<unknown> {
  const headers = { authorization: `Basic ${btoa('sandbox-api-key:')}`, 'x-merchantid': 'kandil' }
  return (await fetch(`${app.sandbox.url}/juspay/orders/${orderId}`, { headers })).json()
}
const HDFC_CREDIT = '4111111111111111'
const SBI_DEBIT = '6521111111111110'

describe('EMI', () => {
  const terms = async (code: string, more: object = {}) => {
    const { plans } = await anEmiIssuer(app.ctx, { code, ...more })
    const find = async () => {
      const cards = await app.as(asha).instruments.getEmiCards({ amount: rupees(15_000) })
      return Object.values(cards)
        .flat()
        .flatMap((card) => card.plans)
        .find(({ planId }) => planId === plans[0]?.id)
    }
    await expect.poll(find).toBeDefined()
    const offer = await find()
    if (!offer) throw new Error('it was there a moment ago')
    return { planId: offer.planId, charged: offer.charged }
  }

  it('without cost charges the price less its interest, and the order keeps the terms that were shown', async () => {
    const emi = await terms('HDFC')
    const order = await app.as(asha).orders.buyItems({ subscriptionPlanId: plan.id, emi })
    expect(order).toMatchObject({ originalPrice: rupees(15_000), amount: toPaise(14_632_67), discount: toPaise(367_33) })
    expect(order.emi).toMatchObject({ issuer: 'HDFC', months: 3, isNoCost: true, gst: toPaise(66_12) })
    const { orderId } = order
    const { next } = await as().payments.startPayment({ orderId, method: 'EMI' })
    expect(next.type).toBe('REDIRECT')
    await typeCard(next.redirectUrl ?? '', HDFC_CREDIT)
    await becomes(orderId, 'SUCCESS')
    expect(await seenByGateway(orderId)).toMatchObject({ amount: 14632.67, emi_bank: 'HDFC', emi_tenure: 3, emi_details: { emi_type: 'NO_COST_EMI' } })
  }) // prettier-ignore

  it('is refused by the gateway for another bank’s card, and can be tried again', async () => {
    const emi = await terms('HDFC2')
    const orderId = await anOrder({ emi })
    const { next } = await as().payments.startPayment({ orderId, method: 'EMI' })
    await typeCard(next.redirectUrl ?? '', SBI_DEBIT)
    await becomes(orderId, 'FAILURE')
    expect((await as().payments.getOrderStatus({ orderId })).failureReason).toBe('GATEWAY_DECLINED')
    expect((await as().payments.startPayment({ orderId, method: 'EMI' })).next.type).toBe('REDIRECT')
  })

  it('without a card leads to the lender', async () => {
    const emi = await terms('FIBE', { kind: 'CARDLESS' })
    const orderId = await anOrder({ emi })
    const { next } = await as().payments.startPayment({ orderId, method: 'CONSUMER_FINANCE' })
    expect(next.redirectUrl).toContain('/pay/lender/')
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
  })

  it('of a debit card is given back as a whole: the bank takes no part of it', async () => {
    const emi = await terms('SBI_DC', { kind: 'DEBIT' })
    const orderId = await anOrder({ emi })
    await as().payments.startPayment({ orderId, method: 'EMI' })
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'SUCCESS')
    const ask = (amount: object) =>
      app.as(clerk('stf000000000000000031', 'refunds.edit')).staffRefundRequests.create({ orderId, reason: 'The learner has moved away.', ...amount }) // prettier-ignore
    await expect(ask({ amount: rupees(100) })).rejects.toMatchObject({ code: 'EMI_REFUND_WHOLE' })
    expect(await ask({})).toMatchObject({ amount: emi.charged, status: 'WAITING' })
  })

  it('is not sold at other terms than were shown, nor by a plan that does not lend', async () => {
    const emi = await terms('HDFC3')
    await expect(anOrder({ emi: { ...emi, charged: minus(emi.charged, rupees(1)) } })).rejects.toMatchObject({ code: 'EMI_TERMS_CHANGED' }) // prettier-ignore
    const planId = 'emp000000000000000000'
    await expect(anOrder({ emi: { planId, charged: emi.charged } })).rejects.toMatchObject({
      code: 'EMI_NOT_AVAILABLE',
    })
  })

  it('and every other way exclude each other: their prices differ', async () => {
    const withEmi = await anOrder({ emi: await terms('HDFC4') })
    const pay = (orderId: OrderId, method: 'EMI' | 'UPI_QR' | 'CONSUMER_FINANCE') =>
      as().payments.startPayment({ orderId, method })
    for (const method of ['UPI_QR', 'CONSUMER_FINANCE'] as const)
      await expect(pay(withEmi, method)).rejects.toMatchObject({ code: 'ORDER_HAS_OTHER_TERMS' })
    const without = await anOrder()
    expect(without).not.toBe(withEmi)
    await expect(pay(without, 'EMI')).rejects.toMatchObject({ code: 'ORDER_HAS_OTHER_TERMS' })
    expect((await pay(without, 'UPI_QR')).next.type).toBe('UPI')
  })
})

describe('saved cards', () => {
  async function aSavedCard() {
    const orderId = await anOrder()
    const { next } = await as().payments.startPayment({ orderId, method: 'CARD' })
    await typeCard(next.redirectUrl ?? '', HDFC_CREDIT, { keep: 'on' })
    await becomes(orderId, 'SUCCESS')
    const { cards } = await as().payments.listCards({})
    return cards
  }

  it('are kept when the payer agrees, and shown only by their last digits', async () => {
    expect(await aSavedCard()).toEqual([
      { cardReference: expect.any(String), lastFour: '1111', brand: 'VISA', issuer: 'HDFC', cardType: 'CREDIT', isExpired: false },
    ]) // prettier-ignore
  })

  it('pay another order, by the bank’s password on our page', async () => {
    const [card] = await aSavedCard()
    plan = (await aSellablePlan(app.ctx)).plan
    const orderId = await anOrder()
    const { next } = await as().payments.startPayment({ orderId, method: 'CARD', card: card?.cardReference })
    expect(next.redirectUrl).toContain('/pay/3ds/')
    await expect(as().payments.sendOtp({ orderId, otp: '000000' })).rejects.toMatchObject({
      code: 'INCORRECT_OTP',
      message: 'Incorrect OTP. Please try again.',
    })
    expect(await as().payments.sendOtp({ orderId, otp: '123456' })).toMatchObject({ status: 'SUCCESS' })
    await expect(as().payments.sendOtp({ orderId, otp: '123456' })).rejects.toMatchObject({
      code: 'NO_OTP_WANTED',
    })
  })

  it('are one family’s own', async () => {
    const [card] = await aSavedCard()
    const ravi = await aHousehold(app.ctx)
    expect(await as(ravi).payments.listCards({})).toEqual({ cards: [] })
    await expect(as(ravi).payments.listCards({ customer_id: asha.accountId })).rejects.toMatchObject({
      status: 403,
    })
    await expect(as(ravi).payments.deleteCard({ card: card?.cardReference ?? '' })).rejects.toMatchObject({
      code: 'CARD_NOT_FOUND',
    })
    const { orderId } = await app.as(ravi).orders.buyItems({ subscriptionPlanId: plan.id })
    const stolen = as(ravi).payments.startPayment({ orderId, method: 'CARD', card: card?.cardReference })
    await expect(stolen).rejects.toMatchObject({ code: 'CARD_NOT_FOUND', message: 'Invalid card details.' })
  })

  it('can be forgotten', async () => {
    const [card] = await aSavedCard()
    expect(await as().payments.deleteCard({ card: card?.cardReference ?? '' })).toEqual({ cards: [] })
    expect(await as().payments.listCards({ customer_id: asha.accountId })).toEqual({ cards: [] })
  })

  it('belong to a customer of the gateway, which is the household', async () => {
    expect(await as().payments.getGatewayCustomer({ gateway: 'juspay' })).toEqual({ customerId: asha.accountId })
    await expect(as().payments.getGatewayCustomer({ gateway: 'other' })).rejects.toMatchObject({ status: 404 })
  })
})

// Commerce, section 2 "Payment return", and decision P-28.
describe('the way back from the gateway', () => {
  const redirected = async (orderId: OrderId) =>
    (await as().payments.startPayment({ orderId, method: 'CARD' })).next.redirectUrl ?? ''

  it.each([
    ['success', HDFC_CREDIT],
    ['failure', '4000000000000010'],
    ['pending', '4000000000000101'],
  ])('leads to the order’s page and says %s, with the order’s id', async (st, number) => {
    const orderId = await anOrder()
    const { pathname, searchParams } = await pageAfter(await typeCard(await redirected(orderId), number))
    expect(pathname).toBe(`/pay/${orderId}/wait`)
    expect(Object.fromEntries(searchParams)).toEqual({ st, orderId })
  })

  it('says pending where the gateway did not sign the way back, even if the order is paid', async () => {
    const orderId = await anOrder()
    await typeCard(await redirected(orderId), HDFC_CREDIT)
    await becomes(orderId, 'SUCCESS')
    const forged = `https://kandil.example/api/payment/juspay/return?order_id=${orderId}&status=CHARGED`
    expect((await pageAfter(forged)).searchParams.get('st')).toBe('pending')
  })
})

describe('offers of banks', () => {
  it('are shown once the amount is known, for our gateway', async () => {
    const { id } = await aPaymentOffer(app.ctx)
    const ask = (more: object) => as().payments.getGatewayOffers({ gateway: 'juspay', ...more })
    await expect
      .poll(async () => (await ask({ finalAmount: rupees(15_000) })).offers.map((offer) => offer.id))
      .toContain(id)
    expect(await ask({})).toEqual({ offers: [] })
    await expect(ask({ gateway: 'other' })).rejects.toMatchObject({ status: 404 })
  })

  // Commerce, section 3 "Payment instrument / offers", and decision P-18.
  it('name their instrument, and are left out where the coupon’s discount is above what they allow', async () => {
    const caps = [
      { allowedCouponType: 'SUBSCRIPTION', maxDiscountAllowedPercent: 10, maxDiscountAllowedAbsolute: null },
    ] as const
    const instrument = { name: 'HDFC Bank', cardType: 'CREDIT', serviceProvider: 'JUSPAY' } as const
    const { id } = await aPaymentOffer(app.ctx, {
      ...instrument,
      maxDiscountCourseAllowed: [...caps],
      endsAt: later(app.now(), HOUR),
    })
    const { id: plainId } = await aPaymentOffer(app.ctx)
    const ask = async (finalAmount: number, more: object = {}) => {
      const { offers } = await as().payments.getGatewayOffers({ gateway: 'juspay', finalAmount: rupees(finalAmount), ...more }) // prettier-ignore
      return offers.filter((offer) => [id, plainId].some((own) => own === offer.id))
    }
    await expect.poll(async () => (await ask(15_000)).length).toBe(2)
    expect(await ask(15_000)).toMatchObject([
      { id, ...instrument, maxDiscountCourseAllowed: caps },
      { id: plainId, name: null, cardType: null, serviceProvider: null, maxDiscountCourseAllowed: [] },
    ])
    // The offer allows ₹1,500 off ₹15,000.
    const idsAt = async (discount: number, courseType = 'SUBSCRIPTION') =>
      (await ask(15_000 - discount, { discount: rupees(discount), courseType })).map((offer) => offer.id)
    expect(await idsAt(1_500)).toEqual([id, plainId])
    expect(await idsAt(1_501)).toEqual([plainId])
    expect(await idsAt(1_501, 'OTHER')).toEqual([id, plainId])
  })
})

describe('providers’ wallets', () => {
  it('lead to the wallet’s own page and back', async () => {
    const orderId = await anOrder()
    const { next } = await as().payments.startPayment({ orderId, method: 'PROVIDER_WALLET', wallet: 'PHONEPE' })
    expect(next.redirectUrl).toContain('/pay/wallet/')
    await app.sandbox.control(orderId, 'decline')
    await becomes(orderId, 'FAILURE')
  })

  it('are each an attempt of its own', async () => {
    const orderId = await anOrder()
    const pages = new Set<string | null>()
    for (const wallet of ['PHONEPE', 'PAYTM', 'PAYTM', 'AMAZONPAY'])
      pages.add((await as().payments.startPayment({ orderId, method: 'PROVIDER_WALLET', wallet })).next.redirectUrl)
    expect(pages.size).toBe(3)
  })

  it('are those we have, and no other', async () => {
    const orderId = await anOrder()
    const start = (request: object) => as().payments.startPayment({ orderId, method: 'PROVIDER_WALLET', ...request })
    for (const request of [{ wallet: 'MYPURSE' }, {}, { method: 'NETBANKING', bank: 'PHONEPE' }])
      await expect(start(request)).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
  })
})

describe('what may not be used now', () => {
  const ways = (more: object = {}) => as().payments.getPaymentMethods({ platform: 'desktop', ...more })

  it('is greyed with a reason, and refused by the server too', async () => {
    const orderId = await anOrder()
    await aDowntime(app.ctx, { code: 'NB_AXIS' })
    const axis = async () => (await ways()).banks.find(({ code }) => code === 'NB_AXIS')
    await expect.poll(axis).toMatchObject({ isEnabled: false, reasonCode: 'DOWN', reason: expect.stringMatching(/^.{1,36}$/) }) // prettier-ignore
    const start = () => as().payments.startPayment({ orderId, method: 'NETBANKING', bank: 'NB_AXIS' })
    await expect(start()).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    expect((await ways()).methods).toContainEqual(expect.objectContaining({ method: 'NETBANKING', isEnabled: true }))
    app.moveClock(HOUR)
    expect(await axis()).toMatchObject({ isEnabled: true, reasonCode: null })
  })

  it('warns of what is only slow', async () => {
    await aDowntime(app.ctx, { code: 'PAYTM', severity: 'LOW' })
    await expect
      .poll(async () => (await ways()).wallets.find(({ code }) => code === 'PAYTM'))
      .toMatchObject({ isEnabled: true, isSlow: true })
  })

  it('is a wallet that allows only a smaller discount', async () => {
    const cap = { maxDiscountAllowedPercent: 30, maxDiscountAllowedAbsolute: null }
    await aDiscountCap(app.ctx, 'PAYPAL', { allowedCouponType: 'SUBSCRIPTION', ...cap })
    const paypal = async (amount: number, discount: number) =>
      (await ways({ amount: rupees(amount), discount: rupees(discount) })).wallets.find(({ code }) => code === 'PAYPAL')
    await expect.poll(() => paypal(9_000, 6_000)).toMatchObject({ reasonCode: 'DISCOUNT_TOO_HIGH' })
    expect(await paypal(10_500, 4_500)).toMatchObject({ isEnabled: true })
    const redeem = { redeemType: 'PERCENTAGE' as const, redeemValue: 40, maxDiscount: nothing }
    const { code: couponCode } = await aCoupon(app.ctx, { redeem })
    const orderId = await anOrder({ couponCode })
    const pay = (wallet: string) => as().payments.startPayment({ orderId, method: 'PROVIDER_WALLET', wallet })
    await expect(pay('PAYPAL')).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    expect((await pay('MOBIKWIK')).next.type).toBe('REDIRECT')
  })

  it('is EMI for what is below every issuer’s minimum', async () => {
    await anEmiIssuer(app.ctx)
    const emi = async (amount: number) =>
      (await ways({ amount: rupees(amount) })).methods.find(({ method }) => method === 'EMI')
    await expect.poll(() => emi(15_000)).toMatchObject({ isEnabled: true })
    expect(await emi(2_499)).toMatchObject({ isEnabled: false, reasonCode: 'BELOW_MINIMUM' })
  })

  it('is an app that is too old for a UPI link, when its version is known', async () => {
    const orderId = await anOrder()
    const start = (upiApp: string, appVersion?: string) =>
      as().payments.startPayment({ orderId, method: 'UPI_INTENT', platform: 'app', upiApp, appVersion })
    await expect(start('gpay', '1.99')).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    await expect(start('other', '24.1')).rejects.toMatchObject({ code: 'METHOD_NOT_AVAILABLE' })
    expect((await start('gpay', '24.1')).next.type).toBe('UPI')
  })
})
