// A course has one price: after a change every answer that names it says the same number.
import { afterAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { SECOND } from '#core/kernel/time.ts'
import { aBatch, aBundle, heard, type NewBundle } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aPlan, aProgram, aSellablePlan } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const editor = app.as(clerk('stf000000000000000071', 'plans.view', 'plans.edit', 'catalogue.view', 'catalogue.edit'))
const staff = app.as(owner)
const families = app.as(visitor)

const OLD = rupees(24_999)
const NEW = rupees(27_499)
let targets = 0

/** A course of a target of its own, so that a list for it has nothing else. */
async function aCourse(but: Partial<NewBundle> = {}) {
  targets += 1
  const made = await aSellablePlan(app.ctx, { price: OLD, grade: 7, target: ['school', 'olympiad'][targets % 2]!, bundle: { title: { en: `Class 7 Abacus ${targets}`, hi: `कक्षा 7 अबेकस ${targets}` }, ...but } }) // prettier-ignore
  await aBatch(app.ctx, made.bundle)
  return made
}

async function writePrice(planId: string, price: Paise) {
  const written = await editor.staffPlans.one({ id: planId })
  const services = [...written.services] as never
  return editor.staffPlans.update({ ...written, services, price, cutPrice: price })
}

async function publishPrice(planId: string, price: Paise) {
  const { id, version } = await writePrice(planId, price)
  app.moveClock(SECOND)
  await staff.staffPlans.publish({ id, version })
  await heard(app.ctx)
}

/** Each number that is answered as the price of this full course, by where it is answered. */
async function pricesOf({ bundle, plan, program }: Awaited<ReturnType<typeof aCourse>>) {
  const { id: bundleId, slug, grade, target } = bundle
  const [board = ''] = bundle.boards
  const [lang, study] = ['en' as const, { grade, target, board }]
  const { courses } = await families.catalogue.getCourseList({ ...study, lang })
  const { groups } = await families.catalogue.getCourseGroups({ ...study, lang })
  const { grades } = await families.catalogue.getCourseIndex({ lang })
  const found = await families.catalogue.searchShop({ term: bundle.title.en ?? '', lang })
  const page = await families.listings.getCoursePage({ id: slug, lang })
  const { subscriptionProgram } = await families.plans.getSubscriptionProgram({ grade, target, year: program.year })
  const best = await families.payments.getBestPrices({ entityId: bundleId, lang })
  const quoted = await families.orders.makeQuote({ entityId: bundleId })
  const quotedPlan = await families.orders.makeQuote({ subscriptionPlanId: plan.id })
  return {
    bundle: (await families.catalogue.getPublicBundle({ bundleId, lang })).price,
    card: courses.find((each) => each.bundleId === bundleId)?.price,
    group: groups.flatMap(({ tiers }) => tiers).find((each) => each.bundleId === bundleId)?.price,
    index: grades.flatMap((each) => each.targets).find(({ key }) => key === target)?.fromPrice,
    search: found.groups.flatMap(({ tiers }) => tiers).find((each) => each.bundleId === bundleId)?.price,
    page: page.bundle.price,
    plan: (await families.plans.getPlan({ planId: plan.id, lang })).plan.price,
    plans: subscriptionProgram.subscriptionPlans.find(({ id }) => id === plan.id)?.price,
    best: best.prices[0]?.price,
    purchase: quoted.priceView.originalPrice,
    purchaseByPlan: quotedPlan.priceView.originalPrice,
    console: (await editor.staffCourses.one({ id: bundleId })).price,
  }
}

