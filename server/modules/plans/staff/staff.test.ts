import { afterAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { HOUR } from '#core/kernel/time.ts'
import { aBundle, heard } from '#server/modules/catalogue/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { aPlan, aProgram, aSellablePlan } from '../factory.ts'

const app = await startTestApp()
const staff = app.as(owner)
const editor = app.as(clerk('stf000000000000000051', 'plans.view', 'plans.edit'))
const second = app.as(clerk('stf000000000000000052', 'plans.view', 'plans.approve'))
const families = app.as(visitor).plans
afterAll(() => app.close())

async function auditOf(subject: string) {
  const { rows } = await app.pool.query(
    'select action, detail from platform.audit where subject = $1 order by age(xmin) desc',
    [subject],
  )
  return rows
}

/** The plan's price and title, as families see them. */
async function seen(planId: string) {
  await heard(app.ctx)
  const { plan } = await families.getPlan({ planId })
  return { price: plan.price, title: plan.title.text }
}

async function aWrittenPlan() {
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
  const written = await editor.staffPlans.one({ id: plan.id })
  return { id: plan.id, written: { ...written, services: [...written.services] as never } }
}

describe('a plan on sale', () => {
  it('stays as it is while staff write, until it is published', async () => {
    const { id, written } = await aWrittenPlan()
    const draft = await editor.staffPlans.update({ ...written, title: { en: 'Full course, new' } })
    expect(draft).toMatchObject({ title: { en: 'Full course, new' }, hasDraft: true, edition: 0 })
    expect((await seen(id)).title).toBe('Full course')
    expect((await staff.staffPlans.list({ hasDraft: true })).data.map((plan) => plan.id)).toContain(id)
    const published = await staff.staffPlans.publish({ id, version: draft.version, reason: 'a better name' })
    expect(published).toMatchObject({ hasDraft: false, edition: 2, status: 'ACTIVE' })
    expect((await seen(id)).title).toBe('Full course, new')
    expect((await auditOf(`plans/${id}`)).map(({ action }) => action)).toEqual(['plans.update', 'plans.publish'])
    const { editions } = await editor.staffPlans.editions({ id })
    expect(editions.map(({ no, publishedBy, reason }) => [no, publishedBy, reason])).toEqual([
      [2, owner.staffId, 'a better name'],
      [1, null, null],
    ])
  })

  it('belongs to a course that there is', async () => {
    const { written } = await aWrittenPlan()
    const elsewhere = editor.staffPlans.update({ ...written, bundleId: 'bun000000000000000000' })
    await expect(elsewhere).rejects.toMatchObject({ code: 'NO_SUCH_COURSE' })
  })

  it('gets a new price from two people, and the old one is in the history', async () => {
    const { id, written } = await aWrittenPlan()
    const own = await staff.staffPlans.update({ ...written, price: rupees(29_999) })
    await expect(staff.staffPlans.publish({ id, version: own.version })).rejects.toMatchObject({
      code: 'NEEDS_SECOND_PERSON',
    })
    await expect(editor.staffPlans.publish({ id, version: own.version })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
    const theirs = await editor.staffPlans.update({ ...written, version: own.version, price: rupees(27_999) })
    const publishing = { id, version: theirs.version }
    await expect(staff.staffPlans.publish(publishing)).rejects.toMatchObject({ code: 'NEEDS_SECOND_PERSON' })
    app.moveClock(HOUR)
    await second.staffPlans.publish(publishing)
    expect((await seen(id)).price).toBe(rupees(27_999))
    const { rows } = await app.pool.query(
      'select price::int, until_at is null as now from plans.plan_price where plan_id = $1 order by from_at',
      [id],
    )
    expect(rows).toEqual([
      { price: rupees(24_999), now: false },
      { price: rupees(27_999), now: true },
    ])
  })

  it('goes back to an earlier edition', async () => {
    const { id, written } = await aWrittenPlan()
    const draft = await editor.staffPlans.update({ ...written, title: { en: 'Wrong' } })
    const wrong = await staff.staffPlans.publish({ id, version: draft.version })
    const back = await staff.staffPlans.rollBack({ id, version: wrong.version, no: 1, reason: 'a slip' })
    expect(back).toMatchObject({ edition: 3, title: written.title })
    expect((await seen(id)).title).toBe('Full course')
    await expect(staff.staffPlans.rollBack({ id, version: back.version, no: 9 })).rejects.toMatchObject({
      code: 'NOT_FOUND_ERROR',
    })
  })

  it('forgets what was written and is not wanted', async () => {
    const { id, written } = await aWrittenPlan()
    const draft = await editor.staffPlans.update({ ...written, title: { en: 'Maybe' } })
    const again = await editor.staffPlans.discard({ id, version: draft.version })
    expect(again).toMatchObject({ title: written.title, hasDraft: false, version: written.version })
    await expect(staff.staffPlans.publish({ id, version: again.version })).rejects.toMatchObject({
      code: 'NOTHING_TO_PUBLISH',
    })
    // Writing it back by hand is the same.
    await editor.staffPlans.update({ ...written, title: { en: 'Maybe' } })
    const { version } = await editor.staffPlans.one({ id })
    expect(await editor.staffPlans.update({ ...written, version })).toMatchObject({ hasDraft: false })
  })

  it('is published as it was looked at, or not at all', async () => {
    const { id, written } = await aWrittenPlan()
    const first = await editor.staffPlans.update({ ...written, title: { en: 'Looked at' } })
    await editor.staffPlans.update({ ...written, version: first.version, title: { en: 'Written after' } })
    const { version } = first
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => staff.staffPlans.publish({ id, version }),
      () => staff.staffPlans.rollBack({ id, version, no: 1 }),
      () => editor.staffPlans.discard({ id, version }),
      () => editor.staffPlans.update({ ...written, version }),
    ]
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'STALE_VERSION', status: 412 })
  })

  it('goes off sale at once', async () => {
    const { id } = await aWrittenPlan()
    await editor.staffPlans.bulk({ ids: [id], change: { status: 'INACTIVE' } })
    await heard(app.ctx)
    await expect(families.getPlan({ planId: id })).rejects.toMatchObject({ code: 'PLAN_NOT_FOUND' })
  })

  it('keeps its editions from the application itself', async () => {
    await expect(app.pool.query('update platform.edition set no = 9')).rejects.toThrow(/permission denied/)
    await expect(app.pool.query('delete from platform.edition')).rejects.toThrow(/permission denied/)
  })
})

