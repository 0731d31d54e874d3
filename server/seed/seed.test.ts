import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { DAY, inIndia, later, parseInstant } from '#core/kernel/time.ts'
import { isIncluded } from '#core/modules/plans/service-inclusion.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import { findSellablePlan, listPlansOfBundle, validTillOf } from '#server/modules/plans/index.ts'
import { seedIfEmpty } from '#server/seed.ts'
import { DEMO_GRADE } from './families/family.ts'
import { writtenQuestions } from './questions.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
let isLoaded: boolean
beforeAll(async () => {
  app = await startTestApp()
  isLoaded = await seedIfEmpty(app.ctx)
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })
const rows = {
  bundles: () => app.ctx.db.selectFrom('catalogue.bundle').selectAll().orderBy('id').execute(),
  plans: () => app.ctx.db.selectFrom('plans.plan').selectAll().orderBy('id').execute(),
  teachers: () => app.ctx.db.selectFrom('catalogue.teacher').selectAll().orderBy('id').execute(),
  schools: () => app.ctx.db.selectFrom('catalogue.school').selectAll().orderBy('id').execute(),
  slots: (of: TestApp = app) =>
    of.ctx.db
      .selectFrom('catalogue.class_slot')
      .selectAll()
      .orderBy('batch_id')
      .orderBy('weekday')
      .orderBy('start_minutes')
      .execute(),
}

