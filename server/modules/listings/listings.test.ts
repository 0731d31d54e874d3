import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later, parseInstant } from '#core/kernel/time.ts'
import { aBatch, aBundle, aCurriculum, aTeacher, updateBundlePrice, updateBundleStatus } from '#server/modules/catalogue/factory.ts' // prettier-ignore
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aCoursePage, anAiCourse, aShortProgram, aTopper } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const anyone = () => app.as({ kind: 'visitor' })
type AiLiveCoursesInput = Parameters<ReturnType<typeof anyone>['listings']['getAiLiveCourses']>[0]
const titles = async (asked: AiLiveCoursesInput) =>
  (await anyone().listings.getAiLiveCourses(asked)).courses.map(({ courseDetail }) => courseDetail.courseTitle.text)

describe('courses led by AI', () => {
  it('hold their languages, English first, and in each the tiers in their order', async () => {
    const ids: string[] = []
    for (const [language, variantName] of [
      ['hi', 'LITE'],
      ['en', 'PLUS'],
      ['en', 'LITE'],
    ] as const)
      // prettier-ignore
      ids.push((await aBundle(app.ctx, { isListed: false, language, variantName, price: rupees(4_999) })).id)
    const { id } = await anAiCourse(app.ctx, ids)
    const { courses, total } = await anyone().listings.getAiLiveCourses({ grade: 11, board: 'cbse', target: 'jeemain', lang: 'hi' }) // prettier-ignore
    expect(total).toBe(1)
    expect(courses[0]).toMatchObject({
      id,
      courseDetail: {
        courseTitle: { text: 'एआई लाइव कक्षा 11 जेईई मेन', lang: 'hi' },
        grade: 11,
        type: 'FULL',
        startYear: 2026, // 30 days before 21 November 2026
        endYear: 2027, // 180 days after
      },
      teachingLanguageAICourses: [
        // PLUS is read as PRO from class 11 on: decision P-15.
        { language: 'en', plans: [{ variant: 'LITE', aioId: ids[2], price: 499_900 }, { variant: 'PRO', aioId: ids[1] }] }, // prettier-ignore
        { language: 'hi', plans: [{ variant: 'LITE', aioId: ids[0] }] },
      ],
    })
  })

  it('stay out of the other list of courses, and out of its choices', async () => {
    const { catalogue } = app.as({ kind: 'visitor' })
    expect(await catalogue.getCourseList({ grade: 11, board: 'cbse', target: 'jeemain' })).toMatchObject({ total: 0 })
    expect((await catalogue.getGradeBoards({})).grades).toEqual([])
  })

  it('are narrowed by all that can be asked for', async () => {
    const asha = await aTeacher(app.ctx, { subjects: ['maths'] })
    const crash = await aBundle(app.ctx, {
      grade: 12,
      target: 'neetug',
      boards: ['cbse', 'icse'],
      language: 'ta',
      isListed: false,
      startsAt: later(app.now(), 60 * DAY), // January 2027
      endsAt: later(app.now(), 130 * DAY),
      staff: [{ subject: 'maths', teacherId: asha.id }],
    })
    await anAiCourse(app.ctx, [crash.id], { title: { en: 'NEET in ten weeks' }, type: 'CRASH', rank: 2 })
    const found = ['NEET in ten weeks']
    expect(await titles({})).toEqual(['AI Live Class 11 JEE Main', ...found])
    for (const asked of [
      { grade: 12 },
      { board: 'icse' },
      { target: 'NEETUG' },
      { target: 'aiims' }, // became NEET UG: decision L-15
      { language: 'ta' },
      { type: 'CRASH' },
      { startYear: 2027 },
      { grade: 12, stream: 'SCIENCE' },
      { subjects: 'physics,maths' },
      { term: ' WEEKS  neet ' },
      { number: 1, page: 2 },
    ] as const)
      expect(await titles(asked), JSON.stringify(asked)).toEqual(found)
    for (const asked of [
      { grade: 12, stream: 'COMMERCE' },
      { grade: 7 },
      { language: 'bn' },
      { type: 'REVISION' },
      { endYear: 2026 },
      { subjects: 'biology' },
      { term: 'olympiad' },
      { page: 2 },
    ] as const)
      expect(await titles(asked), JSON.stringify(asked)).toEqual([])
  })

  it('show of a course the language that was asked for', async () => {
    const { courses } = await anyone().listings.getAiLiveCourses({ grade: 11, language: 'hi' })
    expect(courses[0]?.teachingLanguageAICourses.map(({ language }) => language)).toEqual(['hi'])
  })

  it('are chosen by the classes, boards and targets they are taught for', async () => {
    const { grades } = await anyone().listings.getAiLiveGradeBoards({ lang: 'hi' })
    expect(grades.map(({ key, boards }) => [key, boards.map((board) => board.key)])).toEqual([
      ['12-science', ['cbse', 'icse']],
      ['11-science', ['cbse']],
    ])
    expect(grades[0]?.name).toEqual({ text: 'कक्षा 12 विज्ञान', lang: 'hi' })
    expect((await anyone().listings.getAiLiveGradeBoards({ type: 'FULL' })).grades.map(({ key }) => key)).toEqual(['11-science']) // prettier-ignore
    const { targets } = await anyone().listings.getAiLiveTargets({ grade: 12, board: 'icse' })
    expect(targets).toEqual([{ key: 'neetug', name: { text: 'NEET UG', lang: 'en' }, group: 'NEET' }])
    expect(await anyone().listings.getAiLiveTargets({ grade: 12, board: 'icse', stream: 'COMMERCE' })).toEqual({
      targets: [],
    })
    expect(await anyone().listings.getAiLiveTargets({ grade: 12, board: 'icse', type: 'FULL' })).toEqual({
      targets: [],
    })
  })

  it('are gone when the last day to buy has passed, and still answer their batch', async () => {
    const late = await aBundle(app.ctx, { grade: 10, stream: null, isListed: false, lastPurchaseAt: later(app.now(), -1) }) // prettier-ignore
    await anAiCourse(app.ctx, [late.id])
    expect(await titles({ grade: 10 })).toEqual([])
    expect(await anyone().listings.getAiLiveBatch({ aioId: late.id })).toMatchObject({ aioId: late.id })
  })
})

