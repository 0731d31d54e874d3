import { afterAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import {
  aBatch,
  aBundle,
  aCurriculum,
  aLesson,
  aTeacher,
  heard,
  type NewBundle,
} from '#server/modules/catalogue/factory.ts'
import { aPlan, aProgram } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const staff = app.as(owner)
const { ctx } = app
afterAll(() => app.close())

async function lacksOf({ id }: Pick<NewBundle, 'id'>, isNeeded = true) {
  const { steps } = await staff.staffCourseChecklist.getCourseChecklist({ id })
  return steps.flatMap(({ lacks }) => lacks.filter((lack) => lack.isNeeded === isNeeded).map(({ text }) => text))
}

/** A course that can be sold: a batch, a lesson and a plan of the full course. */
async function aSoldCourse(but: Partial<NewBundle> = {}) {
  const bundle = await aBundle(ctx, but)
  await aBatch(ctx, bundle)
  await aLesson(ctx, bundle, { contentId: ctx.newId('fil') })
  const program = await aProgram(ctx)
  return { bundle, program, plan: await aPlan(ctx, { program, bundle }) }
}

describe('the checklist of a course', () => {
  it('names everything that a new course lacks', async () => {
    const bundle = await aBundle(ctx, { status: 'DRAFT', title: { en: 'Physics' }, outcome: { en: 'Ready.' } })
    expect(await lacksOf(bundle)).toEqual([
      'Write the title and the outcome in Hindi.',
      'Add a batch: families join one.',
      'Add a plan with a price.',
    ])
    expect(await lacksOf(bundle, false)).toEqual([
      'Nobody teaches it yet.',
      'It has no curriculum.',
      'It has no picture.',
      'Its page does not say what it helps with.',
    ])
  })

  it('asks for the language of teaching where pages are read in it', async () => {
    const { bundle } = await aSoldCourse({ language: 'ta' })
    expect(await lacksOf(bundle)).toContain('Write the title and the outcome in Tamil.')
  })

  it('is empty for a course that can be sold, and leads to its page, batch and plan', async () => {
    const { bundle, plan, program } = await aSoldCourse()
    expect(await lacksOf(bundle)).toEqual([])
    expect(await staff.staffCourseChecklist.getCourseChecklist({ id: bundle.id })).toMatchObject({
      path: `/course/${bundle.slug}`,
      batches: [{ label: 'main' }],
      plans: [{ id: plan.id }],
      programs: [{ id: program.id, waiting: 0 }],
    })
  })

  it('knows no course of another id', async () => {
    const asked = staff.staffCourseChecklist.getCourseChecklist({ id: 'bun000000000000000000' })
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })
})

describe('the parts of a course', () => {
  it('disagree when a batch, a plan or the curriculum says otherwise than the course', async () => {
    const curriculum = await aCurriculum(ctx, {
      chapters: { physics: [{ chapter: { en: 'Light' }, month: 30, classes: 900, tests: 2 }] },
    })
    const { bundle, program } = await aSoldCourse({ curriculumId: curriculum.id })
    const teacher = await aTeacher(ctx)
    const slot = { weekday: 1, startMinutes: 600, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false } // prettier-ignore
    await aBatch(ctx, bundle, { label: '2', language: 'hi', startsAt: later(bundle.startsAt, -DAY), endsAt: later(bundle.endsAt, DAY), slots: [slot] }) // prettier-ignore
    await aPlan(ctx, { program, bundle }, { variantName: 'LITE', validMonths: 24 })
    expect((await lacksOf(bundle)).map((text) => text.replaceAll(/\d+ \w+ \d{4}/g, 'DAY'))).toEqual([
      'Batch 2 starts on DAY, before the course does on DAY.',
      'Batch 2 ends on DAY, after the course does on DAY.',
      'Batch 2 is taught in Hindi, the course in English.',
      'A plan is of the tier LITE, the course of the tier PLUS.',
      expect.stringMatching(/^A plan is for 24 months, the course runs for [78]\.$/),
      expect.stringMatching(/^The curriculum goes on to month 30, the course has [78] months\.$/),
      // 212 days are 31 weeks: one class in each.
      'The curriculum has 900 classes of physics, the timetable has 31.',
    ])
  })

  it('disagree when the full course costs more than its last months, until staff say why', async () => {
    const { bundle, program, plan } = await aSoldCourse()
    await aPlan(ctx, { program, bundle }, { validMonths: 1, price: rupees(3_000) })
    // 180 days are six months: ₹18,000 by the month.
    expect(await lacksOf(bundle)).toEqual([
      'The full course costs ₹24,999, its last 6 months cost ₹18,000 by the month. Lower the price, or write on the plan why it costs more.',
    ])
    const { version, ...written } = await staff.staffPlans.one({ id: plan.id })
    const dearer = await staff.staffPlans.update({ ...written, version, title: { en: 'All' } } as never)
    const publishing = (draft: string) => staff.staffPlans.publish({ id: plan.id, version: draft })
    await expect(publishing(dearer.version)).rejects.toMatchObject({ code: 'FULL_PRICE_TOO_HIGH' })
    const claimed = { en: 'All replays since April are included.' }
    const untrue = await staff.staffPlans.update({ ...written, version: dearer.version, priceReason: claimed } as never)
    await expect(publishing(untrue.version)).rejects.toMatchObject({ code: 'PRICE_REASON_UNTRUE' })
    const priceReason = { en: 'Everything in the course from earlier months is included.' }
    const explained = await staff.staffPlans.update({ ...written, version: untrue.version, priceReason } as never)
    await publishing(explained.version)
    expect(await lacksOf(bundle)).toEqual([])
    const seen = await app.as({ kind: 'visitor' }).plans.getPlan({ planId: plan.id })
    expect(seen.plan.priceReason?.text).toBe(priceReason.en)
  })

  it('disagree when two tiers offer a family the same', async () => {
    const { bundle, program } = await aSoldCourse()
    const premium = await aBundle(ctx, { variantName: 'PREMIUM' })
    await aBatch(ctx, premium)
    await aPlan(ctx, { program, bundle: premium })
    expect(await lacksOf(bundle)).toEqual([
      'Pro and Premium offer the same. Give one a service, more tests or fewer seats.',
    ])
    await app.pool.query('update catalogue.batch set seats = 30 where bundle_id = $1', [premium.id])
    expect(await lacksOf(bundle)).toEqual([])
  })
})

describe('the words of a course’s page', () => {
  const none = { keyStats: [], videoUrl: null, thumbnailMweb: null, thumbnailDweb: null }
  const words = {
    helps: [{ en: 'Little time left.' }],
    services: [{ en: 'Live classes' }, { en: 'Notes to download' }],
  }
  const lacking = 'Its page names notes, and the course has none. Add some, or take the words back.'

  it('keep a course from being published that does not have what they name', async () => {
    const { bundle } = await aSoldCourse({ status: 'DRAFT' })
    await staff.staffCoursePages.create({ bundleId: bundle.id, ...words, ...none })
    expect(await lacksOf(bundle)).toEqual([lacking])
    const { version } = await staff.staffCourses.one({ id: bundle.id })
    const publishing = { id: bundle.id, version }
    await expect(staff.staffCourses.publish(publishing)).rejects.toMatchObject({ code: 'COURSE_NOT_READY' })
    await aLesson(ctx, bundle, { kind: 'NOTES', contentId: ctx.newId('fil') })
    expect(await lacksOf(bundle)).toEqual([])
    expect(await staff.staffCourses.publish(publishing)).toMatchObject({ status: 'ACTIVE' })
  })

  it('are refused for a course on sale that does not have it, and left out once it is gone', async () => {
    const { bundle } = await aSoldCourse()
    const page = { bundleId: bundle.id, ...words, ...none }
    await expect(staff.staffCoursePages.create(page)).rejects.toMatchObject({
      code: 'COURSE_NOT_READY',
      message: `This course is not ready. ${lacking}`,
    })
    const notes = await aLesson(ctx, bundle, { kind: 'NOTES', contentId: ctx.newId('fil') })
    await staff.staffCoursePages.create(page)
    await heard(ctx)
    const shown = async () => {
      const { course } = await app.as({ kind: 'visitor' }).listings.getCoursePage({ id: bundle.id })
      return course.services.map(({ text }) => text)
    }
    expect(await shown()).toEqual(['Live classes', 'Notes to download'])
    await app.pool.query('update catalogue.lesson set is_active = false where id = $1', [notes.id])
    await expect.poll(shown).toEqual(['Live classes'])
    expect(await lacksOf(bundle)).toEqual([lacking])
  })

  it('are of no use where nothing is sold: neither a class in a timetable nor a lesson', async () => {
    const bundle = await aBundle(ctx)
    await aBatch(ctx, bundle)
    expect(await lacksOf(bundle)).toContain('It has no class in a timetable and no lesson: families would buy nothing.')
  })
})