describe('a program from nothing', () => {
  const program = {
    name: { en: 'Class 7 Sanskrit', hi: 'कक्षा 7 संस्कृत' },
    grade: 7,
    stream: null,
    boards: ['cbse'],
    target: 'olympiad',
    year: 2031,
    language: 'en' as const,
    rank: 1,
    isHidden: false,
  }
  const wanted = { grade: 7, target: 'olympiad', year: 2031 }

  async function aCell(validMonths: number, price: number) {
    const { id: bundleId } = await aBundle(app.ctx, { variantName: 'CLASSIC' })
    return { variantName: 'CLASSIC' as const, validMonths, bundleId, price: rupees(price), cutPrice: rupees(price), version: null } // prettier-ignore
  }

  it('gets its plans by the matrix and is seen once it is published with them', async () => {
    const { id } = await editor.staffPrograms.create(program)
    const cell = await aCell(0, 9_999)
    const cells = [cell, { ...cell, validMonths: 3, price: rupees(3_999), cutPrice: rupees(3_999) }]
    expect(await editor.staffPlanActions.savePlanMatrix({ id, cells })).toEqual({ saved: 2, errors: [] })
    await heard(app.ctx)
    await expect(families.getSubscriptionProgram(wanted)).rejects.toMatchObject({ code: 'PROGRAM_NOT_FOUND' })
    await expect(editor.staffPlans.bulk({ ids: [id], change: { status: 'ACTIVE' } })).resolves.toMatchObject({
      count: 0,
    })
    const { data } = await staff.staffPlans.list({ programId: id, sort: 'validMonths' })
    const [full, three] = data
    await expect(editor.staffPlans.bulk({ ids: [full?.id ?? ''], change: { status: 'ACTIVE' } })).rejects.toMatchObject(
      { code: 'NOT_PUBLISHED' },
    )
    expect(three).toMatchObject({ title: { en: 'Classic, 3 months' }, status: 'DRAFT' })
    expect(three?.services).toHaveLength(7)
    const { version } = await staff.staffPrograms.one({ id })
    const versions = { [id]: version, ...Object.fromEntries(data.map((plan) => [plan.id, plan.version])) }
    expect(await staff.staffPlanActions.publishProgram({ id, versions })).toEqual({ published: 3 })
    await heard(app.ctx)
    const { subscriptionProgram } = await families.getSubscriptionProgram(wanted)
    expect(subscriptionProgram.subscriptionPlans.map(({ price }) => price)).toEqual([rupees(9_999), rupees(3_999)])
  })

  it('writes nothing of a matrix with a wrong cell, and names the cells', async () => {
    const { id } = await editor.staffPrograms.create(program)
    const cell = await aCell(0, 9_999)
    const wrong = [
      { ...cell, validMonths: 1, bundleId: 'bun000000000000000000' },
      { ...cell, validMonths: 2, version: '1' },
      cell,
    ]
    const answer = await editor.staffPlanActions.savePlanMatrix({ id, cells: [cell, ...wrong] })
    expect(answer).toEqual({
      saved: 0,
      errors: [
        { variantName: 'CLASSIC', validMonths: 1, message: 'We could not find this course. Choose another one.' },
        { variantName: 'CLASSIC', validMonths: 2, message: 'This plan is no longer here.' },
        { variantName: 'CLASSIC', validMonths: 0, message: 'This cell is there twice.' },
      ],
    })
    expect((await staff.staffPlans.list({ programId: id })).total).toBe(0)
    await editor.staffPlanActions.savePlanMatrix({ id, cells: [cell] })
    const late = await editor.staffPlanActions.savePlanMatrix({ id, cells: [cell] })
    expect(late.errors).toMatchObject([{ message: 'Somebody has made this plan meanwhile.' }])
  })

  it('is not published with the plan of another, or with a course that is not on sale', async () => {
    const { id } = await aProgram(app.ctx, { status: 'DRAFT' })
    const { plan } = await aSellablePlan(app.ctx)
    const { version } = await staff.staffPlans.one({ id: plan.id })
    await expect(staff.staffPlanActions.publishProgram({ id, versions: { [plan.id]: version } })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND_ERROR',
      },
    )
    const { id: bundleId } = await aBundle(app.ctx, { status: 'DRAFT' })
    await editor.staffPlanActions.savePlanMatrix({ id, cells: [{ ...(await aCell(0, 999)), bundleId }] })
    const [mine] = (await staff.staffPlans.list({ programId: id })).data
    const publishing = staff.staffPlans.publish({ id: mine?.id ?? '', version: mine?.version ?? '' })
    await expect(publishing).rejects.toMatchObject({ code: 'COURSE_NOT_ON_SALE' })
  })
})

