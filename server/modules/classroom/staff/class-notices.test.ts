// Changes of a booked class reach every family that booked it, and staff read who was notified.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fromIndia, HOUR, later } from '#core/kernel/time.ts'
import { LEAST_PREFERENCE } from '#core/modules/profiles/notification.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aTaughtClass } from '#server/test/taught-class.ts'
import { clerk } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

/** Somebody new each time: a session of staff ends long before a day is over. */
const office = () => app.as(clerk(app.ctx.newId('stf'), 'classes.view', 'classes.edit'))
const smsTo = async ({ phone }: AHousehold) => (await app.sandbox.outbox(phone)).map(({ text }) => text)

async function change(id: string, fields: { status?: 'SCHEDULED' | 'CANCELLED'; hours?: number }) {
  const { status = 'SCHEDULED', hours = 0 } = fields
  const held = await office().staffClasses.one({ id })
  const { version, teacherId, isRecorded } = held
  const [startsAt, endsAt] = [later(held.startsAt, hours * HOUR), later(held.endsAt, hours * HOUR)]
  await office().staffClasses.update({ id, version, startsAt, endsAt, teacherId, isRecorded, status, reason: 'The teacher is ill' }) // prettier-ignore
  await app.runJobs()
}

describe('a change of a booked class', () => {
  it('reaches families without a consent, without an age, and with class times switched off', async () => {
    const families = [
      await aHousehold(app.ctx, { birthYear: 2012 }),
      await aHousehold(app.ctx),
      await aHousehold(app.ctx, { birthYear: 2012, hasConsent: true }),
    ]
    const off = await aHousehold(app.ctx, { birthYear: 2012, hasConsent: true })
    const channels = { PAYMENTS: ['SMS' as const], CLASSES: [], REPORTS: [], OFFERS: [] }
    await app.as(off).profiles.setPreferences({ ...LEAST_PREFERENCE, channels })
    const { id } = await aTaughtClass(app, [...families, off])
    app.moveClock(fromIndia(2026, 11, { day: 22, minutes: 12 * 60 }) - app.now())
    await change(id, { hours: 1 })
    for (const family of [...families, off])
      expect((await smsTo(family)).filter((text) => text.includes('8:00'))).toHaveLength(1)
    const { notices } = await office().staffClassActions.listClassNotices({ id })
    expect(notices).toMatchObject([{ type: 'class-moved', told: 4, waiting: 0, untold: 0, channels: [{ channel: 'SMS', messages: 4 }], untoldFamilies: [] }]) // prettier-ignore
  })

  it('waits for the morning at night, and leaves at night when the class begins early', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 2012 })
    const { id } = await aTaughtClass(app, [family])
    app.moveClock(fromIndia(2026, 11, { day: 22, minutes: 23 * 60 }) - app.now())
    await change(id, { hours: 1 })
    expect((await office().staffClassActions.listClassNotices({ id })).notices).toMatchObject([{ told: 0, waiting: 1, untold: 0 }]) // prettier-ignore
    // From 8 in the evening to 7 in the morning.
    await change(id, { hours: -13 })
    const { notices } = await office().staffClassActions.listClassNotices({ id })
    expect(notices).toContainEqual(expect.objectContaining({ type: 'class-moved', told: 1, waiting: 0 }))
    expect(await smsTo(family)).toHaveLength(1)
  })

  it('names the families that were not notified, and why', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 2012 })
    const { id } = await aTaughtClass(app, [family])
    app.moveClock(fromIndia(2026, 11, { day: 22, minutes: 23 * 60 }) - app.now())
    await change(id, { hours: 1 })
    await app.asOwner(`update notices.send set state = 'DROPPED', reason = 'OFF' where account_id = '${family.accountId}'`) // prettier-ignore
    const { notices } = await office().staffClassActions.listClassNotices({ id })
    expect(notices).toMatchObject([{ told: 0, untold: 1, untoldFamilies: [{ accountId: family.accountId, reason: 'OFF' }] }]) // prettier-ignore
  })
})