describe('the demo data', () => {
  it('is loaded once', async () => {
    expect(isLoaded).toBe(true)
    expect(await seedIfEmpty(app.ctx)).toBe(false)
  })

  it('has no enrolment by an order that does not exist', async () => {
    const { rows: lost } = await app.pool.query(
      `select order_id from enrolments.enrolment e where order_id is not null
         and not exists (select from orders.order o where o.id = e.order_id)`,
    )
    expect(lost).toEqual([])
  })

  it('has every class, board and tier, sixty courses and more, 44 teachers and 300 schools', async () => {
    const bundles = await rows.bundles()
    expect(new Set(bundles.map(({ grade }) => grade)).size).toBe(15)
    const streamsOf = (grade: number) =>
      new Set(bundles.filter((each) => each.grade === grade).map(({ stream }) => stream))
    expect([...streamsOf(11)].toSorted()).toEqual(['COMMERCE', 'HUMANITIES', 'SCIENCE'])
    expect(new Set(bundles.flatMap(({ boards }) => boards)).size).toBe(7)
    expect(new Set(bundles.map(({ variant_name }) => variant_name))).toEqual(new Set(['LITE', 'CLASSIC', 'PLUS', 'PREMIUM', null])) // prettier-ignore
    expect(new Set(bundles.map(({ course_kind }) => course_kind))).toEqual(new Set(['FULL', 'CRASH', 'REVISION', 'SPECIAL'])) // prettier-ignore
    expect(bundles.filter(({ course_kind }) => course_kind === 'FULL').length).toBeGreaterThanOrEqual(60)
    // Forty of courses, and four of demos.
    expect(await rows.teachers()).toHaveLength(44)
    expect(await rows.schools()).toHaveLength(300)
  })

  it('has six hundred approved questions and more: 60 with a figure, 120 in Hindi, 60 in Tamil', async () => {
    const versions = await app.ctx.db.selectFrom('questions.version').select(['subject', 'grade', 'languages', 'kind', 'texts']).execute() // prettier-ignore
    expect(versions.length).toBeGreaterThanOrEqual(600)
    const places = new Set(versions.map(({ subject, grade }) => `${subject} ${grade}`))
    for (const subject of ['physics', 'chemistry', 'maths', 'biology'])
      for (const grade of [11, 12]) expect(places).toContain(`${subject} ${grade}`)
    for (const grade of [6, 7, 8, 9, 10]) for (const subject of ['maths', 'science']) expect(places).toContain(`${subject} ${grade}`) // prettier-ignore
    expect(new Set(versions.map(({ kind }) => kind))).toEqual(
      new Set(['SCQ', 'MCQ', 'NUMERIC', 'MATRIX', 'PASSAGE', 'SUBJECTIVE']),
    )
    const inLanguage = (lang: string) => versions.filter(({ languages }) => languages.includes(lang)).length
    expect(inLanguage('hi')).toBeGreaterThanOrEqual(120)
    expect(inLanguage('ta')).toBeGreaterThanOrEqual(60)
    const withFigure = versions.filter(({ texts }) => JSON.stringify(texts).includes('<img'))
    expect(withFigure.length).toBeGreaterThanOrEqual(60)
  })

  it('asks each question once, and gives each option once', () => {
    const questions = writtenQuestions(() => 'pic000000000000000000')
    const stems = questions.map(({ texts }) => texts.en?.stem ?? '')
    expect(stems.filter((stem, i) => stems.indexOf(stem) !== i)).toEqual([])
    for (const { texts } of questions)
      for (const text of Object.values(texts)) {
        const options = Object.values(text?.options ?? {})
        expect(new Set(options).size, text?.stem).toBe(options.length)
      }
  })

  it('has twelve papers and more, and two hundred attempts that are marked', async () => {
    const papers = await app.ctx.db.selectFrom('papers.paper').select(['kind', 'status']).execute()
    expect(papers.length).toBeGreaterThanOrEqual(12)
    expect(papers.filter(({ kind }) => kind === 'BENCHMARK')).toHaveLength(1)
    expect(papers.filter(({ kind }) => kind === 'IN_SCHOOL')).toHaveLength(1)
    const attempts = await app.ctx.db.selectFrom('attempts.attempt').select(['status', 'marks']).execute()
    expect(attempts).toHaveLength(200)
    expect(attempts.every(({ status }) => status === 'EVALUATED')).toBe(true)
    expect(new Set(attempts.map(({ marks }) => marks)).size).toBeGreaterThan(50)
  })

  it('has tests of their own subject, chapter and language behind its lessons', async () => {
    const tests = await app.ctx.db
      .selectFrom('catalogue.lesson as l')
      .innerJoin('catalogue.bundle as b', 'b.id', 'l.bundle_id')
      .innerJoin('papers.paper as p', 'p.id', 'l.content_id')
      .select([
        'l.subject',
        'l.chapter',
        'b.language',
        'p.languages',
        sql<string>`p.sections -> 0 ->> 'subject'`.as('tested'),
      ])
      .select(
        sql<
          string[]
        >`array(select distinct v.chapter from jsonb_array_elements_text(p.sections -> 0 -> 'questions') as q(id)
        join questions.version as v on v.id = q.id)`.as('chapters'),
      )
      .where('l.kind', '=', 'TEST')
      .execute()
    expect(tests.length).toBeGreaterThan(10)
    const isRight = (test: (typeof tests)[number]) =>
      test.tested === test.subject && test.chapters.join() === test.chapter && test.languages.includes(test.language)
    expect(tests.filter((test) => !isRight(test))).toEqual([])
  })

  it('has a benchmark for the batches of the demo family’s class', async () => {
    const benchmarks = await app.ctx.db
      .selectFrom('onboarding.benchmark_test as t')
      .innerJoin('catalogue.batch as a', 'a.id', 't.batch_id')
      .innerJoin('catalogue.bundle as b', 'b.id', 'a.bundle_id')
      .innerJoin('papers.paper as p', 'p.id', 't.paper_id')
      .select(['b.grade', 'p.kind', 'p.status'])
      .execute()
    expect(new Set(benchmarks.map(({ grade }) => grade))).toEqual(new Set([9, DEMO_GRADE]))
    expect(benchmarks.filter(({ kind, status }) => kind !== 'BENCHMARK' || status === 'DRAFT')).toEqual([])
  })

  it('says of itself that it is demo data', async () => {
    const all = [...(await rows.bundles()), ...(await rows.teachers()), ...(await rows.schools())]
    expect(all.every(({ is_demo }) => is_demo)).toBe(true)
  })

  it('has no two teachers, schools or courses of one name', async () => {
    for (const names of [await rows.teachers(), await rows.schools()].map((list) => list.map(({ name }) => name)))
      expect(new Set(names).size).toBe(names.length)
  })

  it('speaks English and Hindi wherever it is read', async () => {
    const bundles = await rows.bundles()
    const texts = [
      ...bundles.flatMap(({ title, outcome }) => [title, outcome]),
      ...(await rows.plans()).map(({ title }) => title),
    ]
    for (const text of texts)
      expect(text).toMatchObject({ en: expect.stringMatching(/\w/), hi: expect.stringMatching(/[ऀ-ॿ]/) })
    for (const page of ['home', 'plans', 'pay'] as const) {
      const faqs = await visitor().content.getFaqs({ page, lang: 'hi' })
      expect(faqs.length).toBeGreaterThanOrEqual(5)
      expect(faqs.every(({ question, answer }) => question.lang === 'hi' && answer.lang === 'hi')).toBe(true)
    }
    expect(await visitor().content.getTestimonials({ lang: 'hi' })).toHaveLength(6)
  })

  it('shows no claim', async () => {
    expect(await visitor().content.getClaims({})).toEqual([])
  })
})

