// The vendors of messages as the sandbox plays them: their reports reach the product over the network.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#core/kernel/time.ts'
import type { Message } from '#sandbox/outbox/outbox.ts'
import type { NoticeChannel, NotificationPreference } from '#core/taxonomy/notice.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { notify } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.sandbox.sendMessageReportsTo(app.url)
})
beforeEach(() => app.sandbox.resetKnobs())
afterAll(() => app.close())

type Channels = { -readonly [P in keyof NotificationPreference['channels']]: NoticeChannel[] }

/** It reads about payments on WhatsApp, unless other channels are given; an SMS follows after ten minutes without a report that the message came. */
async function aFamily(channels: Partial<Channels> = { PAYMENTS: ['WHATSAPP'] }): Promise<AHousehold> {
  const home = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
  await someConsents(app.ctx, { ...home, purposes: ['WHATSAPP', 'PARENT_MARKETING'] })
  const chosen = { PAYMENTS: [], CLASSES: [], REPORTS: [], OFFERS: [], ...channels }
  await app.as(home).profiles.setPreferences({ channels: chosen, quietFrom: 1260, quietTill: 480, mayCall: true, lang: null }) // prettier-ignore
  return home
}

/** Sends a notice about a payment. Answers the message, once its vendor has told all there is to tell. */
async function announce({ accountId, phone }: AHousehold, { reports }: { reports: number }): Promise<Message> {
  const values = { course: 'Optics', time: '7:00 pm' }
  const key = app.ctx.newId('tst')
  await app.ctx.db.transaction().execute((tx) =>
    notify(app.ctx, tx, { to: { accountId }, type: 'class-soon', key, purpose: 'PAYMENTS', values }),
  ) // prettier-ignore
  await app.runJobs()
  const newest = async () => (await app.sandbox.outbox(phone))[0]
  await expect.poll(async () => (await newest())?.reports).toHaveLength(reports)
  // A report that came before the message was written down is taken again a minute later.
  app.moveClock(MINUTE)
  await app.runJobs()
  return (await newest()) as Message // it was there
}

/** How far it came, as staff see it. */
async function deliveryOf({ providerId }: Message): Promise<string | null | undefined> {
  const { data } = await app.as(owner).staffSent.list({ q: providerId })
  return data[0]?.delivery
}
const channelsTo = async ({ phone }: AHousehold) => (await app.sandbox.outbox(phone)).map(({ channel }) => channel)

async function tenMinutesLater(): Promise<void> {
  app.moveClock(10 * MINUTE)
  await app.runJobs()
}

describe('a vendor', () => {
  it.each([
    ['DELIVERED', 2, ['WHATSAPP']],
    ['READ', 3, ['WHATSAPP']],
    ['FAILED', 2, ['SMS', 'WHATSAPP']],
  ] as const)('whose message ends %s is believed', async (messageEnds, reports, channels) => {
    await app.sandbox.knobs({ messageEnds })
    const home = await aFamily()
    const message = await announce(home, { reports })
    expect(await deliveryOf(message)).toBe(messageEnds)
    await tenMinutesLater()
    expect(await channelsTo(home)).toEqual(channels)
  })

  it('may report everything five times', async () => {
    await app.sandbox.knobs({ messageEnds: 'READ', messageReportCopies: 5 })
    const home = await aFamily()
    const message = await announce(home, { reports: 15 })
    expect(await deliveryOf(message)).toBe('READ')
    await tenMinutesLater()
    expect(await channelsTo(home)).toEqual(['WHATSAPP'])
  })

  it('that reports nothing has an SMS follow', async () => {
    await app.sandbox.knobs({ messageEnds: 'SILENT' })
    const home = await aFamily()
    await announce(home, { reports: 0 })
    await tenMinutesLater()
    expect(await channelsTo(home)).toEqual(['SMS', 'WHATSAPP'])
  })

  it('that does not know the secret is not believed', async () => {
    await app.sandbox.knobs({ messageReportsForged: true })
    const home = await aFamily()
    const message = await announce(home, { reports: 2 })
    expect(message.reports).toEqual(['sent 401', 'delivered 401'])
    expect(await deliveryOf(message)).toBeNull()
    await tenMinutesLater()
    expect(await channelsTo(home)).toEqual(['SMS', 'WHATSAPP'])
  })

  it.each(['SMS', 'WHATSAPP'] as const)('passes on a STOP by %s, which ends offers only there', async (channel) => {
    const home = await aFamily({ PAYMENTS: [channel], OFFERS: ['SMS', 'WHATSAPP'] })
    const message = await announce(home, { reports: channel === 'SMS' ? 1 : 2 })
    await app.sandbox.reply(message.id, 'stop')
    const left = (['SMS', 'WHATSAPP'] as const).filter((each) => each !== channel)
    const offersBy = async () => {
      await app.runJobs()
      return (await app.as(home).profiles.getPreferences({})).channels.OFFERS
    }
    await expect.poll(offersBy).toEqual(left)
  })
})
