import { afterAll, describe, expect, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { startTestApp } from '#server/test/app.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { aBatch, aBundle, aTeacher } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())

const teacher = await aTeacher(app.ctx, { name: 'Ananya Iyer' })
const tier = (variantName: 'LITE' | 'CLASSIC' | 'PREMIUM', price: number, but: object = {}) =>
  aBundle(app.ctx, {
    title: { en: `Class 11 JEE Main ${variantName}`, hi: `कक्षा 11 जेईई मेन ${variantName}` },
    price: rupees(price),
    cutPrice: rupees(price),
    variantName,
    aslGroup: 'class-11-jee-main',
    staff: [{ subject: 'physics', teacherId: teacher.id }],
    ...but,
  })
const premium = await tier('PREMIUM', 59_999)
const lite = await tier('LITE', 14_999)
const hindi = await tier('CLASSIC', 19_999, { language: 'hi', aslGroup: 'class-11-jee-main-hindi' })
const crash = await aBundle(app.ctx, { title: { en: 'Crash Course' }, courseKind: 'CRASH', aslGroup: null })
await aBatch(app.ctx, lite)

const ask = (but: object = {}) =>
  app.as(visitor).catalogue.getCourseGroups({ grade: 11, board: 'cbse', target: 'jeemain', lang: 'en', ...but })

describe('the list of courses with their tiers', () => {
  test('has one entry for a course in a language, the cheapest tier first', async () => {
    const { groups, total } = await ask()
    expect(total).toBe(3)
    expect(groups.map(({ tiers }) => tiers.map(({ bundleId }) => bundleId))).toEqual([
      [lite.id, premium.id],
      [hindi.id],
      [crash.id],
    ])
    expect(groups[0]).toMatchObject({ price: rupees(14_999), teacherNames: ['Ananya Iyer'] })
  })

  test('is named by the words that all its tiers begin with', async () => {
    const { groups } = await ask()
    expect(groups.map(({ title }) => title.text)).toEqual([
      'Class 11 JEE Main',
      'Class 11 JEE Main CLASSIC',
      'Crash Course',
    ])
    expect((await ask({ lang: 'hi' })).groups[0]?.title).toEqual({ text: 'कक्षा 11 जेईई मेन', lang: 'hi' })
  })

  test('puts the courses of a language first, and keeps to one when asked', async () => {
    const first = await ask({ first: 'hi' })
    expect(first.groups[0]?.language).toBe('hi')
    const only = await ask({ language: 'hi' })
    expect(only.groups.map(({ tiers }) => tiers[0]?.bundleId)).toEqual([hindi.id])
    expect(only.total).toBe(1)
  })

  test('has as many entries as the index of all courses says', async () => {
    const { grades } = await app.as(visitor).catalogue.getCourseIndex({ lang: 'en' })
    const target = grades.flatMap(({ targets }) => targets).find(({ key }) => key === 'jeemain')
    expect(target?.courses).toBe((await ask()).total)
  })

  test('answers an empty page after the last', async () => {
    expect((await ask({ page: 2 })).groups).toEqual([])
  })
})
