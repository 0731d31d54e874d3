// The country that a booking's form preselects: what was chosen in this browser, then the profile, then the hour. Learning spec, section 3
// "Enumerations"; decision L-31.
import { afterAll, expect, it } from 'vitest'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp } from '#server/test/app.ts'

const app = await startTestApp()
afterAll(() => app.close())

const EMIRATES = { isoCountryCode: 'AE', phoneCode: '971' }
const INDIA = { isoCountryCode: 'IN', phoneCode: '91' }
const PATH = '/api/v2/demo/booking?category=coding'
const read = async (cookie: string) => (await app.inject({ url: PATH, cookie })).json()

it('is the one of the number that was typed in this browser', async () => {
  const browser = app.browser()
  expect(await browser.client.demos.getBooking({ category: 'coding' })).toMatchObject(INDIA)
  const body = { phone: '050 123 4567', phoneCode: '971' }
  const { headers } = await browser.send({ method: 'POST', url: '/api/info/preBookingVerification', body })
  const cookie = [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('kandil-country='))
  expect(cookie).toBe('kandil-country=locale=en&countryCode=AE; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax')
  // The browser's hour is India's: what was chosen counts more.
  expect(await browser.client.demos.getBooking({ category: 'coding', offset: -330 })).toMatchObject(EMIRATES)
})

it('is chosen anew with a number of another country, when signing in too', async () => {
  const browser = app.browser()
  browser.cookies.set('kandil-country', 'locale=en&countryCode=AE')
  await browser.client.accounts.preLoginVerification({ phone: '98765 11111' })
  expect(browser.cookies.get('kandil-country')).toBe('locale=in&countryCode=IN')
  expect(await browser.client.demos.getBooking({ category: 'coding', offset: 300 })).toMatchObject(INDIA)
})

it('goes before the one of the profile', async () => {
  const browser = app.browser(await aHousehold(app.ctx))
  expect(await browser.client.demos.getBooking({ category: 'coding' })).toMatchObject(INDIA)
  browser.cookies.set('kandil-country', 'locale=en&countryCode=AE')
  expect(await browser.client.demos.getBooking({ category: 'coding' })).toMatchObject(EMIRATES)
})

it.each([
  '',
  'AE',
  'countryCode=ZZ',
  'countryCode%3DtoString',
  '%E0%A4%A',
  '%00',
  '[object Object]',
  'x'.repeat(3_000),
])('is India when the cookie says %j', async (value) =>
  expect(await read(`kandil-country=${value}`)).toMatchObject(INDIA),
)

it('is kept by nobody whose number is refused', async () => {
  const body = { phone: '12', phoneCode: '971' }
  const reply = await app.inject({ method: 'POST', url: '/api/info/preBookingVerification', body })
  expect(reply.statusCode).toBe(400)
  expect(String(reply.headers['set-cookie'])).not.toContain('kandil-country')
})
