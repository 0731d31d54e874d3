import { afterAll, describe, expect, it } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { HOUR } from '#core/kernel/time.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { startTestApp } from '#server/test/app.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aBatch, aBundle, aSchool, aTeacher } from '../factory.ts'

const app = await startTestApp()
const staff = app.as(owner)
const editor = app.as(clerk('stf000000000000000031', 'catalogue.view', 'catalogue.edit'))
/** The same person, who may publish too. */
const maker = app.as(clerk('stf000000000000000031', 'catalogue.view', 'catalogue.edit', 'catalogue.approve'))
afterAll(() => app.close())

/** The full course in a program, at the course's own price, as its staff write it. */
async function aDraftPlan({ id: bundleId, price }: { readonly id: string; readonly price: Paise }) {
  const program = await staff.staffPrograms.create({ name: { en: 'Physics' }, grade: 11, stream: null, boards: ['cbse'], target: 'jeemain', year: 2035, language: 'en', rank: 9, isHidden: true } as never) // prettier-ignore
  const cell = { variantName: 'PLUS' as const, validMonths: 0, bundleId, price, cutPrice: price, version: null }
  await staff.staffPlanActions.savePlanMatrix({ id: program.id, cells: [cell] })
}

describe('the catalogue of the console', () => {
  it('finds schools by name and city', async () => {
    const { id } = await aSchool(app.ctx, { name: 'Bal Vikas Mandir', city: 'Nashik' })
    expect((await staff.staffSchools.list({ q: 'nashik' })).data).toMatchObject([{ id, name: 'Bal Vikas Mandir' }])
  })

  it('takes 200 schools from a sheet, names the five rows that are wrong, and tries it first', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({
      name: `Sheet School ${i + 1}`,
      city: 'Indore',
      stateCode: '23',
      pinCode: '452001',
      board: 'cbse',
    }))
    const wrong = [
      [3, 'pinCode', { pinCode: '45200' }],
      [50, 'stateCode', { stateCode: '99' }],
      [51, 'name', { name: '' }],
      [120, 'city', { city: '' }],
      [200, 'board', { board: 'no-such-board' }],
    ] as const
    for (const [row, , but] of wrong) Object.assign(rows[row - 1] ?? {}, but)
    const tried = await editor.staffSchools.import({ rows, dryRun: true })
    expect(tried.added).toBe(195)
    expect(tried.errors.map(({ row, field }) => [row, field])).toEqual(wrong.map(([row, field]) => [row, field]))
    expect((await staff.staffSchools.list({ q: 'Sheet School' })).total).toBe(0)
    expect(await editor.staffSchools.import({ rows, reason: 'list of the district office' })).toEqual(tried)
    expect((await staff.staffSchools.list({ q: 'Sheet School' })).total).toBe(195)
    expect((await staff.staffAudit.list({ q: 'list of the district office' })).total).toBe(195)
  })

  it('reports each refused row of a sheet with its own field and reason', async () => {
    const row = (name: string, board = 'cbse') => ({
      name,
      city: 'Indore',
      stateCode: '23' as const,
      pinCode: '452001',
      board,
    })
    await app.asOwner('create unique index one_name on catalogue.school (name) where is_demo = false')
    await editor.staffSchools.create(row('Twice School'))
    const rows = ['Twice', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => ({
      ...row(`${name} School`),
      pinCode: '452002',
    }))
    rows.push(row('J School', 'no-such-board'), row('K School'))
    expect(await editor.staffSchools.import({ rows, dryRun: false })).toEqual({
      added: 8,
      errors: [
        { row: 1, field: 'name', message: 'An entry with this name or code already exists. Use another one.' },
        {
          row: 9,
          field: 'board',
          message: '“no-such-board” is not one of our boards. Choose one from the list.',
        },
      ],
    })
    await app.asOwner('drop index catalogue.one_name')
  })

  it('does not add a school twice, be it in the list or in the same sheet', async () => {
    const school = { name: 'Shanti Vidyalaya', city: 'Ujjain', stateCode: '23', pinCode: '456001', board: 'cbse' }
    const rows = [school, { ...school, name: 'SHANTI Vidyalaya' }, { ...school, pinCode: '456006' }]
    const message = 'This school is in the list already, in Ujjain with the same PIN code.'
    const wrong = [{ row: 2, field: 'name', message }]
    expect(await editor.staffSchools.import({ rows, dryRun: true })).toEqual({ added: 2, errors: wrong })
    expect(await editor.staffSchools.import({ rows })).toEqual({ added: 2, errors: wrong })
    const [known] = (await staff.staffSchools.list({ q: 'Shanti' })).data
    await expect(editor.staffSchools.create({ ...school, board: 'cbse', stateCode: '23' })).rejects.toMatchObject({ status: 400 }) // prettier-ignore
    if (!known) throw new Error('it was added')
    // Its other fields can be changed.
    await expect(editor.staffSchools.update({ ...known, city: 'Ujjain City' } as never)).resolves.toMatchObject({ city: 'Ujjain City' }) // prettier-ignore
  })

  it('keeps each key once', async () => {
    const board = { key: 'cbse', name: { en: 'Another' }, rank: 1 }
    await expect(editor.staffBoards.create(board)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    const target = { key: 'gate', name: { en: 'GATE' }, targetGroup: null, rank: 3, successor: 'nowhere' }
    await expect(editor.staffTargets.create({ ...target, status: 'LEGACY' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: { successor: '“nowhere” is not one of our targets. Choose one from the list.' },
    })
  })

  it('lets an editor write a course, and somebody else publish its price', async () => {
    const bundle = await aBundle(app.ctx, { price: rupees(9_999), cutPrice: rupees(9_999) })
    const { id } = bundle
    await aBatch(app.ctx, bundle)
    const course = await editor.staffCourses.one({ id })
    const title = { en: 'Class 9 Maths', hi: 'कक्षा 9 गणित' }
    const dearer = await editor.staffCourses.update({ ...course, title, price: rupees(12_999) })
    expect(dearer).toMatchObject({ title, price: rupees(12_999), hasDraft: true })
    await expect(editor.staffCourses.publish({ id, version: dearer.version })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
    expect((await app.as(visitor).catalogue.getPublicBundle({ bundleId: id })).price).toBe(rupees(9_999))
    app.moveClock(HOUR)
    await staff.staffCourses.publish({ id, version: dearer.version })
    const history =
      'select price::int, until_at is null as now from catalogue.bundle_price where bundle_id = $1 order by from_at'
    const { rows } = await app.pool.query(history, [id])
    expect(rows.slice(-2)).toEqual([
      { price: rupees(9_999), now: false },
      { price: rupees(12_999), now: true },
    ])
  })

  it('makes a course from nothing: curriculum, teacher, course, batch, trial, and then it is seen', async () => {
    const teacher = await aTeacher(app.ctx)
    const chapter = { subject: 'physics', chapter: { en: 'Light', hi: 'प्रकाश' }, month: 1, classes: 4, tests: 1 }
    const curriculum = await editor.staffCurricula.create({ name: 'Physics 10', chapters: [chapter] })
    expect(curriculum).toMatchObject({ chapterCount: 1, courseCount: 0 })
    const { id: _id, version: _version, status: _status, hasDraft: _draft, edition: _edition, isDemo: _demo, ...like } = await editor.staffCourses.one({ id: (await aBundle(app.ctx)).id }) // prettier-ignore
    const made = await editor.staffCourses.create({
      ...like,
      slug: 'class-10-physics-in-console',
      curriculumId: curriculum.id,
      staff: [{ subject: 'physics', teacherId: teacher.id }],
    })
    expect(made).toMatchObject({ status: 'DRAFT', staff: [{ subject: 'physics' }] })
    const publishing = { id: made.id, version: made.version }
    await expect(staff.staffCourses.publish(publishing)).rejects.toMatchObject({ code: 'COURSE_HAS_NO_BATCH' })
    const slot = { weekday: 1, startMinutes: 1080, lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false } // prettier-ignore
    const batch = { bundleId: made.id, label: 'main', startsAt: like.startsAt, endsAt: like.endsAt, language: 'en' as const } // prettier-ignore
    expect(await editor.staffBatches.create({ ...batch, slots: [slot] })).toMatchObject({ slots: [slot] })
    const clash = { ...batch, label: '1', slots: [{ ...slot, startMinutes: 1110 }] }
    await expect(editor.staffBatches.create(clash)).rejects.toMatchObject({
      code: 'TEACHER_IS_BUSY',
      message: expect.stringContaining(teacher.name),
    })
    // Two batches of the same lessons sit in one class.
    await editor.staffBatches.create({ ...batch, label: 'lite', slots: [slot] })
    const trial = await editor.staffTrials.create({ bundleId: made.id, trialAmount: rupees(99), trialAllowedDays: 7, cutPrice: rupees(99) }) // prettier-ignore
    const offer = { of: 'TRIAL' as const, subjectId: trial.id, isActive: true, reason: 'A trial for the new course.' }
    const asked = await editor.staffPriceChanges.create(offer)
    await staff.staffPriceActions.decidePriceChange({ id: asked.id, isApproved: true })
    await expect(staff.staffCourses.publish(publishing)).rejects.toMatchObject({
      code: 'COURSE_NOT_READY',
      message: 'This course is not ready. Add a plan with a price.',
    })
    await aDraftPlan(made)
    await expect(maker.staffCourses.publish(publishing)).rejects.toMatchObject({ code: 'FIRST_NEEDS_SECOND_PERSON' })
    await staff.staffCourses.publish(publishing)
    const seen = await app.as(visitor).catalogue.getPublicBundle({ bundleId: made.id })
    expect(seen).toMatchObject({ teachers: [{ id: teacher.id }], trialData: [{ trialAmount: rupees(99) }] })
    expect(seen.batches.map(({ label }) => label).toSorted()).toEqual(['lite', 'main'])
  })

  it('is stored as PLUS where families read PRO', async () => {
    const bundle = await aBundle(app.ctx, { grade: 11, variantName: 'PLUS' })
    await aBatch(app.ctx, bundle)
    const { id } = bundle
    const course = await editor.staffCourses.one({ id })
    const { version } = await editor.staffCourses.update({ ...course, variantName: 'PRO' })
    await expect(staff.staffCourses.publish({ id, version })).rejects.toMatchObject({ code: 'PRO_IS_STORED_AS_PLUS' })
    const { variantName } = await app.as(visitor).catalogue.getPublicBundle({ bundleId: id })
    expect(variantName).toBe('PRO')
  })
})
