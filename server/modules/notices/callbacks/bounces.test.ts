// Mail that comes back: Mailgun reports it, and the address gets no more.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, START, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { notify } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.sandbox.sendMessageReportsTo(app.url)
})
beforeEach(async () => {
  app.moveClock(START - app.now())
  await app.sandbox.resetKnobs()
})
afterAll(() => app.close())

let families = 0
async function aFamily() {
  const email = `bounce${(families += 1)}@kandil.example`
  return { email, home: await aHousehold(app.ctx, { email, hasConsent: true, birthYear: 2011 }) }
}

/** A mail that was asked for. Waits until its vendor has told all there is to tell. */
async function mail({ home, email }: { home: AHousehold; email: string }, reports: number): Promise<void> {
  const { accountId } = home
  const values = { course: 'Optics', time: '7:00 pm' }
  await app.ctx.db.transaction().execute((tx) =>
    notify(app.ctx, tx, { to: { accountId }, type: 'class-soon', key: app.ctx.newId('tst'), purpose: 'PAYMENTS', channels: ['MAIL'], mailTo: email, values }),
  ) // prettier-ignore
  await app.runJobs()
  if (reports > 0) await expect.poll(async () => (await app.sandbox.outbox(email))[0]?.reports).toHaveLength(reports)
  // A report that came before the message was written down is taken again a minute later.
  app.moveClock(MINUTE)
  await app.runJobs()
}

const mailsTo = async (email: string) => (await app.sandbox.outbox(email)).length
const deliveryOf = async (email: string) => {
  const [arrived] = await app.sandbox.outbox(email)
  const { data } = await app.as(owner).staffSent.list({ q: arrived?.providerId ?? '' })
  return data[0]?.delivery
}

describe('an address', () => {
  it.each([
    ['BOUNCED', 1, 'FAILED', 1],
    ['COMPLAINED', 2, 'DELIVERED', 1],
    ['DELIVERED', 1, 'DELIVERED', 2],
    ['DELAYED', 1, null, 2],
    ['SILENT', 0, null, 2],
  ] as const)('whose mail is %s has it so in the list of messages, and gets as much as it takes', async (mailEnds, reports, delivery, mails) => {
    await app.sandbox.knobs({ mailEnds })
    const family = await aFamily()
    await mail(family, reports)
    expect(await deliveryOf(family.email)).toBe(delivery)
    await mail(family, 0)
    expect(await mailsTo(family.email)).toBe(mails)
  }) // prettier-ignore

  it('that took no mail gets none however it is written, and another one does', async () => {
    await app.sandbox.knobs({ mailEnds: 'BOUNCED' })
    const family = await aFamily()
    await mail(family, 1)
    await app.sandbox.resetKnobs()
    const other = { ...family, email: `new-${family.email}` }
    await mail(other, 1)
    expect(await mailsTo(other.email)).toBe(1)
    await mail({ ...family, email: family.email.toUpperCase() }, 0)
    expect(await mailsTo(family.email)).toBe(1)
  })
})

describe('a report', () => {
  const KEY = 'sandbox-mail-callback-key'
  const event = (messageId: string, recipient: string) => ({ event: 'failed', severity: 'permanent', recipient, message: { headers: { 'message-id': messageId } } }) // prettier-ignore
  function report(data: unknown, key = KEY): string {
    const [timestamp, token] = ['1795264260', 'a'.repeat(50)]
    const signature = createHmac('sha256', key).update(timestamp + token).digest('hex') // prettier-ignore
    return JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': data })
  }
  const send = async (body: string) =>
    (await app.inject({ method: 'POST', url: '/api/notices/callbacks/mail', body })).statusCode

  it('with a wrong signature or none is refused, and one that nobody can read is', async () => {
    const forged = [report(event('a@b', 'x@kandil.example'), 'another-key'), '{}', 'x', '{"signature":{"timestamp":1,"token":null,"signature":{}}}'] // prettier-ignore
    for (const body of forged) expect(await send(body)).toBe(401)
    for (const data of [null, {}, [], { event: 'failed' }, { event: 7, message: { headers: { 'message-id': 'a' } } }])
      expect(await send(report(data))).toBe(400)
  })

  it('about a mail that is not ours stops nothing', async () => {
    const family = await aFamily()
    expect(await send(report(event('not-ours@kandil.example', family.email)))).toBe(200)
    await mail(family, 1)
    expect(await mailsTo(family.email)).toBe(1)
  })
})
