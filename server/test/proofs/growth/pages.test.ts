// No page that the server draws for a family, and no webhook, reads more rows the more families there are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '../../pages.ts'
import { smsCallback, smsReport } from '../../vendor-callbacks.ts'
import { makeLarge } from './large.ts'

const PAGES = [
  '/', '/hi', '/explore', '/courses?grade=11&board=cbse&target=jeemain', '/ai-live', '/short-programs', '/plans?grade=11&board=cbse&target=jeemain',
  '/login', '/me', '/me?tab=orders', '/me?tab=wallet', '/me/family', '/me/guardians', '/me/consent', '/me/consent/stop', '/me/contact', '/me/addresses',
  '/me/messages', '/me/notices', '/me/calendar', '/me/devices', '/me/auto-debit', '/me/cards', '/me/privacy', '/timetable', '/onboarding', '/money-left',
  '/ask', '/tnc', '/sitemap.xml', '/pay/{order}', '/pay/{order}/wait', '/pay/{order}/invoice.pdf',
] // prettier-ignore
const CREDENTIALS = `Basic ${btoa('sandbox:sandbox-webhook-password')}`

let app: TestApp
beforeAll(async () => {
  app = await startTestAppWithPages()
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

let large: ReturnType<typeof makeLarge> | undefined
const prepared = () => (large ??= makeLarge(app, { likeLarge: ['families'] }))

describe('a page for a family', () => {
  it.for(PAGES)('reads only its own: %s', async (page) => {
    const { family, growing } = await prepared()
    growing()
    const url = page.replace('{order}', String(family.ids['orderId']))
    const { statusCode } = await app.inject({ url, cookie: await app.cookieOf(family.actor) })
    expect(statusCode).toBeLessThan(500)
    expect(growing()).toEqual([])
  })
})

describe('a webhook', () => {
  it('of the gateway reads only its order', async () => {
    const { family, growing } = await prepared()
    growing()
    const body = {
      id: 'evt_grown',
      event_name: 'ORDER_SUCCEEDED',
      content: { order: { order_id: family.ids['orderId'] } },
    }
    const url = '/api/payment/juspay/webhook'
    const { statusCode } = await app.inject({ method: 'POST', url, headers: { authorization: CREDENTIALS }, body })
    expect(statusCode).toBe(200)
    expect(growing()).toEqual([])
  })

  it('of a message vendor reads only its message', async () => {
    const { growing } = await prepared()
    // No two messages of a vendor have the same id; copies do.
    await app.asOwner(`update messages.sent set provider_id = case id
      when (select min(id) from messages.sent where channel = 'SMS') then 'of-one' else md5(id) end`)
    await app.asOwner('vacuum analyze messages.sent')
    growing()
    const callback = smsCallback(smsReport('of-one', '1'))
    const headers = { ...callback.headers, 'content-type': 'application/x-www-form-urlencoded' }
    const { statusCode } = await app.inject({ ...callback, method: 'POST', headers })
    expect(statusCode).toBeLessThan(500)
    expect(growing()).toEqual([])
  })
})
