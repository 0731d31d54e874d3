// The funnel reads days that were counted once. In any order of events and countings it says what the events themselves say.
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, indianDay, later } from '#core/kernel/time.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { triesOf } from '#server/test/proofs/how-much.ts'
import { countDay, markDays } from './store-days.ts'
import { insertEvents, keepMonths } from './store.ts'

const app = await startTestApp()
afterAll(() => app.close())

const analyst = clerk('stf000000000000000041', 'clickstream.view')
const DAYS = 9
const funnel = () => app.as(analyst).staffFunnel.getFunnel({ days: DAYS })
const closeDays = () => app.runJob('clickstream.close-days')
const closed = async () =>
  (
    await app.pool.query<{ day: string }>(
      `select day::text from clickstream.closed_day where counted_at is not null order by 1`,
    )
  ).rows // prettier-ignore
    .map(({ day }) => day)

function view(pageName: string, { daysAgo = 0, visit = 'one', seconds = 10 } = {}) {
  const at = later(app.now(), -daysAgo * DAY)
  const page = { eventType: 'PRODUCT_LANDING', pageName, path: `/${pageName}`, clientAt: null, learnerId: null }
  return insertEvents(app.ctx.db, [{ at, visit, durationMs: seconds * 1_000, ...page }])
}

/** Each page's views and visits by day, from the events. */
async function sumOfAll(pageName: string) {
  const { rows } = await app.pool.query<{ at: number; visit: string }>(
    `select at, visit from clickstream.event where page_name = $1`,
    [pageName],
  )
  const first = indianDay(later(app.now(), -(DAYS - 1) * DAY))
  const counted = rows.filter(({ at }) => indianDay(later(at as never, 0)) >= first)
  const visits = new Set(counted.map(({ at, visit }) => `${indianDay(later(at as never, 0))} ${visit}`))
  return { events: counted.length, visits: visits.size }
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ page: fc.constantFrom('course', 'plans', 'pay'), daysAgo: fc.integer({ min: 0, max: 11 }), visit: fc.constantFrom('one', 'two', 'three') }) }, // prettier-ignore
  { weight: 1, arbitrary: fc.constant(undefined) },
)

describe('the funnel', () => {
  it('says what all events say, late ones too, however often days were closed', async () => {
    await keepMonths(app.ctx.db, app.now())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        for (const each of steps)
          if (each) await view(each.page, each)
          else await closeDays()
        const { steps: found } = await funnel()
        for (const { step: name, events, visits } of found.slice(0, 3))
          expect({ name, events, visits }).toEqual({ name, ...(await sumOfAll(name.toLowerCase())) })
      }),
      { numRuns: triesOf(40) },
    )
  })

  it('says it while many events come in and several close the days', async () => {
    const views = Array.from({ length: 60 }, (_, i) => view('plans', { daysAgo: i % 6, visit: `busy${i % 7}` }))
    await Promise.all([...views, closeDays(), closeDays(), closeDays()])
    const [, plans] = (await funnel()).steps
    expect(plans).toMatchObject(await sumOfAll('plans'))
  })

  it('shows how long half of the views were, from closed days and the open one', async () => {
    // Six of the twelve were shorter than 12 seconds: the median is the end of the span from 8 to 12.
    for (const seconds of [2, 9, 9, 10, 10, 11]) await view('timed', { daysAgo: 1, seconds })
    await closeDays()
    for (const seconds of [50, 50, 70, 70, 500, 500]) await view('timed', { seconds })
    expect((await funnel()).pages).toContainEqual({ pageName: 'timed', views: 12, medianSeconds: 12 })
  })
})

describe('a day', () => {
  it('is closed an hour after it is over, once, and opened again by an event that comes late', async () => {
    await closeDays()
    const [today, yesterday] = [0, 1].map((daysAgo) => indianDay(later(app.now(), -daysAgo * DAY)))
    expect(await closed()).toContain(yesterday)
    expect(await closed()).not.toContain(today)
    await view('course', { daysAgo: 1 })
    expect(await closed()).not.toContain(yesterday)
    await closeDays()
    expect(await closed()).toContain(yesterday)
    // 18:00 in India and six hours are midnight.
    app.moveClock(6 * HOUR + HOUR / 2)
    await closeDays()
    expect(await closed()).not.toContain(today)
    app.moveClock(HOUR)
    await closeDays()
    expect(await closed()).toContain(today)
  })

  it('whose mark an event took away before it was counted stays open', async () => {
    await view('course', { daysAgo: 2 })
    const day = indianDay(later(app.now(), -2 * DAY))
    await markDays(app.ctx.db, [day])
    await view('course', { daysAgo: 2 })
    await app.ctx.db.transaction().execute((tx) => countDay(tx, day, app.now()))
    expect(await closed()).not.toContain(day)
  })

  it('is forgotten with its month', async () => {
    app.moveClock(420 * DAY)
    await app.runJob('clickstream.keep-months')
    expect(await closed()).toEqual([])
  })
})
