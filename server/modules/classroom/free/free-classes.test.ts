import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { aBatch, aBundle, aCurriculum, aTeacher } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { generateBatches } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })
/** Now it is Saturday, 21 November 2026, 18:00 IST. */
const on = (day: number, hour: number) => fromIndia(2026, 11, { day, minutes: hour * 60 })

interface Slot {
  readonly weekday: number
  readonly hour: number
  readonly isFree?: boolean
}

/** A course of this class with weekly classes of physics, taught from 2 November on. */
async function aTimetable(slots: readonly Slot[], but: Parameters<typeof aBundle>[1] = {}) {
  const teacher = await aTeacher(app.ctx, { name: 'Kabir Anand' })
  const curriculum = await aCurriculum(app.ctx)
  const startsAt = on(2, 0)
  const bundle = await aBundle(app.ctx, { startsAt, endsAt: later(startsAt, 60 * DAY), curriculumId: curriculum.id, ...but })
  const batch = await aBatch(app.ctx, bundle, {
    slots: slots.map(({ weekday, hour, isFree = true }) => ({ weekday, startMinutes: hour * 60, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree })),
  })
  await generateBatches(app.ctx, [batch.id])
  await app.runJobs()
  return { bundle, batch }
} // prettier-ignore

const startsOf = (classes: readonly { readonly startsAt: Instant }[]) => classes.map(({ startsAt }) => startsAt)

describe('free classes', () => {
  it('are those of the next two weeks that anybody may join, soonest first, titled by the chapter taught then', async () => {
    const { bundle } = await aTimetable([
      { weekday: 6, hour: 19 },
      { weekday: 0, hour: 18 },
      { weekday: 6, hour: 20, isFree: false },
    ])
    const { classes, total, grades } = await visitor().classroom.listFreeClasses({ grade: 11 })
    expect(startsOf(classes)).toEqual([on(21, 19), on(22, 18), on(28, 19)])
    // Saturday 21 and 28, Sunday 22 and 29; Saturday 5 December begins after two weeks.
    expect([total, grades]).toEqual([4, [11]])
    // The first month has two chapters, and the second one is taught.
    expect(classes[0]).toMatchObject({
      title: 'Motion in a Straight Line',
      subject: 'Physics',
      subjectKey: 'physics',
      teacherName: 'Kabir Anand',
      bundleId: bundle.id,
      slug: bundle.slug,
      grade: 11,
      status: 'SCHEDULED',
    })
    const second = await visitor().classroom.listFreeClasses({ grade: 11, page: 2 })
    expect(startsOf(second.classes)).toEqual([on(29, 18)])
    expect((await visitor().classroom.listFreeClasses({ grade: 7 })).classes).toEqual([])
    expect((await visitor().classroom.listFreeClasses({ bundleId: bundle.id, size: 1 })).total).toBe(4)
  })

  it('leave out a course that lists do not show, while its class has a page of its own', async () => {
    const { bundle } = await aTimetable([{ weekday: 1, hour: 9 }], { grade: 6, isListed: false })
    expect((await visitor().classroom.listFreeClasses({ grade: 6 })).classes).toEqual([])
    const { rows } = await app.pool.query('select session_id from classroom.session_batch where bundle_id = $1 order by slot_day', [bundle.id]) // prettier-ignore
    const found = await visitor().classroom.getFreeClass({ id: String(rows[0].session_id) as never })
    expect(found).toMatchObject({ startsAt: on(23, 9), opensAt: on(23, 9) - 10 * MINUTE, isOver: false, reason: null })
  })

  it('are shown with the reason when they are cancelled, are over after their hour, and others have no such page', async () => {
    const { bundle } = await aTimetable([
      { weekday: 0, hour: 7 },
      { weekday: 1, hour: 7, isFree: false },
    ], { grade: 8 }) // prettier-ignore
    const { rows } = await app.pool.query('select session_id, is_free from classroom.session_batch where bundle_id = $1 order by slot_day limit 2', [bundle.id]) // prettier-ignore
    const [free, own] = rows.map(({ session_id }) => String(session_id) as never)
    await expect(visitor().classroom.getFreeClass({ id: own! })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await app.asOwner(`update classroom.session set status = 'CANCELLED', reason = '{"en": "The teacher is ill"}' where id = '${String(free)}'`) // prettier-ignore
    expect((await visitor().classroom.listFreeClasses({ grade: 8, size: 30 })).total).toBe(1)
    expect(await visitor().classroom.getFreeClass({ id: free! })).toMatchObject({
      status: 'CANCELLED',
      isOver: false,
      reason: { text: 'The teacher is ill' },
    })
    app.moveClock(14 * HOUR)
    expect((await visitor().classroom.getFreeClass({ id: free! })).isOver).toBe(true)
    app.moveClock(-14 * HOUR)
  })

  it('are in the sitemap, each with its page', async () => {
    const { bundle } = await aTimetable([{ weekday: 2, hour: 8 }], { grade: 9 })
    const { paths } = await visitor().content.getSitemap({})
    const { classes } = await visitor().classroom.listFreeClasses({ bundleId: bundle.id, size: 30 })
    expect(classes.length).toBeGreaterThan(0)
    expect(paths).toEqual(expect.arrayContaining(['/free-classes', ...classes.map(({ id }) => `/free-classes/${id}`)]))
  })
})
