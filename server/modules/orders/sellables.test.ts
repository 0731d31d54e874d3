// Every kind of thing that an order can contain, from the price to the money back: decision 0037.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EntityType } from '#core/modules/catalogue/catalogue.ts'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, MINUTE } from '#core/kernel/time.ts'
import { LATER_PART, ORDER_KINDS, type OrderId } from '#core/modules/orders/order.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, type NewBatch, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { anAiCourse } from '#server/modules/listings/factory.ts'
import { sellables } from '#server/platform/points/sellables.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { expectBalancedBooks } from '#server/test/books.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
let asha: AHousehold
let bundle: NewBundle
let batch: NewBatch
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  asha = await aHousehold(app.ctx)
  bundle = await aBundle(app.ctx, { price: rupees(11_800) })
  await aBatch(app.ctx, bundle)
  const endsAt = later(app.now(), 40 * DAY)
  batch = await aBatch(app.ctx, bundle, { label: '3', price: rupees(2_360), startsAt: app.now(), endsAt })
})
afterEach(async () => {
  await app.sandbox.resetKnobs()
  await expectBalancedBooks(app)
})

const family = () => app.as(asha)
const liveBatch = () => ({ entityId: batch.id, entityType: 'OTF_BATCH' })
const enrolments = () => family().enrolments.getEnrolments({ bundleId: bundle.id })
const becomes = (orderId: OrderId, status: string) =>
  expect.poll(async () => (await family().payments.getOrderStatus({ orderId })).status).toBe(status)

async function order(what: object) {
  const { token } = await family().orders.makeQuote(what)
  return family().orders.buyItems({ quote: token })
}

async function pay(orderId: OrderId) {
  await family().payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
}

let clerks = 0
async function refundAll(orderId: OrderId) {
  clerks += 2
  const aClerk = (no: number) =>
    app.as(
      clerk(`stf0000000000000002${String(no).padStart(2, '0')}`, 'refunds.view', 'refunds.edit', 'refunds.approve'),
    )
  const { id } = await aClerk(clerks).staffRefundRequests.create({ orderId, reason: 'changed their mind' })
  await aClerk(clerks + 1).staffPaymentActions.decideRefund({ id, isApproved: true })
}

/** The gateway returns the money by itself some time after it was asked to. */
const isBack = (orderId: OrderId) =>
  expect
    .poll(async () => {
      app.moveClock(MINUTE)
      await app.runJobs()
      return (await family().orders.getOrderInfo({ orderId })).status
    })
    .toBe('REFUNDED')

