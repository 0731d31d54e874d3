import { afterAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { HOUR } from '#core/kernel/time.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { startTestApp } from '#server/test/app.ts'
import { aBundle, aSchool } from '../factory.ts'

const app = await startTestApp()
const staff = app.as(owner)
const editor = app.as(clerk('stf000000000000000031', 'catalogue.view', 'catalogue.edit'))
afterAll(() => app.close())

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
      [200, '', { board: 'no-such-board' }],
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

  it('keeps each key once', async () => {
    const board = { key: 'cbse', name: { en: 'Another' }, rank: 1 }
    await expect(editor.staffBoards.create(board)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
    const target = { key: 'gate', name: { en: 'GATE' }, targetGroup: null, rank: 3, successor: 'nowhere' }
    await expect(editor.staffTargets.create({ ...target, status: 'LEGACY' })).rejects.toMatchObject({
      code: 'DOES_NOT_FIT',
    })
  })

  it('lets an editor write a course, and only an approver change its price', async () => {
    const { id } = await aBundle(app.ctx, { price: rupees(9_999), cutPrice: rupees(9_999) })
    const { isDemo: _isDemo, ...course } = await editor.staffCourses.one({ id })
    const title = { en: 'Class 9 Maths' }
    const renamed = await editor.staffCourses.update({ ...course, title })
    expect(renamed).toMatchObject({ title, price: rupees(9_999) })
    const dearer = { ...course, version: renamed.version, price: rupees(12_999) }
    await expect(editor.staffCourses.update(dearer)).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    app.moveClock(HOUR)
    await app.as(owner).staffCourses.update(dearer)
    const history =
      'select price::int, until_at is null as now from catalogue.bundle_price where bundle_id = $1 order by from_at'
    const { rows } = await app.pool.query(history, [id])
    expect(rows.slice(-2)).toEqual([
      { price: rupees(9_999), now: false },
      { price: rupees(12_999), now: true },
    ])
  })
})