describe('every plan', () => {
  it('costs whole rupees, no more than what is struck, and belongs to a course on sale', async () => {
    for (const { id } of await rows.plans()) {
      const plan = await findSellablePlan(app.ctx, id)
      const bundle = plan && (await findSellableBundle(app.ctx, plan.bundleId))
      if (!plan || !bundle) expect.fail(`${id} cannot be bought`)
      expect(plan.price % rupees(1)).toBe(0)
      expect(plan.price).toBeGreaterThan(0)
      expect(plan.price).toBeLessThanOrEqual(plan.cutPrice)
      expect(validTillOf(plan, bundle, app.now())).toBeGreaterThan(app.now())
    }
  })

  it('has a sibling: each tier is sold in full and by the month, the full course at the course’s own price', async () => {
    for (const { id, course_kind, is_listed } of await rows.bundles()) {
      const bundle = await findSellableBundle(app.ctx, id)
      const plans = await listPlansOfBundle(app.ctx, id)
      expect(plans.map(({ validMonths }) => validMonths)).toEqual(course_kind === 'FULL' && is_listed ? [0, 1] : [])
      if (plans[0]) expect(plans[0]).toMatchObject({ price: bundle?.price, cutPrice: bundle?.cutPrice })
    }
  })

  it('strikes only what was really charged, and some do', async () => {
    const plans = await rows.plans()
    const shown = await Promise.all(plans.map(({ id }) => findSellablePlan(app.ctx, id)))
    expect(shown.map((plan) => plan?.cutPrice)).toEqual(plans.map(({ cut_price }) => cut_price))
    expect(plans.filter(({ price, cut_price }) => cut_price > price).length).toBeGreaterThan(60)
  })
})

describe('the shelves', () => {
  it('hold courses led by AI in two languages each, full and crash courses, with their curriculum', async () => {
    const { courses, total } = await visitor().listings.getAiLiveCourses({ number: 50, lang: 'ta' })
    expect(total).toBe(9)
    expect(new Set(courses.map(({ courseDetail }) => courseDetail.type))).toEqual(new Set(['FULL', 'CRASH']))
    for (const { courseDetail, teachingLanguageAICourses } of courses) {
      expect(courseDetail.courseTitle.lang).toBe('ta')
      expect(teachingLanguageAICourses).toHaveLength(2)
      const [plan] = teachingLanguageAICourses[0]?.plans ?? []
      if (!plan) expect.fail('a language without a plan')
      const { batch } = await visitor().listings.getAiLiveBatch({ aioId: plan.aioId })
      expect(batch.batches[0]?.timetable.length).toBeGreaterThanOrEqual(3)
      const { fullCourseCurriculumMap } = await visitor().listings.getAiLiveCurriculum({ aioId: plan.aioId })
      expect(Object.keys(fullCourseCurriculumMap)).toHaveLength(courseDetail.subjects.length)
    }
  })

  it('hold short programmes under each tab', async () => {
    for (const type of ['FEATURED', 'SHORT_TERM', 'ONE_TO_ONE', 'TOPIC_SPECIFIC'] as const)
      expect((await visitor().listings.getShortPrograms({ type })).total, type).toBeGreaterThanOrEqual(6)
  })

  it('tell of a crash course what can be counted in it', async () => {
    const { course, currentBatchId } = await visitor().listings.getCoursePage({ id: 'class-12-jee-main-crash-course', lang: 'hi' }) // prettier-ignore
    expect(currentBatchId).not.toBeNull()
    // Three classes a week for ten weeks, a chapter and a test in each of them.
    expect(course.keyStats.map(({ figure }) => figure)).toEqual(['30', '30', '10'])
    expect(course.helps[0]?.lang).toBe('hi')
    expect(course.toppers).toEqual([])
  })
})