describe('one live batch', () => {
  it('is quoted, paid, enrolled in, invoiced and given back', async () => {
    const quote = await family().orders.makeQuote(liveBatch())
    expect(quote).toMatchObject({ entityId: batch.id, entityType: 'OTF_BATCH', bundleId: bundle.id, title: `${bundle.title.en}, batch 3`, validTill: batch.endsAt }) // prettier-ignore
    expect(quote.priceView).toMatchObject({ price: rupees(2_360), cutPrice: rupees(2_360) })
    const { orderId, ...made } = await family().orders.buyItems({ quote: quote.token })
    expect(made).toMatchObject({ kind: 'COURSE', entityType: 'OTF_BATCH', entityId: batch.id, bundleId: bundle.id })
    expect(made.sells).toEqual({
      name: { en: 'Live batch', hi: 'लाइव बैच', ta: 'நேரலைத் தொகுதி', mr: 'लाइव्ह बॅच' },
      payPath: `/pay?entity=${batch.id}&entityType=OTF_BATCH`,
      backTo: null,
      done: null,
      hasInvoice: true,
    })
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    expect(await enrolments()).toMatchObject([{ state: 'REGULAR', isActive: true, batchId: batch.id, validTill: batch.endsAt }]) // prettier-ignore
    await app.runJobs()
    // 2,360 with 18% GST is 2,000 and 360.
    expect(await family().invoices.getInvoice({ orderId })).toMatchObject({ total: rupees(2_360), taxableValue: rupees(2_000) }) // prettier-ignore
    expect(await family().onboarding.getAutoEnrolledBatches({ id: await onboardingId() })).toMatchObject([{ id: batch.id }]) // prettier-ignore
    await refundAll(orderId)
    expect(await enrolments()).toMatchObject([{ isActive: false }])
    await isBack(orderId)
    expect(await family().invoices.listCreditNotes({ orderId })).toMatchObject([{ total: rupees(2_360) }])
  })

  it('is not sold to who has the course, and keeps the course from being bought twice', async () => {
    const { orderId } = await order(liveBatch())
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    for (const what of [liveBatch(), { entityId: bundle.id }])
      await expect(family().orders.buyItems(what)).rejects.toMatchObject({ code: 'ALREADY_ENROLLED' })
  })

  it('takes a coupon that is meant for it, by its own id', async () => {
    const { code: couponCode } = await aCoupon(app.ctx, { entityTypes: ['OTF_BATCH'], entityIds: [batch.id] })
    const { successData } = await family().coupons.checkValidity({ code: couponCode, ...liveBatch() })
    const { discount, couponCode: applied } = await order({ ...liveBatch(), couponCode })
    expect({ discount, applied }).toEqual({ discount: successData?.discount, applied: couponCode })
    const course = { entityId: bundle.id, couponCode }
    await expect(family().orders.makeQuote(course)).rejects.toMatchObject({ code: 'COUPON_NOT_FOR_ENTITY' })
  })

  it('is paid for at once: its price is not split', async () => {
    const { token } = await family().orders.makeQuote(liveBatch())
    await expect(family().instalments.prepareInstalments({ quote: token })).rejects.toMatchObject({ code: 'NO_INSTALMENTS' }) // prettier-ignore
  })

  it('is paid out of the wallet too', async () => {
    const recharge = await family().orders.rechargeAccount({ amount: rupees(3_000) })
    await pay(recharge.orderId)
    await becomes(recharge.orderId, 'SUCCESS')
    expect(await family().orders.getWalletPart({ entityId: batch.id, amount: rupees(2_360) })).toMatchObject({ part: rupees(2_360) }) // prettier-ignore
    const bought = await family().orders.buyItems({ ...liveBatch(), walletAmount: rupees(2_360) })
    expect(bought).toMatchObject({ status: 'PAID', enrolmentResult: 'SUCCESS' })
  })

  it('is returned in full when the payment comes after its end', async () => {
    const soon = await aBatch(app.ctx, bundle, { label: '4', price: rupees(500), endsAt: later(app.now(), 5 * MINUTE) })
    const { orderId } = await order({ entityId: soon.id, entityType: 'OTF_BATCH' })
    await family().payments.startPayment({ orderId, method: 'UPI_QR' })
    app.moveClock(6 * MINUTE)
    await app.sandbox.control(orderId, 'approve')
    await becomes(orderId, 'REFUNDED')
    expect(await family().orders.getOrderInfo({ orderId })).toMatchObject({ returnReason: 'SOLD_OUT', enrolmentResult: 'FAIL' }) // prettier-ignore
    await isBack(orderId)
    expect(await enrolments()).toEqual([])
  })

  it('is never refused as a server fault after its end, even when it costs nothing', async () => {
    const over = await aBatch(app.ctx, bundle, { label: '5', price: rupees(0), endsAt: later(app.now(), -DAY), startsAt: later(app.now(), -2 * DAY) }) // prettier-ignore
    await expect(family().orders.buyItems({ entityId: over.id, entityType: 'OTF_BATCH' })).rejects.toMatchObject({ code: 'VALIDITY_IS_OVER' }) // prettier-ignore
  })

  it('is seen by staff in words', async () => {
    const { orderId } = await order(liveBatch())
    const staff = app.as(clerk('stf000000000000000299', 'orders.view'))
    expect(await staff.staffOrders.one({ id: orderId })).toMatchObject({ soldAs: 'One live batch', entityType: 'OTF_BATCH' }) // prettier-ignore
  })
})