describe('a batch led by AI', () => {
  it('tells its timetable, its course and its curriculum', async () => {
    const asha = await aTeacher(app.ctx, { name: 'Asha Menon' })
    const { id: curriculumId } = await aCurriculum(app.ctx)
    const bundle = await aBundle(app.ctx, { grade: 9, stream: null, isListed: false, curriculumId })
    const slot = { lengthMinutes: 45, subject: 'physics', teacherId: asha.id, isFree: false }
    await aBatch(app.ctx, bundle, { slots: [{ ...slot, weekday: 2, startMinutes: 1_080 }, { ...slot, weekday: 4, startMinutes: 1_020 }] }) // prettier-ignore
    const course = await anAiCourse(app.ctx, [bundle.id])
    const { batch, aiLiveCourse } = await anyone().listings.getAiLiveBatch({ aioId: bundle.id })
    expect(batch.batches[0]?.timetable[0]).toMatchObject({ weekday: 2, startMinutes: 1_080, teacherName: 'Asha Menon' })
    expect(aiLiveCourse.id).toBe(course.id)
    expect(aiLiveCourse.teachingLanguageAICourses[0]?.plans[0]).toMatchObject({ weekdays: [2, 4], startMinutes: 1_020 })
    const { fullCourseCurriculumMap } = await anyone().listings.getAiLiveCurriculum({ aioId: bundle.id })
    expect(fullCourseCurriculumMap['Physics']?.map(({ chapter }) => chapter)).toEqual([
      'Units and Measurements',
      'Motion in a Straight Line',
    ])
  })

  it('is BATCH_NOT_FOUND for a course that is not led by AI', async () => {
    const { id: aioId } = await aBundle(app.ctx, { isListed: false })
    const none = { code: 'BATCH_NOT_FOUND', status: 404, message: 'Batch not found, Please try again after sometimes' }
    await expect(anyone().listings.getAiLiveBatch({ aioId })).rejects.toMatchObject(none)
    await expect(anyone().listings.getAiLiveCurriculum({ aioId })).rejects.toMatchObject(none)
    await expect(anyone().listings.getAiLiveBatch({ aioId: 'main' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('short programmes', () => {
  const short = { grade: 8, stream: null, target: 'school', variantName: null, courseKind: 'SPECIAL' } as const
  const slugs = async (asked: Parameters<ReturnType<typeof anyone>['listings']['getShortPrograms']>[0]) =>
    (await anyone().listings.getShortPrograms(asked)).courses.map(({ slug }) => slug)

  it('stand under their tabs', async () => {
    const formats = { algebra: 'TOPIC_SPECIFIC', tutor: 'ONE_TO_ONE', crash: 'SHORT_TERM', grammar: 'TOPIC_SPECIFIC' } as const // prettier-ignore
    for (const [rank, [slug, format]] of Object.entries(formats).entries()) {
      const { id } = await aBundle(app.ctx, { ...short, slug, ...(slug === 'grammar' ? { grade: 7 } : {}) })
      await aShortProgram(app.ctx, id, { format, rank, isFeatured: slug !== 'crash' })
    }
    expect(await slugs({})).toEqual(['algebra', 'tutor', 'crash', 'grammar'])
    expect(await slugs({ type: 'FEATURED' })).toEqual(['algebra', 'tutor', 'grammar'])
    expect(await slugs({ type: 'SHORT_TERM' })).toEqual(['crash'])
    expect(await slugs({ type: 'ONE_TO_ONE', grade: 8, board: 'cbse', target: 'school' })).toEqual(['tutor'])
    expect(await slugs({ type: 'TOPIC_SPECIFIC' })).toEqual(['algebra', 'grammar'])
    expect(await slugs({ type: 'TOPIC_SPECIFIC', grade: 7 })).toEqual(['grammar'])
  })

  it('are chosen by what they are taught for, tab by tab', async () => {
    const keys = async (type: 'TOPIC_SPECIFIC' | 'SHORT_TERM') =>
      (await anyone().listings.getShortProgramGradeBoards({ type })).grades.map(({ key }) => key)
    expect(await keys('TOPIC_SPECIFIC')).toEqual(['8', '7'])
    expect(await keys('SHORT_TERM')).toEqual(['8'])
    const { targets } = await anyone().listings.getShortProgramTargets({ grade: 8, board: 'cbse', type: 'ONE_TO_ONE' })
    expect(targets).toEqual([{ key: 'school', name: { text: 'School exams', lang: 'en' }, group: 'CBSE' }])
  })

  it('of one topic are a list of their own, narrowed by subject', async () => {
    const maths = await aTeacher(app.ctx, { subjects: ['maths'] })
    const staff = [{ subject: 'maths', teacherId: maths.id }]
    const { id } = await aBundle(app.ctx, { ...short, grade: 6, slug: 'fractions', staff })
    await aShortProgram(app.ctx, id, { format: 'TOPIC_SPECIFIC', rank: 9 })
    const topics = async (asked: { subject?: string; grade?: number }) =>
      (await anyone().listings.getTopicSpecificCourses(asked)).courses.map(({ slug }) => slug)
    expect(await topics({})).toEqual(['algebra', 'grammar', 'fractions'])
    expect(await topics({ subject: 'maths' })).toEqual(['fractions'])
    expect(await topics({ grade: 7, subject: 'maths' })).toEqual([])
  })

  it('are read afresh when one changes, is taken off sale or put forward', async () => {
    const bundle = await aBundle(app.ctx, { ...short, grade: 5, slug: 'tables', price: rupees(999) })
    await aShortProgram(app.ctx, bundle.id)
    const price = async () => (await anyone().listings.getShortPrograms({ grade: 5 })).courses[0]?.price
    expect(await price()).toBe(rupees(999))
    await app.ctx.db.transaction().execute((tx) => updateBundlePrice(tx, bundle.id, rupees(899), app.now()))
    await expect.poll(price).toBe(rupees(899))
    expect(await slugs({ grade: 5, type: 'FEATURED' })).toEqual([])
    await app.asOwner(`update listings.short_program set is_featured = true where bundle_id = '${bundle.id}'`)
    await expect.poll(() => slugs({ grade: 5, type: 'FEATURED' })).toEqual(['tables'])
    await updateBundleStatus(app.ctx.db, bundle.id, 'INACTIVE')
    await expect.poll(price).toBeUndefined()
  })
})

describe('groups of courses', () => {
  it('are those of the targets that the class has a course for', async () => {
    await aBundle(app.ctx, { grade: 12, boards: ['karnatakaboard'], target: 'kcet' })
    await aBundle(app.ctx, { grade: 12, boards: ['icse', 'cbse'], target: 'school' })
    await aBundle(app.ctx, { grade: 12, target: 'jeeadvanced' })
    await aBundle(app.ctx, { grade: 12, target: 'jeemain' })
    expect(await anyone().listings.getGroupsNameHeading({ grade: 12, lang: 'hi' })).toEqual([
      { group: 'JEE', heading: { text: 'जेईई और इंजीनियरिंग प्रवेश', lang: 'hi' }, targets: ['jeemain', 'jeeadvanced'] },
      { group: 'CBSE', heading: { text: 'सीबीएसई', lang: 'hi' }, targets: ['school'] },
      { group: 'ICSE', heading: { text: 'आईसीएसई', lang: 'hi' }, targets: ['school'] },
      { group: 'Karnataka Board', heading: { text: 'कर्नाटक बोर्ड', lang: 'hi' }, targets: ['kcet'] },
    ])
    expect(await anyone().listings.getGroupsNameHeading({ grade: 12, stream: 'COMMERCE' })).toEqual([])
  })
})

describe('a course’s own page', () => {
  it('is found by id and by slug, with the first batch to begin with', async () => {
    const startsAt = parseInstant('2026-12-01T00:00:00+05:30')!
    const bundle = await aBundle(app.ctx, { slug: 'jee-in-ten-weeks', courseKind: 'CRASH', startsAt, endsAt: later(startsAt, 70 * DAY) }) // prettier-ignore
    const second = await aBatch(app.ctx, bundle, { label: '2', startsAt: later(startsAt, 14 * DAY) })
    const first = await aBatch(app.ctx, bundle)
    await aCoursePage(app.ctx, bundle.id, {
      video: {
        thumbnail: { mweb: '/courses/jee-narrow.webp', dweb: '/courses/jee-wide.webp' },
        url: 'https://video.kandil.example/jee',
      },
    })
    const page = await anyone().listings.getCoursePage({ id: 'jee-in-ten-weeks', lang: 'hi' })
    expect(page).toMatchObject({
      id: bundle.id,
      startYear: 2026,
      endYear: 2027,
      aiLiveCourse: null,
      grade: 11,
      board: 'cbse',
      target: 'jeemain',
      language: 'en',
      currentBatchId: first.id,
      currentBatch: { id: first.id, aioId: null, label: 'main', language: 'en', price: null },
      course: {
        title: { text: 'कक्षा 11 जेईई मेन', lang: 'hi' },
        helps: [{ text: 'परीक्षा से पहले पाठ्यक्रम पूरा।', lang: 'hi' }],
        services: [{ text: 'शंकाओं का उसी दिन समाधान', lang: 'hi' }],
        keyStats: [{ figure: '60', text: { text: 'लाइव कक्षाएँ', lang: 'hi' } }],
        video: { thumbnail: { mweb: '/courses/jee-narrow.webp' }, url: 'https://video.kandil.example/jee' },
        type: 'CRASH',
      },
    })
    expect(Object.keys(page.batchDetails)).toEqual([first.id, second.id])
    expect(await anyone().listings.getCoursePage({ id: bundle.id, lang: 'hi' })).toEqual(page)
  })

  it('needs nothing but the course, and names the AI course it is a batch of', async () => {
    const { id } = await aBundle(app.ctx, { isListed: false, grade: 6, stream: null })
    const { id: courseId } = await anAiCourse(app.ctx, [id], { type: 'REVISION' })
    const page = await anyone().listings.getCoursePage({ id })
    expect(page).toMatchObject({ currentBatchId: id, currentBatch: { aioId: id, label: null }, aiLiveCourse: { id: courseId } }) // prettier-ignore
    expect(page.course).toMatchObject({ helps: [], services: [], keyStats: [], toppers: [], video: null, type: 'REVISION' }) // prettier-ignore
  })

  it('has the batches of a course led by AI by their aioId, and begins with its own', async () => {
    const led = { isListed: false, grade: 6, stream: null }
    const lite = await aBundle(app.ctx, { ...led, variantName: 'LITE' })
    const classic = await aBundle(app.ctx, { ...led, variantName: 'CLASSIC' })
    await aBatch(app.ctx, classic, { label: '3' })
    await anAiCourse(app.ctx, [lite.id, classic.id])
    const page = await anyone().listings.getCoursePage({ id: classic.id })
    expect(Object.keys(page.batchDetails)).toEqual([lite.id, classic.id])
    expect(page.batchDetails[lite.id]).toMatchObject({ id: lite.id, aioId: lite.id, variant: 'LITE', label: null })
    expect(page.currentBatchId).toBe(classic.id)
    expect(page.currentBatch).toEqual(page.batchDetails[classic.id])
    expect(page.currentBatch).toMatchObject({
      slug: classic.slug,
      price: classic.price,
      label: '3',
      startsAt: classic.startsAt,
    })
  })

  it('shows toppers with their evidence, from the consent to its end', async () => {
    const { id } = await aBundle(app.ctx)
    const shown = await aTopper(app.ctx, id)
    await aTopper(app.ctx, id, { consentedAt: later(app.now(), 1) })
    await aTopper(app.ctx, id, { expiresAt: app.now() })
    const { course } = await anyone().listings.getCoursePage({ id })
    expect(course.toppers).toEqual([
      {
        id: shown.id,
        name: 'Meera S.',
        result: '99.1 percentile',
        exam: 'JEE Main',
        year: 2026,
        course: 'JEE Main Crash Course',
        courseMonths: 3,
        wasPaid: true,
        sourceUrl: 'https://kandil.example/evidence/1',
      },
    ])
    await expect(aTopper(app.ctx, id, { sourceUrl: 'a leaflet' })).rejects.toThrow('check constraint')
  })

  it.each(['no-such-course', 'bun000000000000000000'])('of %s is BUNDLE_NOT_FOUND', async (id) => {
    await expect(anyone().listings.getCoursePage({ id })).rejects.toMatchObject({
      code: 'BUNDLE_NOT_FOUND',
      status: 404,
    })
  })

  it.each(['', 'Not a slug', '../etc'])('of %j is asked for in vain', async (id) => {
    await expect(anyone().listings.getCoursePage({ id })).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 400 })
  })
})