describe('the price of a course that a full-course plan sells', () => {
  it('is the same number everywhere after the plan has another one', async () => {
    const made = await aCourse()
    const before = await pricesOf(made)
    expect(before).toEqual(Object.fromEntries(Object.keys(before).map((place) => [place, OLD])))
    await publishPrice(made.plan.id, NEW)
    const after = await pricesOf(made)
    expect(after).toEqual(Object.fromEntries(Object.keys(after).map((place) => [place, NEW])))
  })

  it('is struck through from the same price on the course and on the plan', async () => {
    const { bundle, plan } = await aCourse()
    await publishPrice(plan.id, NEW)
    const written = await editor.staffPlans.one({ id: plan.id })
    const services = [...written.services] as never
    const { version } = await editor.staffPlans.update({ ...written, services, price: rupees(19_999), cutPrice: OLD })
    app.moveClock(SECOND)
    await staff.staffPlans.publish({ id: plan.id, version })
    await heard(app.ctx)
    const { cutPrice } = (await families.plans.getPlan({ planId: plan.id, lang: 'en' })).plan
    expect(cutPrice).toBe(OLD)
    expect((await families.catalogue.getPublicBundle({ bundleId: bundle.id, lang: 'en' })).cutPrice).toBe(cutPrice)
  })

  it('is not written on the course, and a draft or an edition of the course does not bring an older one back', async () => {
    const { bundle, plan } = await aCourse()
    const course = await editor.staffCourses.one({ id: bundle.id })
    await expect(editor.staffCourses.update({ ...course, price: rupees(99) })).rejects.toMatchObject({
      code: 'PRICE_IS_OF_PLAN',
      fieldErrors: { price: 'This course costs ₹24,999, as its full-course plan does. Change the price of the plan.' },
    })
    const renamed = { en: 'Class 7 Soroban', hi: 'कक्षा 7 सोरोबान' }
    await editor.staffCourses.update({ ...course, title: renamed })
    await publishPrice(plan.id, NEW)
    const draft = await editor.staffCourses.one({ id: bundle.id })
    expect(draft).toMatchObject({ hasDraft: true, price: NEW, title: renamed })
    const published = await staff.staffCourses.publish({ id: bundle.id, version: draft.version })
    expect(published).toMatchObject({ hasDraft: false, price: NEW })
    const back = await staff.staffCourses.rollBack({ id: bundle.id, version: published.version, no: 1 })
    expect(back).toMatchObject({ hasDraft: false, price: NEW, title: bundle.title })
  })

  it('follows the plan that is left when one goes off sale, and stays when none is left', async () => {
    const { bundle, program, plan } = await aCourse()
    const hidden = await aProgram(app.ctx, { grade: 7, target: bundle.target, isHidden: true })
    const other = await aPlan(app.ctx, { program: hidden, bundle }, { price: rupees(9_999) })
    await publishPrice(other.id, rupees(8_999))
    const price = async () => (await editor.staffCourses.one({ id: bundle.id })).price
    // A hidden program is reached only by its link, and the listed one says what the course costs.
    expect(await price()).toBe(OLD)
    await editor.staffPrograms.bulk({ ids: [program.id], change: { status: 'INACTIVE' } })
    expect(await price()).toBe(rupees(8_999))
    await editor.staffPrograms.bulk({ ids: [program.id], change: { status: 'ACTIVE' } })
    expect(await price()).toBe(OLD)
    for (const { id } of [plan, other]) await editor.staffPlans.bulk({ ids: [id], change: { status: 'INACTIVE' } })
    expect(await price()).toBe(rupees(8_999))
  })

  it('is not published with two prices in two listed programs', async () => {
    const { bundle, plan } = await aCourse()
    const second = await aProgram(app.ctx, { grade: 7, target: bundle.target })
    const other = await aPlan(app.ctx, { program: second, bundle }, {})
    const { id, version } = await writePrice(plan.id, NEW)
    await expect(staff.staffPlans.publish({ id, version })).rejects.toMatchObject({
      code: 'FULL_PRICES_DIFFER',
      message: 'The full course costs ₹27,499 in this plan and ₹24,999 in the plan “Full course”. Give both one price.',
    })
    await writePrice(other.id, NEW)
    app.moveClock(SECOND)
    await expect(staff.staffPlans.publish({ id, version })).resolves.toMatchObject({ price: NEW })
  })

  it('does not come into the list at another price with its program, nor back on sale with it or by itself', async () => {
    const { bundle, plan, program } = await aCourse()
    const hidden = await aProgram(app.ctx, { grade: 7, target: bundle.target, isHidden: true })
    const other = await aPlan(app.ctx, { program: hidden, bundle }, { price: rupees(9_999) })
    const differ = { code: 'FULL_PRICES_DIFFER' }
    const written = await editor.staffPrograms.one({ id: hidden.id })
    const boards = [...written.boards] as never
    const { version } = await editor.staffPrograms.update({ ...written, boards, isHidden: false })
    const list = () => staff.staffPrograms.publish({ id: hidden.id, version })
    await expect(list()).rejects.toMatchObject(differ)

    const turn = (what: 'staffPrograms' | 'staffPlans', id: string, status: 'ACTIVE' | 'INACTIVE') =>
      editor[what].bulk({ ids: [id], change: { status } })
    await turn('staffPrograms', program.id, 'INACTIVE')
    await list()
    await expect(turn('staffPrograms', program.id, 'ACTIVE')).rejects.toMatchObject(differ)
    await turn('staffPlans', plan.id, 'INACTIVE')
    await turn('staffPrograms', program.id, 'ACTIVE')
    await expect(turn('staffPlans', plan.id, 'ACTIVE')).rejects.toMatchObject(differ)
    await turn('staffPlans', other.id, 'INACTIVE')
    await turn('staffPlans', plan.id, 'ACTIVE')
    expect((await editor.staffCourses.one({ id: bundle.id })).price).toBe(OLD)
  })
})

it('a course without plans is sold at its own price', async () => {
  const { id } = await aBundle(app.ctx, { price: OLD, courseKind: 'CRASH' })
  const course = await editor.staffCourses.one({ id })
  expect(await editor.staffCourses.update({ ...course, price: NEW })).toMatchObject({ price: NEW, hasDraft: true })
})
