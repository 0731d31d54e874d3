// A call that reads the code: when it is offered, what it costs a stranger's number, and what its vendor reports.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.sandbox.sendMessageReportsTo(app.url)
})
beforeEach(() => app.sandbox.resetKnobs())
afterAll(() => app.close())

let made = 0
/** A number that nobody has, in a browser and a network of its own. */
function aStranger() {
  made += 1
  const { client } = app.browser(visitor, `10.20.${made}.1`)
  return { client, phone: String(9_600_000_000 + made * 1_000_000) }
}
type Stranger = ReturnType<typeof aStranger>

const ask = ({ client, phone }: Stranger) => client.accounts.preLoginVerification({ phone })
const channelsTo = async (phone: string) => (await app.sandbox.outbox(phone)).map(({ channel }) => channel)

async function resend({ client }: Stranger, verificationId: string, channel: 'SMS' | 'VOICE', wait: number) {
  app.moveClock(wait)
  return client.accounts.resendLoginOtp({ verificationId, channel })
}

/** Its SMS was not delivered, and the vendor has said so. */
async function askInVain(stranger: Stranger): Promise<string> {
  await app.sandbox.knobs({ messageEnds: 'FAILED' })
  const { verificationId } = await ask(stranger)
  await expect.poll(async () => (await app.sandbox.outbox(stranger.phone))[0]?.reports).toHaveLength(1)
  // A report that came before the message was written down is taken again a minute later.
  app.moveClock(MINUTE)
  await app.runJobs()
  return verificationId
}

const NOT_YET = { code: 'CALL_NOT_YET', status: 409 }

describe('a call with the code', () => {
  it('is offered after the second resend, and the code that it reads signs in', async () => {
    const stranger = aStranger()
    const { verificationId, canCall } = await ask(stranger)
    expect(canCall).toBe(false)
    await expect(resend(stranger, verificationId, 'VOICE', 30 * SECOND)).rejects.toMatchObject(NOT_YET)
    expect((await resend(stranger, verificationId, 'SMS', 0)).canCall).toBe(false)
    await expect(resend(stranger, verificationId, 'VOICE', 60 * SECOND)).rejects.toMatchObject(NOT_YET)
    expect((await resend(stranger, verificationId, 'SMS', 0)).canCall).toBe(true)
    const called = await resend(stranger, verificationId, 'VOICE', 120 * SECOND)
    expect(called).toMatchObject({ verificationId, channel: 'VOICE', expiresInSeconds: 300, resendInSeconds: 120 })
    expect(await channelsTo(stranger.phone)).toEqual(['VOICE', 'SMS', 'SMS', 'SMS'])
    const otp = (await app.sandbox.lastOtp(stranger.phone)) ?? ''
    expect(await stranger.client.accounts.verifyLoginOtp({ verificationId, otp })).toMatchObject({ isNewUser: true })
  })

  it('ends the code of the message before it', async () => {
    const stranger = aStranger()
    const verificationId = await askInVain(stranger)
    const older = (await app.sandbox.lastOtp(stranger.phone)) ?? ''
    await resend(stranger, verificationId, 'VOICE', 0)
    const newer = (await app.sandbox.lastOtp(stranger.phone)) ?? ''
    if (older !== newer)
      await expect(stranger.client.accounts.verifyLoginOtp({ verificationId, otp: older })).rejects.toMatchObject({ code: 'INCORRECT_OTP' }) // prettier-ignore
    await stranger.client.accounts.verifyLoginOtp({ verificationId, otp: newer })
  })

  it('is offered at once when the SMS was not delivered, and only the browser that waits learns so', async () => {
    const stranger = aStranger()
    const verificationId = await askInVain(stranger)
    expect(await stranger.client.otp.codeDelivery({ verificationId })).toEqual({ canCall: true })
    await expect(aStranger().client.otp.codeDelivery({ verificationId })).rejects.toMatchObject({ code: 'OTP_EXPIRED' })
    await resend(stranger, verificationId, 'VOICE', 0)
    expect(await channelsTo(stranger.phone)).toEqual(['VOICE', 'SMS'])
  })

  it('is not offered while the SMS is delivered, nor abroad', async () => {
    const stranger = aStranger()
    const { verificationId } = await ask(stranger)
    expect(await stranger.client.otp.codeDelivery({ verificationId })).toEqual({ canCall: false })
    const abroad = { ...aStranger(), phone: '+971501234567' }
    const sent = await ask(abroad)
    await resend(abroad, sent.verificationId, 'SMS', 30 * SECOND)
    expect(await resend(abroad, sent.verificationId, 'SMS', 60 * SECOND)).toMatchObject({ channel: 'WHATSAPP', canCall: false }) // prettier-ignore
    await resend(abroad, sent.verificationId, 'VOICE', 120 * SECOND).catch(() => {}) // refused, or sent by WhatsApp
    expect(await channelsTo(abroad.phone)).not.toContain('VOICE')
  })

  it('rings twice an hour at most', async () => {
    const stranger = aStranger()
    const verificationId = await askInVain(stranger)
    await resend(stranger, verificationId, 'VOICE', 0)
    await resend(stranger, verificationId, 'VOICE', 120 * SECOND)
    await expect(resend(stranger, verificationId, 'VOICE', 120 * SECOND)).rejects.toMatchObject({ status: 429 })
    await resend(stranger, verificationId, 'VOICE', HOUR)
    expect(await channelsTo(stranger.phone)).toEqual(['VOICE', 'VOICE', 'VOICE', 'SMS'])
  })

  it('that the vendor does not take is reported, and may be asked for again', async () => {
    const stranger = aStranger()
    const verificationId = await askInVain(stranger)
    await app.sandbox.knobs({ callFault: 'ERROR' })
    await expect(resend(stranger, verificationId, 'VOICE', 0)).rejects.toMatchObject({ code: 'OTP_NOT_SENT' })
    await app.sandbox.knobs({ callFault: 'NONE' })
    await resend(stranger, verificationId, 'VOICE', 120 * SECOND)
    expect(await channelsTo(stranger.phone)).toEqual(['VOICE', 'SMS'])
  })
})

describe('the vendor of calls', () => {
  it.each([
    ['ANSWERED', false, ['answered 200'], 'DELIVERED'],
    ['NO_ANSWER', false, ['no-answer 200'], 'FAILED'],
    ['BUSY', false, ['busy 200'], 'FAILED'],
    ['ANSWERED', true, ['answered 401'], null],
  ] as const)('reports %s, forged %s', async (callEnds, messageReportsForged, reports, delivery) => {
    const stranger = aStranger()
    const verificationId = await askInVain(stranger)
    await app.sandbox.knobs({ callEnds, messageReportsForged })
    await resend(stranger, verificationId, 'VOICE', 0)
    const newest = async () => (await app.sandbox.outbox(stranger.phone))[0]
    await expect.poll(async () => (await newest())?.reports).toEqual(reports)
    app.moveClock(MINUTE)
    await app.runJobs()
    const { data } = await app.as(owner).staffSent.list({ q: (await newest())?.providerId ?? '' })
    expect(data).toMatchObject([{ key: 'otp', channel: 'VOICE', subject: verificationId, delivery }])
  })
})