describe('class 11 JEE Main', () => {
  it('is what the design proof shows', async () => {
    const page = await visitor().plans.getFullSubscriptionPlan({ grade: 11, target: 'jeemain', board: 'cbse' })
    expect(page.variants).toEqual(['LITE', 'CLASSIC', 'PRO', 'PREMIUM'])
    expect(page.program).toMatchObject({ year: 2028, language: 'en', name: { text: 'Class 11 JEE Main' } })
    const { LITE, CLASSIC, PRO, PREMIUM } = page.subscriptionPlanMap
    expect(CLASSIC?.[0]).toMatchObject({
      title: { text: 'Classic, full course' },
      price: rupees(24_999),
      cutPrice: rupees(34_999),
      validTill: parseInstant('2027-05-31T23:59:59+05:30'),
    })
    const included = [LITE, CLASSIC, PRO, PREMIUM].map(
      (plans) => plans?.[0]?.planVariantInfos.filter(isIncluded).length,
    )
    expect(included).toEqual([5, 7, 8, 8])
    expect(page.teachers.length).toBeGreaterThanOrEqual(3)
  })

  it('is taught from NCERT, the first month’s chapters first', async () => {
    const { courses } = await visitor().catalogue.getCourseList({ grade: 11, board: 'cbse', target: 'jeemain' })
    const { fullCourseCurriculumMap } = await visitor().plans.getCurriculum({ bundleId: courses[0]!.bundleId })
    expect(Object.keys(fullCourseCurriculumMap)).toEqual(['Physics', 'Chemistry', 'Maths'])
    expect(fullCourseCurriculumMap['Physics']?.[0]).toMatchObject({ chapter: 'Units and Measurements', month: 1 })
    expect(fullCourseCurriculumMap['Physics']).toHaveLength(14)
  })
})

describe('every choice a visitor has', () => {
  it('leads to courses and to plans', async () => {
    const { grades } = await visitor().catalogue.getGradeBoards({})
    expect(grades).toHaveLength(17)
    for (const { grade, stream, boards } of grades)
      for (const { key: board } of boards) {
        const studying = { grade, board, ...(stream ? { stream } : {}) }
        const { targets } = await visitor().catalogue.getTargets(studying)
        expect(targets.length).toBeGreaterThan(0)
        for (const { key: target } of targets) {
          const { total } = await visitor().catalogue.getCourseList({ ...studying, target })
          expect(total).toBeGreaterThan(0)
          const page = await visitor().plans.getFullSubscriptionPlan({ ...studying, target })
          expect(page.variants.length).toBeGreaterThanOrEqual(2)
        }
      }
  })

  it('is reached from the menu too', async () => {
    const { categories } = await visitor().catalogue.getCourseMenu({ lang: 'hi' })
    expect(categories.every(({ heading }) => heading.lang === 'hi')).toBe(true)
    const leaves = categories.flatMap(({ children }) => children.flatMap((group) => [group, ...group.children]))
    const urls = leaves.flatMap(({ redirectionUrl }) => redirectionUrl ?? []).filter((url) => url.includes('grade='))
    expect(urls.length).toBeGreaterThan(20)
    for (const url of urls) {
      const [, grade, stream, target] = /grade=(-?\d+)(?:-(\w+))?&board=cbse&target=(\w+)/.exec(url) ?? []
      const studying = { grade: Number(grade), board: 'cbse', target: String(target) }
      const chosen = stream === undefined ? studying : { ...studying, stream: stream.toUpperCase() as 'SCIENCE' } // the menu's own
      expect((await visitor().catalogue.getCourseList(chosen)).total, url).toBeGreaterThan(0)
    }
  })
})