async function onboardingId() {
  const { rows } = await app.pool.query<{ id: string }>('select id from onboarding.onboarding where learner_id = $1', [asha.learnerId]) // prettier-ignore
  return rows[0]?.id as never // the contract reads it
}

describe('the batches of an AI-led course', () => {
  it('are quoted, paid, enrolled in, invoiced and given back', async () => {
    await anAiCourse(app.ctx, [bundle.id])
    const { orderId, sells } = await order({ entityId: bundle.id, entityType: 'BATCH_BUNDLE' })
    expect(sells.payPath).toBe(`/pay?courseType=ai&entity=${bundle.id}`)
    await pay(orderId)
    await becomes(orderId, 'SUCCESS')
    expect(await enrolments()).toMatchObject([{ isActive: true, batchId: null }])
    await app.runJobs()
    expect(await family().invoices.getInvoice({ orderId })).toMatchObject({ total: rupees(11_800) })
    await refundAll(orderId)
    await isBack(orderId)
    expect(await enrolments()).toMatchObject([{ isActive: false }])
  })

  it('have a coupon of their own kind', async () => {
    await anAiCourse(app.ctx, [bundle.id])
    const { code: couponCode } = await aCoupon(app.ctx, { entityTypes: ['BATCH_BUNDLE'] })
    const quote = (entityType: string) => family().orders.makeQuote({ entityId: bundle.id, entityType, couponCode })
    expect((await quote('BATCH_BUNDLE')).couponCode).toBe(couponCode)
    await expect(quote('BUNDLE')).rejects.toMatchObject({ code: 'COUPON_NOT_FOR_ENTITY' })
  })
})

describe('orders and coupons refuse alike', () => {
  const unpriced = async () => (await aBatch(app.ctx, bundle, { label: '6' })).id

  it.each([
    ['an unknown kind', 'INVALID_ENTITY', 400, { entityType: 'HOUSE', entityId: 'x' }],
    ['the wallet, which has an entry of its own', 'INVALID_ENTITY', 400, { entityType: 'WALLET', entityId: 'wallet' }],
    ['a part of a price', 'INVALID_ENTITY', 400, { entityType: LATER_PART, entityId: 'x' }],
    ['an unknown live batch', 'BATCH_NOT_FOUND', 404, { entityType: 'OTF_BATCH', entityId: 'bat000000000000000000' }],
    ['an unknown AI-led batch', 'BATCH_NOT_FOUND', 404, { entityType: 'BATCH_BUNDLE', entityId: 'bun000000000000000000' }], // prettier-ignore
    ['an unknown course', 'BUNDLE_NOT_FOUND', 404, { entityType: 'BUNDLE', entityId: 'bun000000000000000000' }],
    ['an unknown trial', 'BUNDLE_NOT_FOUND', 404, { entityType: 'BUNDLE_TRIAL', entityId: 'trl000000000000000000' }],
  ])('%s with %s', async (_, code, status, what) => {
    const refused = { code, status }
    await expect(family().orders.makeQuote(what)).rejects.toMatchObject(refused)
    await expect(family().orders.buyItems(what)).rejects.toMatchObject(refused)
    await expect(family().coupons.checkValidity({ code: 'GHOST', ...what })).rejects.toMatchObject(refused)
  })

  it('a batch without a price of its own', async () => {
    const what = { entityType: 'OTF_BATCH', entityId: await unpriced() }
    const refused = { code: 'BATCH_NOT_FOUND', status: 404 }
    await expect(family().orders.makeQuote(what)).rejects.toMatchObject(refused)
    await expect(family().coupons.checkValidity({ code: 'GHOST', ...what })).rejects.toMatchObject(refused)
  })
})

describe('the sellables', () => {
  it('have each an entity type of their own, and a kind that the contract lists', () => {
    const all = sellables.all(app.ctx)
    const types = all.map(({ entityType }) => entityType)
    expect(new Set(types).size).toBe(types.length)
    expect(types.toSorted()).toEqual([...EntityType.options, 'WALLET', LATER_PART].toSorted())
    for (const { kind } of all) expect(ORDER_KINDS).toContain(kind)
  })
})
