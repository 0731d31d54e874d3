import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aBatch, aBundle, aCurriculum, aLesson, aMenuEntry, aTeacher, updateBundlePrice, updateBundleStatus } from './factory.ts' // prettier-ignore
import { findSellableBundle, listSellableBundles, liveTarget } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })
const changePrice = (id: string, price: number) =>
  app.ctx.db.transaction().execute((tx) => updateBundlePrice(tx, id, rupees(price), app.now()))

describe('a course', () => {
  it('is found by its id and by its slug, with all that belongs to it', async () => {
    const asha = await aTeacher(app.ctx, { name: 'Asha Menon', subjects: ['chemistry', 'physics'] })
    const { id: curriculumId } = await aCurriculum(app.ctx)
    const { id } = await aBundle(app.ctx, {
      slug: 'class-11-jee-classic',
      curriculumId,
      variantName: 'CLASSIC',
      staff: [{ subject: 'physics', teacherId: asha.id }],
      trials: [{ id: 'trl1', trialAmount: rupees(99), trialAllowedDays: 15, cutPrice: rupees(499) }],
    }).then(async (bundle) => {
      const slots = [
        { weekday: 0, startMinutes: 600, lengthMinutes: 60, subject: 'physics', teacherId: asha.id, isFree: false },
        { weekday: 1, startMinutes: 1140, lengthMinutes: 90, subject: 'physics', teacherId: asha.id, isFree: false },
      ]
      await aBatch(app.ctx, bundle, { label: 'classic', slots })
      return bundle
    })
    const course = await visitor().catalogue.getPublicBundle({ bundleId: id, lang: 'hi' })
    expect(course).toMatchObject({
      title: { text: 'कक्षा 11 जेईई मेन', lang: 'hi' },
      board: 'cbse',
      variantName: 'CLASSIC',
      subjects: ['भौतिकी'],
      trialData: [{ id: 'trl1', trialAmount: 9_900, trialAllowedDays: 15, cutPrice: 49_900 }],
    })
    // The teacher's subject is the course's, not the teacher's main one.
    expect(course.teachers).toMatchObject([{ name: 'Asha Menon', subject: 'भौतिकी', subjects: ['रसायन', 'भौतिकी'] }])
    expect(course.teacherIds).toEqual([asha.id])
    expect(course.curriculum['भौतिकी']?.[0]).toMatchObject({ month: 1 })
    const [batch] = course.batches
    expect(batch?.label).toBe('classic')
    expect(batch?.timetable.map(({ weekday, startMinutes }) => [weekday, startMinutes])).toEqual([[1, 1140], [0, 600]]) // prettier-ignore
    expect(await visitor().catalogue.getPublicBundle({ bundleId: 'class-11-jee-classic', lang: 'hi' })).toEqual(course)
  })

  it.each(['PLUS', 'LITE'] as const)('of tier %s is read under the tatva line’s name', async (variantName) => {
    const { id } = await aBundle(app.ctx, { grade: 12, variantName })
    const shown = variantName === 'PLUS' ? 'PRO' : variantName
    expect(await visitor().catalogue.getPublicBundle({ bundleId: id })).toMatchObject({ variantName: shown })
    expect(await findSellableBundle(app.ctx, id)).toMatchObject({ variantName })
  })

  it('keeps the name PLUS below class 11', async () => {
    const { id } = await aBundle(app.ctx, { grade: 10 })
    expect(await visitor().catalogue.getPublicBundle({ bundleId: id })).toMatchObject({ variantName: 'PLUS' })
  })

  it('answers the kinds of content that are asked for, or leaves them out', async () => {
    const bundle = await aBundle(app.ctx)
    for (const [i, kind] of (['FILM', 'TEST', 'NOTES'] as const).entries())
      await aLesson(app.ctx, bundle, { kind, position: i + 1 })
    const kinds = async (query: { returnContentTypes?: string; removeByReturnContentTypes?: 'true' | 'false' }) =>
      (await visitor().catalogue.getPublicBundle({ bundleId: bundle.id, ...query })).contents.map(({ type }) => type)
    expect(await kinds({})).toEqual(['VIDEO', 'TEST', 'NOTES'])
    expect(await kinds({ returnContentTypes: 'TEST,VIDEO', removeByReturnContentTypes: 'false' })).toEqual(['VIDEO', 'TEST']) // prettier-ignore
    expect(await kinds({ returnContentTypes: 'TEST,VIDEO', removeByReturnContentTypes: 'true' })).toEqual(['NOTES'])
  })

  it.each(['DRAFT', 'INACTIVE'] as const)('that is %s is BUNDLE_NOT_FOUND and cannot be sold', async (status) => {
    const { id } = await aBundle(app.ctx, { status })
    await expect(visitor().catalogue.getPublicBundle({ bundleId: id })).rejects.toMatchObject({
      code: 'BUNDLE_NOT_FOUND',
      status: 404,
      message: 'Course not found, Please try again after sometimes',
    })
    expect(await findSellableBundle(app.ctx, id)).toBeUndefined()
    expect(await visitor().catalogue.getBundles({ bundleIds: [id] })).toEqual([])
  })

  it('that is not listed is sold by its link', async () => {
    const { id } = await aBundle(app.ctx, { grade: 4, target: 'school', isListed: false })
    expect(await visitor().catalogue.getPublicBundle({ bundleId: id })).toMatchObject({ id })
    expect(await findSellableBundle(app.ctx, id)).toMatchObject({ id })
    const listed = await visitor().catalogue.getCourseList({ grade: 4, board: 'cbse', target: 'school' })
    expect(listed).toMatchObject({ courses: [], total: 0 })
  })

  it('is read afresh in every answer when its price changes', async () => {
    const { id } = await aBundle(app.ctx, { price: rupees(9_999) })
    const price = async () => (await visitor().catalogue.getPublicBundle({ bundleId: id })).price
    expect(await price()).toBe(rupees(9_999))
    expect((await findSellableBundle(app.ctx, id))?.price).toBe(rupees(9_999))
    await changePrice(id, 8_999)
    await expect.poll(price).toBe(rupees(8_999))
    await expect.poll(async () => (await findSellableBundle(app.ctx, id))?.price).toBe(rupees(8_999))
    await updateBundleStatus(app.ctx.db, id, 'INACTIVE')
    await expect.poll(() => findSellableBundle(app.ctx, id)).toBeUndefined()
  })

  it('is described without asking again', async () => {
    const { id } = await aBundle(app.ctx)
    const url = `/api/bundle/public/${id}`
    const first = await app.inject({ url })
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('is refused to a caller who names another user', async () => {
    const { id } = await aBundle(app.ctx)
    const claimed = visitor().catalogue.getPublicBundle({ bundleId: id, callingUserId: 'lrn000000000000000001' })
    await expect(claimed).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR', status: 403 })
  })
})

describe('the struck price', () => {
  const priced = { price: rupees(24_999), cutPrice: rupees(34_999) }

  it('is shown when it was charged for thirty days', async () => {
    const pricedAt = later(app.now(), -10 * DAY)
    const before = { price: rupees(34_999), from: later(pricedAt, -30 * DAY) }
    const { id } = await aBundle(app.ctx, { ...priced, pricedAt, before })
    expect(await findSellableBundle(app.ctx, id)).toMatchObject(priced)
  })

  it.each([
    ['was charged for less', { price: rupees(34_999), from: -39 * DAY }],
    ['is not the one that was charged', { price: rupees(29_999), from: -90 * DAY }],
  ])('gives way to the price when it %s', async (_, { price, from }) => {
    const pricedAt = later(app.now(), -10 * DAY)
    const { id } = await aBundle(app.ctx, { ...priced, pricedAt, before: { price, from: later(app.now(), from) } })
    expect(await findSellableBundle(app.ctx, id)).toMatchObject({ price: rupees(24_999), cutPrice: rupees(24_999) })
  })

  it('comes to be true when a price that stood for thirty days is lowered', async () => {
    const { id } = await aBundle(app.ctx, { price: rupees(34_999), pricedAt: later(app.now(), -30 * DAY) })
    await changePrice(id, 24_999)
    await expect.poll(() => findSellableBundle(app.ctx, id)).toMatchObject(priced)
  })
})

describe('several courses', () => {
  it('are answered in the order asked, unknown ones left out', async () => {
    const [a, b] = [await aBundle(app.ctx), await aBundle(app.ctx)]
    const bundleIds = [b.id, 'bun000000000000000000', a.id, b.id]
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
    expect(ids(await visitor().catalogue.getBundles({ bundleIds }))).toEqual([b.id, a.id])
    expect(ids(await listSellableBundles(app.ctx, [a.id, b.id]))).toEqual([a.id, b.id])
    const bare = await app.inject({ method: 'POST', url: '/api/bundle/getBundles', body: bundleIds })
    expect(ids(bare.json())).toEqual([b.id, a.id])
  })
})

describe('the course list', () => {
  const place = { grade: 8, board: 'cbse', target: 'school' } as const
  const course = { grade: 8, stream: null, target: 'school' } as const

  it('holds what can still be bought, full courses first, then by language and tier', async () => {
    const tiers = ['PREMIUM', 'LITE', 'PLUS'] as const
    for (const variantName of tiers) await aBundle(app.ctx, { ...course, slug: variantName.toLowerCase(), variantName })
    await aBundle(app.ctx, { ...course, slug: 'hindi', language: 'hi', variantName: 'LITE' })
    await aBundle(app.ctx, { ...course, slug: 'crash', courseKind: 'CRASH', variantName: null })
    await aBundle(app.ctx, { ...course, slug: 'icse', boards: ['icse'] })
    await aBundle(app.ctx, { ...course, slug: 'over', endsAt: later(app.now(), -1) })
    await aBundle(app.ctx, { ...course, slug: 'too-late', lastPurchaseAt: later(app.now(), -1) })
    const list = await visitor().catalogue.getCourseList(place)
    expect(list.courses.map(({ slug }) => slug)).toEqual(['lite', 'plus', 'premium', 'hindi', 'crash'])
    expect(list).toMatchObject({ total: 5, page: 1, pageSize: 12 })
  })

  it('is narrowed by language, kind and subject', async () => {
    const teacher = await aTeacher(app.ctx, { subjects: ['maths'] })
    await aBundle(app.ctx, { ...course, slug: 'maths', staff: [{ subject: 'maths', teacherId: teacher.id }] })
    const slugs = async (query: { language?: 'hi'; courseKind?: 'CRASH'; subject?: string }) =>
      (await visitor().catalogue.getCourseList({ ...place, ...query })).courses.map(({ slug }) => slug)
    expect(await slugs({ language: 'hi' })).toEqual(['hindi'])
    expect(await slugs({ courseKind: 'CRASH' })).toEqual(['crash'])
    expect(await slugs({ subject: 'maths' })).toEqual(['maths'])
  })

  it('tells days, first hour and teachers, and counts all pages', async () => {
    const teacher = await aTeacher(app.ctx, { name: 'Ravi Naik' })
    const slot = { lengthMinutes: 60, subject: 'physics', teacherId: teacher.id, isFree: false }
    const staff = [{ subject: 'physics', teacherId: teacher.id }, { subject: 'maths', teacherId: teacher.id }] // prettier-ignore
    for (let made = 0; made < 13; made += 1) {
      const bundle = await aBundle(app.ctx, {
        grade: 3,
        stream: null,
        target: 'olympiad',
        boards: ['icse', 'cbse'],
        staff,
      })
      const slots = [{ ...slot, weekday: 4, startMinutes: 1080 }, { ...slot, weekday: 1, startMinutes: 1140 }] // prettier-ignore
      await aBatch(app.ctx, bundle, { slots })
    }
    const ask = { grade: 3, board: 'CBSE', target: 'Olympiad' }
    const first = await visitor().catalogue.getCourseList(ask)
    expect(first.courses).toHaveLength(12)
    expect(first.courses[0]).toMatchObject({ weekdays: [1, 4], startMinutes: 1080, teacherNames: ['Ravi Naik'] })
    expect(await visitor().catalogue.getCourseList({ ...ask, page: 2 })).toMatchObject({ total: 13, page: 2 })
    expect(await visitor().catalogue.getCourseList({ ...ask, page: 9 })).toMatchObject({ courses: [], total: 13 })
  })
})

it('names those too who teach only a later batch of a course, after those who are listed', async () => {
  const [listed, later] = [
    await aTeacher(app.ctx, { name: 'Kabir Anand' }),
    await aTeacher(app.ctx, { name: 'Sara Kolli' }),
  ]
  const bundle = await aBundle(app.ctx, { staff: [{ subject: 'physics', teacherId: listed.id }] })
  const slot = { weekday: 1, startMinutes: 1_140, lengthMinutes: 60, subject: 'physics', isFree: false }
  await aBatch(app.ctx, bundle, { slots: [{ ...slot, teacherId: listed.id }] })
  await aBatch(app.ctx, bundle, { label: '2', slots: [{ ...slot, teacherId: later.id }] })
  const course = await visitor().catalogue.getPublicBundle({ bundleId: bundle.id })
  expect(course.teachers.map(({ name }) => name)).toEqual(['Kabir Anand', 'Sara Kolli'])
})

describe('what a visitor chooses by', () => {
  it('are classes from the highest down, with the boards they are taught for', async () => {
    await aBundle(app.ctx, { grade: 12, stream: 'COMMERCE', boards: ['ib', 'cbse'], target: 'school' })
    await aBundle(app.ctx, { grade: 12, stream: 'HUMANITIES', target: 'school' })
    await aBundle(app.ctx, { grade: -2, stream: null, target: 'school', variantName: 'LITE' })
    const { grades, start } = await visitor().catalogue.getGradeBoards({ lang: 'hi' })
    const keys = grades.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('12'))).toEqual(['12-science', '12-commerce'])
    expect(keys.at(-1)).toBe('-2')
    expect(grades.at(-1)?.name).toEqual({ text: 'एलकेजी', lang: 'hi' })
    const commerce = grades.find(({ key }) => key === '12-commerce')
    expect(commerce?.boards).toEqual([
      { key: 'cbse', name: { text: 'सीबीएसई', lang: 'hi' } },
      { key: 'ib', name: { text: 'आईबी', lang: 'hi' } },
    ])
    expect(start).toEqual({ key: '11-science', board: 'cbse', target: 'jeemain' })
  })

  it('are targets that have a course, dead exams never', async () => {
    await aBundle(app.ctx, { grade: 12, target: 'neetug' })
    await aBundle(app.ctx, { grade: 12, target: 'aiims' })
    await aBundle(app.ctx, { grade: 12, target: 'cuet', stream: 'COMMERCE' })
    const targetsOf = async (query: { stream?: 'SCIENCE' }) =>
      (await visitor().catalogue.getTargets({ grade: 12, board: 'cbse', ...query })).targets
    expect((await targetsOf({})).map(({ key, group }) => [key, group])).toEqual([
      ['jeemain', 'JEE'],
      ['neetug', 'NEET'],
      ['school', 'CBSE'],
      ['cuet', 'CBSE'],
    ])
    expect((await targetsOf({ stream: 'SCIENCE' })).map(({ key }) => key)).toEqual(['jeemain', 'neetug'])
  })

  it('leads from a dead exam to its successor', async () => {
    expect(await liveTarget(app.ctx, 'aiims')).toBe('neetug')
    expect(await liveTarget(app.ctx, 'jeemain')).toBe('jeemain')
    const list = await visitor().catalogue.getCourseList({ grade: 12, board: 'cbse', target: 'jipmer' })
    expect(list.courses.length).toBeGreaterThan(0)
  })

  it.each([0, 14, -3])('is never class %d', async (grade) => {
    const asked = visitor().catalogue.getTargets({ grade, board: 'cbse' })
    await expect(asked).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400 })
  })
})

