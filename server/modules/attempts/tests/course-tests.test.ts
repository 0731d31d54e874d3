// How many tests a course has: every call and page says the number that its owners find.
import { afterAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aBundle, aCurriculum, aLesson, heard, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { aPlan, aProgram, includedServices } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { aTestPaper } from '../factory.ts'

const app = await startTestApp()
const { ctx } = app
const visitor = app.as({ kind: 'visitor' })
afterAll(() => app.close())

const aPaper = async (but: Parameters<typeof aTestPaper>[1]) =>
  (await aTestPaper(ctx, { isFree: false, ...but })).paperId
const physics = { subject: 'physics', chapter: 'Units and Measurements' }

/** A course of class 11 with a full plan and one of a month. The number that somebody once wrote on the plans counts for nothing. */
async function aCourse() {
  const { id: curriculumId } = await aCurriculum(ctx)
  const program = await aProgram(ctx)
  const bundle = await aBundle(ctx, { curriculumId })
  const services = includedServices('PLUS').map((each) =>
    each.service === 'TESTS' ? { ...each, dataType: 'INT' as const, value: '36' } : each,
  )
  const full = await aPlan(ctx, { program, bundle }, { services })
  const month = await aPlan(ctx, { program, bundle }, { validMonths: 1, price: rupees(2_999) })
  return { bundle, full, month }
}

const testsOfPlan = async (planId: string) => {
  const { plan } = await visitor.plans.getPlan({ planId: planId as never })
  const { dataType, value } = plan.planVariantInfos.find(({ serviceType }) => serviceType === 'TESTS')!
  return `${dataType} ${value}`
}

/** The numbers of all calls that count the tests of a course. */
async function saidOf({ id, slug }: NewBundle) {
  const [offered] = (await visitor.sales.getCourseWiseSessionInfo({ entityId: id })).courses
  return {
    page: (await visitor.listings.getCoursePage({ id: slug })).bundle.tests,
    course: (await visitor.catalogue.getPublicBundle({ bundleId: id })).tests,
    offer: offered?.tests,
  }
}

it('is one number on plan, course, offer and page, and that of the tests an owner finds', async () => {
  const { bundle, full, month } = await aCourse()
  expect(await testsOfPlan(full.id)).toBe('INT 0')
  expect(await saidOf(bundle)).toEqual({ page: 0, course: 0, offer: 0 })

  const chapter = await aPaper({ kind: 'CHAPTER' })
  await aLesson(ctx, bundle, { kind: 'TEST', contentId: chapter, ...physics })
  await aPaper({ bundleIds: [bundle.id] })
  await aPaper({ grades: [11] })
  await aPaper({ bundleIds: [bundle.id], opensAt: later(app.now(), 60 * DAY) })
  // These do not come with the course.
  const other = await aBundle(ctx)
  await aPaper({ grades: [12] })
  await aPaper({ isFree: true })
  await aPaper({ bundleIds: [other.id] })
  await aPaper({ bundleIds: [bundle.id], closesAt: later(app.now(), -2 * DAY) })
  const hindi = await aBundle(ctx, { language: 'hi' })
  await aLesson(ctx, hindi, { kind: 'TEST', contentId: chapter, ...physics })
  await heard(ctx)

  expect(await testsOfPlan(full.id)).toBe('INT 4')
  expect(await testsOfPlan(month.id)).toBe('INT 3')
  expect(await saidOf(bundle)).toEqual({ page: 4, course: 4, offer: 4 })
  const { fullCourseCurriculumMap } = await visitor.plans.getCurriculum({ bundleId: bundle.id })
  expect(fullCourseCurriculumMap['Physics']?.map(({ tests }) => tests)).toEqual([1, 0])
  expect((await visitor.catalogue.getPublicBundle({ bundleId: hindi.id })).tests).toBe(0)

  const family = await aHousehold(ctx)
  const bought = {
    ...family,
    bundleId: bundle.id,
    aslGroup: null,
    planId: full.id,
    orderId: null,
    state: 'REGULAR',
    validTill: bundle.endsAt,
  } as const
  await ctx.db.transaction().execute((tx) => enrol(ctx, tx, bought))
  const { live, upcoming } = await app.as(family).attempts.getTests({})
  const free = (await app.as(await aHousehold(ctx)).attempts.getTests({})).live
  expect(live.length - free.length + upcoming.length).toBe(4)
})

it('is 0 for a course whose plans are sold without tests', async () => {
  const program = await aProgram(ctx)
  const bundle = await aBundle(ctx)
  await aPaper({ bundleIds: [bundle.id] })
  const services = includedServices('LITE').filter(({ service }) => service !== 'TESTS')
  const plan = await aPlan(ctx, { program, bundle }, { services })
  expect(await testsOfPlan(plan.id)).toBe('BOOLEAN false')
  expect(await saidOf(bundle)).toEqual({ page: 0, course: 0, offer: 0 })
})
