// A batch led by AI is sold by its aioId, as BATCH_BUNDLE: decision 0011.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle } from '#server/modules/catalogue/factory.ts'
import { aCoupon } from '#server/modules/coupons/factory.ts'
import { anAiCourse } from '#server/modules/listings/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
let asha: AHousehold
let aioId: string
beforeAll(async () => {
  app = await startTestApp()
  asha = await aHousehold(app.ctx)
  const bundle = await aBundle(app.ctx)
  await anAiCourse(app.ctx, [bundle.id])
  aioId = bundle.id
})
afterAll(() => app.close())

describe('buying a batch led by AI', () => {
  it('makes an order by its aioId, with a coupon, that enrols once it is paid', async () => {
    const { code: couponCode } = await aCoupon(app.ctx, { entityTypes: ['BUNDLE', 'BATCH_BUNDLE'] })
    const { token } = await app.as(asha).orders.makeQuote({ entityId: aioId, entityType: 'BATCH_BUNDLE', couponCode })
    const { orderId, entityType, entityId, discount } = await app.as(asha).orders.buyItems({ quote: token })
    expect({ entityType, entityId }).toEqual({ entityType: 'BATCH_BUNDLE', entityId: aioId })
    expect(discount).toBeGreaterThan(0)
    await app.as(asha).payments.startPayment({ orderId, method: 'UPI_QR' })
    await app.sandbox.control(orderId, 'approve')
    await expect
      .poll(async () => (await app.as(asha).payments.getOrderStatus({ orderId })).enrolmentResult)
      .toBe('SUCCESS')
  })

  it('is refused for what is no such batch', async () => {
    const { id: entityId } = await aBundle(app.ctx)
    const quote = (entityType: string) => app.as(asha).orders.makeQuote({ entityId, entityType })
    await expect(quote('BATCH_BUNDLE')).rejects.toMatchObject({
      code: 'BATCH_NOT_FOUND',
      message: 'Batch not found, Please try again after sometimes',
    })
    await expect(quote('ELSE')).rejects.toMatchObject({ code: 'INVALID_ENTITY', message: 'Invalid Course type' })
  })
})