describe('teachers', () => {
  it('are answered in the order asked, each with the main subject, unknown ones left out', async () => {
    const physics = await aTeacher(app.ctx, { name: 'Zoya Khan', subjects: ['physics', 'maths'] })
    const maths = await aTeacher(app.ctx, { name: 'Arun Pillai', subjects: ['maths'] })
    const ids = [physics.id, 'tea000000000000000000', maths.id]
    const teachers = await visitor().catalogue.getTeachers({ ids })
    expect(teachers).toMatchObject([
      { name: 'Zoya Khan', subject: 'Physics', subjects: ['Physics', 'Maths'] },
      { name: 'Arun Pillai', subject: 'Maths' },
    ])
    const bare = await app.inject({ method: 'POST', url: '/api/getBasicTeacherInfoByIds/', body: ids })
    expect(bare.json()).toHaveLength(2)
  })
})

describe('boards', () => {
  it('of reports are subjects, the hidden ones only without a state', async () => {
    const visible = await visitor().catalogue.getBoards({ state: 'VISIBLE', lang: 'ta' })
    expect(visible[0]).toEqual({ id: 'physics', name: 'இயற்பியல்' })
    expect(visible.some(({ id }) => id === 'sports')).toBe(false)
    expect((await visitor().catalogue.getBoards({})).some(({ id }) => id === 'sports')).toBe(true)
  })

  it('of education are the seven of the specification', async () => {
    expect(await visitor().catalogue.getBoardsMap({})).toEqual({
      cbse: 'CBSE',
      icse: 'ICSE',
      igcse: 'IGCSE',
      ib: 'IB',
      maharashtraboard: 'Maharashtra Board',
      stateboard: 'State Board',
      karnatakaboard: 'Karnataka Board',
    })
  })
})

