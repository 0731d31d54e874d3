// The bank's one-time password on the page that waits, sent as a plain form: no script has to run. Commerce specification, section 5.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import type { TestApp } from '#server/test/app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '#server/test/pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

/** A card that is typed on the gateway's page and left with it. */
async function leaveCard(page: string) {
  const card = { number: '4111111111111111', expiry: '12/30', cvv: '123', name: 'Asha Rao', keep: 'on' }
  const bank = new URL((await send(page, card)).headers.get('location') ?? '', page)
  await send(bank.href, { otp: '123456' })
}

it('is refused at its field, then pays the order', async () => {
  const asha = await aHousehold(app.ctx)
  const { orders, payments } = app.as(asha)
  const buy = async () =>
    (await orders.buyItems({ subscriptionPlanId: (await aSellablePlan(app.ctx)).plan.id })).orderId
  const first = await buy()
  await leaveCard((await payments.startPayment({ orderId: first, method: 'CARD' })).next.redirectUrl ?? '')
  await expect.poll(async () => (await payments.getOrderStatus({ orderId: first })).status).toBe('SUCCESS')

  const orderId = await buy()
  const card = (await payments.listCards({})).cards[0]?.cardReference
  expect((await payments.startPayment({ orderId, method: 'CARD', card })).next).toMatchObject({ takesOtp: true })
  const url = `/pay/${orderId}/wait`
  const cookie = await app.cookieOf(asha)
  const { body } = await app.inject({ url: `${url}?go=1`, cookie })
  const field = /<input[^>]*id="otp"[^>]*>/.exec(body)?.[0].toLowerCase()
  for (const part of ['name="otp"', 'inputmode="numeric"', 'autocomplete="one-time-code"'])
    expect(field).toContain(part)
  // It neither leaves for the bank by itself nor loads again under what is being typed.
  expect(body).not.toMatch(/http-equiv="refresh"/i)

  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: app.ctx.settings.publicUrl }
  const type = (otp: string) => app.inject({ method: 'POST', url, headers, cookie, body: `otp=${otp}` })
  const refused = await type('000000')
  expect(refused.body).toMatch(/id="otp-error"[^>]*>.*Incorrect OTP\. Please try again\./s)
  const paid = await type('123+456')
  expect([paid.statusCode, paid.headers['location']]).toEqual([302, `/pay/${orderId}`])
  expect((await payments.getOrderStatus({ orderId })).status).toBe('SUCCESS')
})