describe('the sale of a program', () => {
  const saleOf = (id: string) => editor.staffPlanActions.getProgramSale({ id })

  it('has the link of a program that is not listed, and nothing is missing', async () => {
    const { plan, program } = await aSellablePlan(app.ctx, {
      target: 'reading',
      program: { isHidden: true, target: 'reading' },
    })
    expect(await saleOf(program.id)).toMatchObject({ path: `/plans?subscriptionPlanId=${plan.id}`, lacks: [] })
  })

  it('names what a listed program lacks: a plan, a listed course, the first rank', async () => {
    const empty = await aProgram(app.ctx, { target: 'nift', status: 'DRAFT' })
    expect(await saleOf(empty.id)).toMatchObject({
      path: null,
      lacks: [
        'Add a plan with a price.',
        'No listed course has this class, board and target, so families cannot choose them. List a course, or give families the link.',
      ],
    })
    const first = await aSellablePlan(app.ctx, { target: 'jeemain', program: { rank: 0, name: { en: 'First' } } })
    expect((await saleOf(first.program.id)).lacks).toEqual([])
    const second = await aSellablePlan(app.ctx, { target: 'jeemain', program: { rank: 7 } })
    expect((await saleOf(second.program.id)).lacks).toEqual([
      '“First” comes first for this class, board and target. Give this program a lower rank, or give families the link.',
    ])
  })

  it('names the course that is to be published first', async () => {
    const program = await aProgram(app.ctx, { isHidden: true })
    const bundle = await aBundle(app.ctx, { status: 'DRAFT', title: { en: 'Robots' } })
    await aPlan(app.ctx, { program, bundle })
    expect(await saleOf(program.id)).toMatchObject({
      path: null,
      lacks: ['Publish the course “Robots” first: its plans cannot be sold before.'],
    })
  })
})
