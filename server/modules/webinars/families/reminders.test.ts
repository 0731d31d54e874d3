// Reminders through registrations, moves and cancellations: nobody is reminded twice of one offset, or of a webinar that is not held.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { aWebinar } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.moveClock(START - app.now()))

let logins = 0
/** Staff log in anew each time: their sessions are short, and these tests take days. */
function staff() {
  const staffId = `stf${String((logins += 1)).padStart(18, '0')}`
  return app.as({ kind: 'staff', staffId, scopes: ['webinars.view', 'webinars.edit'] }).staffWebinars
}
const aFamily = () => aHousehold(app.ctx, { birthYear: 2011, hasConsent: true })
/** Monday, 23 November 2026, 15:00 IST. */
const THREE = fromIndia(2026, 11, { day: 23, minutes: 15 * 60 })
const to = (at: number) => app.moveClock(at - app.now())

async function change(id: string, fields: object, reason: string) {
  const { version, sessionId: _session, registered: _r, waiting: _w, recording: _rec, reason: _why, ...before } = await staff().one({ id }) // prettier-ignore
  return staff().update({ ...before, ...fields, id, version, reason } as never)
}

/** Reminders that were shown, by minutes before, with the hour that they name. */
async function shown(family: AHousehold, id: string) {
  await app.runJobs()
  await app.runJob('notices.deliver-due')
  await app.runJobs()
  const { rows } = await app.pool.query(
    `select type, minutes_before as before, details->>'time' as time from notices.notice
     where account_id = $1 and subject = $2 and shown_at is not null and dropped is null order by shown_at, minutes_before desc`,
    [family.accountId, id],
  )
  return rows.map(({ type, before, time }) => [type, before, time])
}

describe('a reminder', () => {
  it('comes a day, an hour and ten minutes before, and at the start', async () => {
    const family = await aFamily()
    const { id } = await aWebinar(app.ctx, { startsAt: THREE })
    await app.as(family).webinars.register({ webinarId: id })
    const time = '23 Nov, 3:00 pm IST'
    const all = [['webinar-soon', 1_440, time], ['webinar-soon', 60, time], ['webinar-soon', 10, time], ['webinar-starts', 0, time]] // prettier-ignore
    for (const [i, minutes] of [1_440, 60, 10, 0].entries()) {
      to(later(THREE, -minutes * MINUTE - 1))
      expect(await shown(family, id)).toEqual(all.slice(0, i))
      to(later(THREE, -minutes * MINUTE))
      expect(await shown(family, id)).toEqual(all.slice(0, i + 1))
    }
  })

  it('moves with the webinar, and one that has left is not sent again', async () => {
    const family = await aFamily()
    const { id } = await aWebinar(app.ctx, { startsAt: THREE })
    await app.as(family).webinars.register({ webinarId: id })
    to(later(THREE, -DAY))
    const first = ['webinar-soon', 1_440, '23 Nov, 3:00 pm IST']
    expect(await shown(family, id)).toEqual([first])
    const moved = later(THREE, 2 * DAY)
    await change(id, { startsAt: moved, endsAt: later(moved, HOUR) }, 'The teacher travels')
    const news = ['webinar-moved', null, '25 Nov, 3:00 pm IST']
    to(later(THREE, -10 * MINUTE))
    expect(await shown(family, id)).toEqual([first, news])
    to(later(moved, -60 * MINUTE))
    expect(await shown(family, id)).toEqual([first, news, ['webinar-soon', 60, '25 Nov, 3:00 pm IST']])
    // Back and forth: the hour before has left already.
    await change(id, { startsAt: later(moved, 3 * HOUR), endsAt: later(moved, 4 * HOUR) }, 'A power cut')
    to(later(moved, 2 * HOUR))
    expect((await shown(family, id)).filter(([type, before]) => type === 'webinar-soon' && before === 60)).toHaveLength(1) // prettier-ignore
    const page = await app.as(family).webinars.getWebinar({ slug: (await staff().one({ id })).slug })
    expect([page.startsAt, page.reason?.text]).toEqual([later(moved, 3 * HOUR), 'A power cut'])
  })

  it('does not come once the webinar is cancelled, and comes again when it is held after all', async () => {
    const family = await aFamily()
    const { id, sessionId } = await aWebinar(app.ctx, { startsAt: THREE })
    await app.as(family).webinars.register({ webinarId: id })
    await change(id, { status: 'CANCELLED' }, 'The teacher is ill')
    to(later(THREE, -DAY))
    expect(await shown(family, id)).toEqual([['webinar-cancelled', null, '23 Nov, 3:00 pm IST']])
    const { rows } = await app.pool.query('select status from classroom.session where id = $1', [sessionId])
    expect(rows).toEqual([{ status: 'CANCELLED' }])
    await change(id, { status: 'SCHEDULED' }, 'The teacher is well again')
    to(later(THREE, -HOUR))
    expect((await shown(family, id)).map(([type, before]) => [type, before])).toEqual([
      ['webinar-cancelled', null],
      ['webinar-moved', null],
      ['webinar-soon', 60],
    ])
  })

  it('does not come after the place was given up or the reminder switched off, and comes after the undo', async () => {
    const [gone, silent, back] = [await aFamily(), await aFamily(), await aFamily()]
    const { id } = await aWebinar(app.ctx, { startsAt: THREE })
    for (const family of [gone, silent, back]) await app.as(family).webinars.register({ webinarId: id })
    await app.as(gone).webinars.unregister({ webinarId: id })
    await app.as(silent).webinars.register({ webinarId: id, reminder: false })
    await app.as(back).webinars.unregister({ webinarId: id })
    await app.as(back).webinars.register({ webinarId: id })
    to(later(THREE, -10 * MINUTE))
    expect(await shown(gone, id)).toEqual([])
    expect(await shown(silent, id)).toEqual([])
    expect((await shown(back, id)).length).toBeGreaterThan(0)
  })

  it('is exact through any walk of moves: for each offset at most one, and only of the hour it is held', async () => {
    // Walks of moves, in hours from the first plan; the clock goes on by six hours after each.
    const walks = [
      [24, -12, 6],
      [48, -30, 2, 40],
      [1, 1, 1, 1, 1],
    ]
    for (const walk of walks.slice(0, triesOf(walks.length))) {
      app.moveClock(START - app.now())
      const family = await aFamily()
      let startsAt = later(START, 40 * HOUR)
      const { id } = await aWebinar(app.ctx, { startsAt })
      await app.as(family).webinars.register({ webinarId: id })
      for (const hours of walk) {
        app.moveClock(6 * HOUR)
        await shown(family, id)
        startsAt = later(startsAt, hours * HOUR)
        await change(id, { startsAt, endsAt: later(startsAt, HOUR) }, 'Another hour')
      }
      while (app.now() < startsAt) {
        app.moveClock(30 * MINUTE)
        await shown(family, id)
      }
      const reminders = (await shown(family, id)).filter(([type]) => type === 'webinar-soon' || type === 'webinar-starts') // prettier-ignore
      const offsets = reminders.map(([, before]) => before)
      expect(new Set(offsets).size).toBe(offsets.length)
      expect(offsets).toEqual(expect.arrayContaining([60]))
    }
  })
})