describe('the header menu', () => {
  it('has three levels, by rank, then heading, and nothing below what is hidden', async () => {
    const entry = (key: string, rank: number, more = {}) => ({ key, rank, heading: { en: key }, ...more })
    const group = entry('group', 1, { grid: 3, children: [entry('zeta', 2), entry('alpha', 2), entry('first', 1)] })
    await aMenuEntry(app.ctx, entry('courses', 2, { children: [group] }))
    await aMenuEntry(app.ctx, entry('about', 1, { redirectionUrl: '/plans', isTopCourse: true }))
    await aMenuEntry(app.ctx, entry('store', 3, { entityState: 'INACTIVE', children: [entry('kits', 1)] }))
    const { categories } = await visitor().catalogue.getCourseMenu({})
    expect(categories.map(({ key, level }) => [key, level])).toEqual([['about', 1], ['courses', 1]]) // prettier-ignore
    expect(categories[0]).toMatchObject({ redirectionUrl: '/plans', isTopCourse: true, children: [] })
    const [shown] = categories[1]?.children ?? []
    expect(shown).toMatchObject({ key: 'group', level: 2, grid: 3 })
    expect(shown?.children.map(({ key, level }) => [key, level])).toEqual([['first', 3], ['alpha', 3], ['zeta', 3]]) // prettier-ignore
  })

  it('leads nowhere outside', async () => {
    for (const redirectionUrl of ['//evil.example', 'javascript:alert(1)', 'http://plain.example'])
      await expect(aMenuEntry(app.ctx, { redirectionUrl })).rejects.toThrow('check constraint')
  })
})
