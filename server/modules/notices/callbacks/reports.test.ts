import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { LEAST_PREFERENCE } from '#core/modules/profiles/notification.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { startTestApp, START, type TestApp } from '#server/test/app.ts'
import {
  smsCallback,
  smsReport,
  whatsAppCallback,
  whatsAppStatus,
  type Callback,
} from '#server/test/vendor-callbacks.ts'
import { notify } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

const send = async (callback: Callback, to: Pick<TestApp, 'inject'> = app) =>
  (await to.inject({ method: 'POST', ...callback })).statusCode
const urgent = ({ accountId }: AHousehold) =>
  app.ctx.db.transaction().execute(
    (tx) =>
    notify(app.ctx, tx, { to: { accountId }, type: 'class-soon', key: 'class 1', purpose: 'PAYMENTS', values: { course: 'Optics', time: '7:00 pm' } }), // prettier-ignore
  )

/** An urgent notice whose WhatsApp message has left; the SMS would follow after ten minutes. */
async function anUrgentNotice() {
  const home = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
  await someConsents(app.ctx, { ...home, purposes: ['WHATSAPP'] })
  await app.asOwner(`insert into profiles.notification_preference (account_id, channels, quiet_from, quiet_till, may_call, updated_at)
    values ('${home.accountId}', '${JSON.stringify({ ...LEAST_PREFERENCE.channels, PAYMENTS: ['WHATSAPP'] })}', 1260, 480, false, now())`)
  await urgent(home)
  await app.runJobs()
  return { home, providerId: await providerIdOf(home) }
}

async function providerIdOf({ accountId }: AHousehold): Promise<string> {
  const { provider_id } = await app.ctx.db
    .selectFrom('messages.sent')
    .innerJoin('notices.send', 'notices.send.message_id', 'messages.sent.id')
    .select('provider_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return provider_id ?? ''
}

const deliveryOf = async (providerId: string) =>
  (await app.ctx.db.selectFrom('messages.sent').select('delivery').where('provider_id', '=', providerId).executeTakeFirst())?.delivery // prettier-ignore
const channelsTo = async ({ phone }: AHousehold) => (await app.sandbox.outbox(phone)).map(({ channel }) => channel)

describe('a delivery report', () => {
  it('that WhatsApp has delivered keeps the SMS from following', async () => {
    const { home, providerId } = await anUrgentNotice()
    expect(await channelsTo(home)).toEqual(['WHATSAPP'])
    expect(await send(whatsAppCallback(whatsAppStatus(providerId, 'delivered')))).toBe(200)
    app.moveClock(10 * MINUTE)
    await app.runJobs()
    expect(await channelsTo(home)).toEqual(['WHATSAPP'])
  })

  it.each(['sent', 'failed'])('of "%s" does not', async (status) => {
    const { home, providerId } = await anUrgentNotice()
    expect(await send(whatsAppCallback(whatsAppStatus(providerId, status)))).toBe(200)
    app.moveClock(10 * MINUTE)
    await app.runJobs()
    expect(await channelsTo(home)).toEqual(['SMS', 'WHATSAPP'])
  })

  it('that comes in any order and twice never goes back', async () => {
    const steps = [
      ['sent', 'SENT'],
      ['failed', 'FAILED'],
      ['sent', 'FAILED'],
      ['read', 'READ'],
      ['delivered', 'READ'],
      ['failed', 'READ'],
      ['read', 'READ'],
    ] as const
    const { providerId } = await anUrgentNotice()
    for (const [status, after] of steps) {
      expect(await send(whatsAppCallback(whatsAppStatus(providerId, status)))).toBe(200)
      expect(await deliveryOf(providerId)).toBe(after)
    }
  })

  it('that is forged or unsigned is refused, and counted', async () => {
    const { providerId } = await anUrgentNotice()
    const body = whatsAppStatus(providerId, 'delivered')
    const { url } = whatsAppCallback(body)
    const forged = [whatsAppCallback(body, 'another-secret'), { ...whatsAppCallback(body), body: `${body} ` }, { url, headers: {}, body }, smsCallback(smsReport(providerId, '1'), 'Basic bXNnOTE6')] // prettier-ignore
    for (const each of forged) expect(await send(each)).toBe(401)
    expect(await deliveryOf(providerId)).toBeNull()
    expect(await app.ctx.metrics.text()).toContain('kandil_message_callbacks_total{channel="WHATSAPP",kind="FORGED"} 3')
  })

  it.each([
    ['1', 'DELIVERED'],
    ['2', 'FAILED'],
    ['17', 'FAILED'],
    ['8', null],
  ])('of an SMS with MSG91’s number %s says %s', async (status, state) => {
    const home = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
    await urgent(home)
    await app.runJobs()
    const providerId = await providerIdOf(home)
    expect(await send(smsCallback(smsReport(providerId, status)))).toBe(200)
    expect(await deliveryOf(providerId)).toBe(state)
  })

  it('that comes before the message was written down counts a minute later', async () => {
    const early = JSON.stringify({ requestId: 'early-1', number: '919876543210', status: 'delivered' })
    expect(await send(smsCallback(early))).toBe(200)
    await app.asOwner(`insert into messages.sent (id, key, channel, subject, provider_id, at) values ('msg_early', 'otp', 'SMS', 'x', 'early-1', now())`) // prettier-ignore
    app.moveClock(MINUTE)
    await app.runJobs()
    expect(await deliveryOf('early-1')).toBe('DELIVERED')
  })
})

describe('WhatsApp’s question whether the address is ours', () => {
  const ask = (token: string, mode = 'subscribe') =>
    app.inject({ url: `/api/notices/callbacks/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444` }) // prettier-ignore

  it('is answered when the token is right', async () => {
    const { statusCode, payload } = await ask('sandbox-whatsapp-verify-token')
    expect([statusCode, payload]).toEqual([200, '1158201444'])
    expect((await ask('another')).statusCode).toBe(403)
    expect((await ask('sandbox-whatsapp-verify-token', 'other')).statusCode).toBe(403)
  })
})

it('callbacks without a secret of ours are not there', async () => {
  const { sms, whatsapp } = app.ctx
  const bare = await startTestApp({ sms: { send: sms.send }, whatsapp: { send: whatsapp.send } })
  const statuses = [
    await send(smsCallback(smsReport('x', '1')), bare),
    await send(whatsAppCallback(whatsAppStatus('x', 'read')), bare),
    (await bare.inject({ url: '/api/notices/callbacks/whatsapp?hub.mode=subscribe' })).statusCode,
  ]
  await bare.close()
  expect(statuses).toEqual([404, 404, 404])
})