describe('the timetable', () => {
  it('has nobody in two places, all of it between 4 and 9 in the evening', async () => {
    const batches = new Map(
      (await app.ctx.db.selectFrom('catalogue.batch').selectAll().execute()).map((batch) => [batch.id, batch]),
    )
    const bundles = new Map((await rows.bundles()).map((bundle) => [bundle.id, bundle]))
    const seen = new Map<string, string>()
    for (const slot of await rows.slots()) {
      expect(slot.start_minutes).toBeGreaterThanOrEqual(16 * 60)
      expect(slot.start_minutes + slot.length_minutes).toBeLessThanOrEqual(21 * 60)
      const batch = batches.get(slot.batch_id)
      const bundle = bundles.get(batch?.bundle_id ?? '')
      // The tiers of a program sit in one class.
      const course = `${bundle?.asl_group ?? bundle?.slug} ${batch?.label === '2' ? 'later' : ''}`
      for (let minute = 0; minute < slot.length_minutes; minute += 5) {
        const place = `${slot.teacher_id} ${slot.weekday} ${slot.start_minutes + minute}`
        expect(seen.get(place) ?? course).toBe(course)
        seen.set(place, course)
      }
    }
  })

  it('has free classes every evening, titled by their chapter', async () => {
    const { classes } = await visitor().classroom.listFreeClasses({ size: 20 })
    expect(classes.every(({ title, subject }) => title !== subject)).toBe(true)
    const free = (await rows.slots()).filter(({ is_free }) => is_free)
    expect(new Set(free.map(({ weekday }) => weekday)).size).toBe(7)
    const ofEleven = await visitor().classroom.listFreeClasses({ grade: 11 })
    expect(ofEleven.classes).toHaveLength(3)
  })
})

describe('loading', () => {
  it('makes the same data every time, and only once when two processes load at the same moment', async () => {
    const other = await startTestApp()
    try {
      const loads = await Promise.all([seedIfEmpty(other.ctx), seedIfEmpty(other.ctx)])
      expect(loads.toSorted()).toEqual([false, true])
      expect(await rows.slots(other)).toEqual(await rows.slots())
      const bundles = await other.ctx.db.selectFrom('catalogue.bundle').selectAll().orderBy('id').execute()
      expect(bundles).toEqual(await rows.bundles())
    } finally {
      await other.close()
    }
  })

  it.each([
    ['the last day of a session', '2027-03-31T22:00:00+05:30', 2026],
    ['the first day of one', '2027-04-01T09:00:00+05:30', 2027],
    ['a leap day', '2028-02-29T12:00:00+05:30', 2027],
  ])('makes sense on %s', async (_, iso, sessionYear) => {
    const other = await startTestApp()
    try {
      other.moveClock(parseInstant(iso)! - other.now())
      await seedIfEmpty(other.ctx)
      const bundles = await other.ctx.db.selectFrom('catalogue.bundle').selectAll().execute()
      const full = bundles.filter(({ course_kind }) => course_kind === 'FULL')
      expect(new Set(full.map(({ starts_at }) => inIndia(starts_at).year))).toEqual(new Set([sessionYear]))
      expect(bundles.every(({ ends_at }) => ends_at > other.now())).toBe(true)
      const short = bundles.filter(({ course_kind }) => course_kind !== 'FULL')
      expect(short.every(({ starts_at, last_purchase_at }) => starts_at > other.now() && last_purchase_at! > later(starts_at, DAY))).toBe(true) // prettier-ignore
      const page = await other.as({ kind: 'visitor' }).plans.getFullSubscriptionPlan({ grade: 12, target: 'neetug' })
      expect(page.program.year).toBe(sessionYear + 1)
    } finally {
      await other.close()
    }
  })
})

describe('every course on sale', () => {
  it('has something behind each of its lessons', async () => {
    const { total } = await app.as(owner).staffLessons.list({ isEmpty: true, isActive: true })
    expect(total).toBe(0)
  })

  it('could be published as it is', async () => {
    const staff = app.as(owner)
    for (const { id } of await rows.bundles()) {
      const course = await staff.staffCourses.one({ id })
      const { version } = await staff.staffCourses.update({ ...course, isListed: !course.isListed })
      await staff.staffCourses.publish({ id, version })
    }
  })

  it('has lessons led by AI of its class and language, if it is led by AI', async () => {
    const led = await app.pool.query(
      `select b.id, b.grade, b.language, s.subject, array_agg(distinct l.title) as titles from listings.ai_batch a
         join catalogue.bundle b on b.id = a.aio_id join catalogue.batch t on t.bundle_id = b.id
         join catalogue.class_slot s on s.batch_id = t.id
         left join catalogue.lesson l on l.bundle_id = b.id and l.subject = s.subject and l.kind = 'AI' group by 1, 2, 3, 4`,
    )
    expect(led.rows.length).toBeGreaterThan(100)
    expect(led.rows.filter(({ titles }) => titles[0] === null)).toEqual([])
  })
})
