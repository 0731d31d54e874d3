import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, parseInstant, toInstant, type Instant } from '#core/kernel/time.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { isIncluded } from '#core/modules/plans/service-inclusion.ts'
import { aBundle, aCurriculum, aTeacher, updateBundleStatus } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { aPlan, aProgram, aSellablePlan, updatePlanPrice, updatePlanStatus } from './factory.ts'
import { findSellablePlan, listPlansOfBundle, validTillOf } from './index.ts'
import { getSessionYear } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })
function at(iso: string): Instant {
  return parseInstant(iso) ?? toInstant(0)
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const notFound = { code: 'PROGRAM_NOT_FOUND', status: 404 }

/** A program of class 11 whose tiers each have a full course and a month. */
async function aProgramWithTiers(target: string) {
  const program = await aProgram(app.ctx, { target })
  const teacher = await aTeacher(app.ctx)
  const curriculum = await aCurriculum(app.ctx)
  const staff = [{ subject: 'physics', teacherId: teacher.id }]
  const plans = []
  for (const variantName of ['PREMIUM', 'LITE', 'PLUS'] as const) {
    const bundle = await aBundle(app.ctx, { target, variantName, staff, curriculumId: curriculum.id })
    plans.push(await aPlan(app.ctx, { program, bundle }, { validMonths: 1, price: rupees(2_999) }))
    plans.push(await aPlan(app.ctx, { program, bundle }, { aioValidTill: at('2027-05-31T23:59:59+05:30') }))
  }
  return { program, teacher, plans }
}

describe('a program', () => {
  it('is answered with its plans, PLUS under the name PRO', async () => {
    const { program, plans } = await aProgramWithTiers('jeeadvanced')
    const answer = await visitor().plans.getSubscriptionProgram({
      grade: 11,
      target: 'JEEAdvanced',
      year: 2028,
      version: '2.0',
    })
    expect(answer.subscriptionProgram).toMatchObject({ id: program.id, year: 2028, board: 'cbse', stream: 'SCIENCE' })
    expect(Object.keys(answer.subscriptionPlanMap).toSorted()).toEqual(['LITE', 'PREMIUM', 'PRO'])
    expect(answer).not.toHaveProperty('fullCourseCurriculumMap')
    const [full, month] = answer.subscriptionPlanMap.PRO ?? []
    expect(full).toMatchObject({
      id: plans[5]?.id,
      purchaseEntityType: 'BUNDLE',
      purchaseEntityId: plans[5]?.bundleId,
      validMonths: 0,
      planDuration: 'FULLCOURSE',
      validTill: at('2027-05-31T23:59:59+05:30'),
    })
    expect(month).toMatchObject({ validMonths: 1, planDuration: null, validTill: at('2026-12-21T23:59:59+05:30') })
    // The stored tier keeps its name for sales and accounts.
    expect((await findSellablePlan(app.ctx, full?.id ?? ''))?.variantName).toBe('PLUS')
  })

  it('tells the eight services of each plan, included or not', async () => {
    const { subscriptionPlanMap } = await visitor().plans.getSubscriptionProgram({
      grade: 11,
      target: 'jeeadvanced',
      lang: 'hi',
    })
    const services = subscriptionPlanMap.LITE?.[0]?.planVariantInfos ?? []
    expect(services).toHaveLength(8)
    expect(services[0]?.serviceText).toEqual({ text: 'लाइव कक्षाएँ', lang: 'hi' })
    expect(services.filter((each) => !isIncluded(each)).map(({ serviceType }) => serviceType)).toEqual([
      'PEDAGOGY_ACCESS',
      'DOUBT_SOLVING',
      'PERSONAL_TEACHER',
    ])
  })

  it('comes without services when only the basics are asked for, and with its curriculum when that is', async () => {
    const basic = await visitor().plans.getSubscriptionProgram({
      grade: 11,
      target: 'jeeadvanced',
      basicSubscriptionProgram: 'true',
      includeCurriculum: 'true',
    })
    expect(basic.subscriptionProgram.subscriptionPlans.every((plan) => plan.planVariantInfos.length === 0)).toBe(true)
    expect(basic.fullCourseCurriculumMap?.Physics?.map(({ chapter }) => chapter)).toEqual([
      'Units and Measurements',
      'Motion in a Straight Line',
    ])
  })

  it('of a dead exam is its successor’s', async () => {
    const answer = await visitor().plans.getSubscriptionProgram({ grade: 11, target: 'kvpy' })
    expect(answer.subscriptionProgram.target).toBe('jeeadvanced')
  })

  it.each([
    ['another class', { grade: 10 }],
    ['another year', { year: 2027 }],
    ['another board', { board: 'ib' }],
    ['another stream', { stream: 'COMMERCE' as const }],
    ['another language of teaching', { language: 'ta' as const }],
  ])('is PROGRAM_NOT_FOUND for %s', async (_, other) => {
    const asked = { grade: 11, target: 'jeeadvanced', ...other }
    await expect(visitor().plans.getSubscriptionProgram(asked)).rejects.toMatchObject(notFound)
    await expect(visitor().plans.getFullSubscriptionPlan(asked)).rejects.toMatchObject(notFound)
  })

  it('says in which languages it is taught and for how much, and begins with the preferred one', async () => {
    const place = { grade: 11, target: 'imo' } as const
    await aSellablePlan(app.ctx, { target: 'imo', variantName: 'PLUS', price: rupees(28_999), program: { rank: 1 } })
    await aSellablePlan(app.ctx, {
      target: 'imo',
      variantName: 'PLUS',
      language: 'hi',
      price: rupees(23_999),
      program: { rank: 2 },
    })
    await aProgram(app.ctx, { target: 'imo', language: 'te' }) // nothing of it is on sale
    const { getFullSubscriptionPlan: ask } = visitor().plans
    const hindi = await ask({ ...place, prefer: 'hi' })
    expect(hindi.program.language).toBe('hi')
    expect(hindi.languages).toEqual([
      { language: 'en', plans: [{ variantName: 'PRO', price: rupees(28_999) }] },
      { language: 'hi', plans: [{ variantName: 'PRO', price: rupees(23_999) }] },
    ])
    const { program } = await ask({ ...place, prefer: 'te' })
    expect(program.language).toBe('en')
    await expect(ask({ ...place, language: 'te', prefer: 'hi' })).rejects.toMatchObject(notFound)
  })

  it('without a plan on sale is PROGRAM_NOT_FOUND', async () => {
    await aProgram(app.ctx, { target: 'bitsat' })
    await expect(visitor().plans.getFullSubscriptionPlan({ grade: 11, target: 'bitsat' })).rejects.toMatchObject(
      notFound,
    )
  })

  it('that is hidden is found when hidden ones are asked for, and its plans are sold by their link', async () => {
    const { plan, program } = await aSellablePlan(app.ctx, { target: 'wbjee', program: { isHidden: true } })
    const asked = { grade: 11, target: 'wbjee' }
    await expect(visitor().plans.getSubscriptionProgram(asked)).rejects.toMatchObject(notFound)
    const shown = await visitor().plans.getSubscriptionProgram({ ...asked, displayHidden: 'true' })
    expect(shown.subscriptionProgram.id).toBe(program.id)
    expect(await visitor().plans.getSubscriptionProgramForGrade({ grade: 11 })).not.toContainEqual(expect.objectContaining({ id: program.id })) // prettier-ignore
    expect(await findSellablePlan(app.ctx, plan.id)).toMatchObject({ id: plan.id })
    expect((await visitor().plans.getPlan({ planId: plan.id })).program.id).toBe(program.id)
  })

  it('that is hidden is what the plans page shows by the link of its plan, next to a listed one', async () => {
    const listed = await aSellablePlan(app.ctx, { target: 'coding' })
    const { plan, program } = await aSellablePlan(app.ctx, { target: 'coding', program: { isHidden: true, rank: 9 } })
    const asked = { grade: 11, target: 'coding' }
    const byLink = await visitor().plans.getFullSubscriptionPlan({ ...asked, planId: plan.id })
    expect(byLink).toMatchObject({ program: { id: program.id }, defaultPlanId: plan.id })
    expect(byLink.languages).toHaveLength(1)
    const usual = await visitor().plans.getFullSubscriptionPlan({ ...asked, planId: listed.plan.id })
    expect(usual.program.id).toBe(listed.program.id)
  })
})

describe('the plans page', () => {
  it('has the tiers in their order, starts with the full course of PRO and names who teaches', async () => {
    const { plans, teacher } = await aProgramWithTiers('mhtcet')
    const page = await visitor().plans.getFullSubscriptionPlan({ grade: 11, target: 'mhtcet', version: '2.0' })
    expect(page.variants).toEqual(['LITE', 'PRO', 'PREMIUM'])
    expect(page).toMatchObject({ defaultVariant: 'PRO', defaultPlanId: plans[5]?.id })
    expect(ids(page.teachers)).toEqual([teacher.id])
  })

  // Decision P-14.
  it('starts with the tier that staff have put first', async () => {
    const { plans } = await aProgramWithTiers('kcet')
    const start = async () =>
      (await visitor().plans.getFullSubscriptionPlan({ grade: 11, target: 'kcet' })).defaultPlanId
    expect(await start()).toBe(plans[5]?.id)
    const change = async (...variantPriority: VariantName[]) => {
      const { id, version } = (await app.as(owner).staffPlanRules.list({})).data[0]!
      await app.as(owner).staffPlanRules.update({ id, version, variantPriority })
    }
    await change('LITE', 'PREMIUM')
    await expect.poll(start).toBe(plans[3]?.id)
    await expect(change('LITE', 'LITE')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await change('PLUS', 'PRO', 'CLASSIC', 'PREMIUM', 'LITE')
    await expect.poll(start).toBe(plans[5]?.id)
  })

  it('leaves out a plan whose course is no longer sold', async () => {
    const { plan, bundle, program } = await aSellablePlan(app.ctx, {
      grade: 9,
      target: 'foundation',
      program: { year: 2027 },
    })
    const lite = await aBundle(app.ctx, { grade: 9, target: 'foundation', variantName: 'LITE' })
    const other = await aPlan(app.ctx, { program, bundle: lite })
    const shown = async () => {
      const page = await visitor().plans.getFullSubscriptionPlan({ grade: 9, target: 'foundation' })
      return ids(Object.values(page.subscriptionPlanMap).flat())
    }
    expect(await shown()).toEqual([other.id, plan.id])
    await updateBundleStatus(app.ctx.db, bundle.id, 'INACTIVE')
    await expect.poll(shown).toEqual([other.id])
  })
})

describe('programs', () => {
  it('are listed by class and stream, named and counted by target', async () => {
    const science = await aProgram(app.ctx, { grade: 12, year: 2027, target: 'neetug', name: { en: 'Class 12 NEET' } })
    const commerce = await aProgram(app.ctx, { grade: 12, year: 2027, target: 'cuet', stream: 'COMMERCE', rank: 0 })
    expect(ids(await visitor().plans.getSubscriptionProgramForGrade({ grade: 12 }))).toEqual([commerce.id, science.id])
    expect(ids(await visitor().plans.getSubscriptionProgramForGrade({ grade: 12, stream: 'SCIENCE' }))).toEqual([
      science.id,
    ])
    const names = await visitor().plans.getSubscriptionNameForGrade({ grade: 12, targets: 'neetug,aiims' })
    expect(names).toEqual([{ id: science.id, name: 'Class 12 NEET', target: 'neetug' }])
    expect(await visitor().plans.getSubscriptionProgramGrades({ targets: 'NEETUG' })).toEqual([12])
    expect(await visitor().plans.getSubscriptionProgramGrades({})).toEqual([9, 11, 12])
  })

  it.each([
    [11, '2021-11-21T12:00:00+05:30', 2023],
    [12, '2021-11-21T12:00:00+05:30', 2022],
    [13, '2021-11-21T12:00:00+05:30', 2022],
    [11, '2026-03-31T23:59:59+05:30', 2027],
    [11, '2026-04-01T00:00:00+05:30', 2028],
    [-2, '2026-11-21T18:00:00+05:30', 2027],
  ])('of class %d carry on %s the year %d', async (grade, iso, year) => {
    expect(await getSessionYear(app.ctx.db, grade, at(iso))).toBe(year)
  })
})

describe('a curriculum', () => {
  it('is answered by subject, in the language asked', async () => {
    const { id } = await aCurriculum(app.ctx)
    const bundle = await aBundle(app.ctx, { curriculumId: id })
    const { fullCourseCurriculumMap } = await visitor().plans.getCurriculum({ bundleId: bundle.id, lang: 'hi' })
    const nothing = { tests: 0, recordings: 0, films: 0, notes: 0 }
    expect(fullCourseCurriculumMap).toEqual({
      भौतिकी: [
        { chapter: 'मात्रक एवं मापन', month: 1, classes: 4, ...nothing },
        { chapter: 'सरल रेखा में गति', month: 1, classes: 6, ...nothing },
      ],
    })
  })

  it('of a course that has none is empty, of one that is not sold BUNDLE_NOT_FOUND', async () => {
    const { id: bundleId } = await aBundle(app.ctx)
    expect((await visitor().plans.getCurriculum({ bundleId })).fullCourseCurriculumMap).toEqual({})
    const { id: gone } = await aBundle(app.ctx, { status: 'INACTIVE' })
    await expect(visitor().plans.getCurriculum({ bundleId: gone })).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND' })
  })
})

describe('one plan', () => {
  it('is answered with its program and the same tier’s other durations', async () => {
    const { plan, bundle, program } = await aSellablePlan(app.ctx, { grade: 7, stream: null, target: 'school' })
    const month = await aPlan(app.ctx, { program, bundle }, { validMonths: 1 })
    const lite = await aBundle(app.ctx, { grade: 7, stream: null, target: 'school', variantName: 'LITE' })
    await aPlan(app.ctx, { program, bundle: lite })
    const answer = await visitor().plans.getPlan({ planId: plan.id })
    expect(answer).toMatchObject({
      plan: { id: plan.id, variantName: 'PLUS', planType: 'FULL_COURSE', variantType: 'SCHOOL' },
    })
    expect(ids(answer.siblings)).toEqual([month.id])
    expect(ids(await listPlansOfBundle(app.ctx, bundle.id))).toEqual([plan.id, month.id])
  })

  it('that is unknown or withdrawn is PLAN_NOT_FOUND and cannot be sold', async () => {
    const unknown = visitor().plans.getPlan({ planId: 'pln000000000000000000' })
    await expect(unknown).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND', status: 404 })
    const { plan, bundle } = await aSellablePlan(app.ctx, { target: 'kcet' })
    expect(await findSellablePlan(app.ctx, plan.id)).toMatchObject({
      bundleId: bundle.id,
      board: 'cbse',
      target: 'kcet',
    })
    await updatePlanStatus(app.ctx.db, plan.id, 'INACTIVE')
    await expect.poll(() => findSellablePlan(app.ctx, plan.id)).toBeUndefined()
    await expect(visitor().plans.getPlan({ planId: plan.id })).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' })
  })

  it('has a new price in every answer once it changes, and strikes the old one only if it stood for thirty days', async () => {
    const { plan } = await aSellablePlan(app.ctx, { target: 'nda', price: rupees(34_999) })
    const prices = async () => {
      const { price, cutPrice } = (await visitor().plans.getPlan({ planId: plan.id })).plan
      return [price, cutPrice]
    }
    const change = (price: number) =>
      app.ctx.db.transaction().execute((tx) => updatePlanPrice(tx, plan.id, rupees(price), app.now()))
    expect(await prices()).toEqual([rupees(34_999), rupees(34_999)])
    await change(24_999)
    await expect.poll(prices).toEqual([rupees(24_999), rupees(34_999)])
    await expect.poll(async () => (await findSellablePlan(app.ctx, plan.id))?.price).toBe(rupees(24_999))
    const young = await aSellablePlan(app.ctx, {
      target: 'apeapcet',
      plan: {
        price: rupees(999),
        cutPrice: rupees(1_499),
        before: { price: rupees(1_499), from: later(app.now(), -80 * DAY) },
      },
    })
    expect((await findSellablePlan(app.ctx, young.plan.id))?.cutPrice).toBe(rupees(999))
  })

  it('of one month runs a day longer when it is read a day later', async () => {
    const { plan } = await aSellablePlan(app.ctx, { target: 'tgeapcet', plan: { validMonths: 1 } })
    const validTill = async () => (await visitor().plans.getPlan({ planId: plan.id })).plan.validTill
    expect(await validTill()).toBe(at('2026-12-21T23:59:59+05:30'))
    app.moveClock(DAY)
    expect(await validTill()).toBe(at('2026-12-22T23:59:59+05:30'))
  })

  it('ends when its course does, or at its own end', async () => {
    const { plan, bundle } = await aSellablePlan(app.ctx, { target: 'speaking' })
    expect(validTillOf(plan, bundle, app.now())).toBe(bundle.endsAt)
    const aioValidTill = later(bundle.endsAt, DAY)
    expect(validTillOf({ ...plan, aioValidTill }, bundle, app.now())).toBe(aioValidTill)
  })
})

describe('the program a learner starts with', () => {
  const household = {
    kind: 'household',
    accountId: 'acc000000000000000001',
    learnerId: 'lrn000000000000000001',
  } as const
  const ask = () => app.as(household).plans.getGradeTargetYearForUser({})

  beforeAll(() =>
    app.asOwner(`
      insert into accounts.account (id, phone, created_at) values ('${household.accountId}', '+919876500001', now());
      insert into accounts.learner (id, account_id, created_at) values ('${household.learnerId}', '${household.accountId}', now())`),
  )

  it('is the default choice while nothing is known', async () => {
    const defaults = { grade: 11, stream: 'SCIENCE', board: 'cbse', target: 'jeemain', year: 2028, isDefault: true }
    expect(await ask()).toEqual(defaults)
  })

  it('is that of the profile’s class, board and target', async () => {
    const own = { grade: 12, stream: 'SCIENCE', target: 'neetug' } as const
    await aProgram(app.ctx, { ...own, year: 2027, boards: ['icse', 'cbse'] })
    await app.as(household).accounts.editProfile({ ...own, board: 'icse' })
    await expect.poll(ask).toEqual({ ...own, board: 'icse', year: 2027, isDefault: false })
  })

  it('is the first of the class when the target has none', async () => {
    await app.as(household).accounts.editProfile({ grade: 12, stream: 'COMMERCE', board: 'ib', target: 'school' })
    const answer = { grade: 12, stream: 'COMMERCE', board: 'cbse', target: 'cuet', year: 2027, isDefault: false }
    expect(await ask()).toEqual(answer)
  })

  it('is the default choice for a class that has no program', async () => {
    await app.as(household).accounts.editProfile({ grade: 1, stream: null })
    expect(await ask()).toMatchObject({ grade: 11, isDefault: true })
  })

  it('is nothing a visitor may ask', async () => {
    await expect(visitor().plans.getGradeTargetYearForUser({})).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
  })
})
