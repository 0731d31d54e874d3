// The demo data: what the factories make, many times over, from a fixed seed. Every row of it says that it is demo data.
import { inIndia } from '#core/kernel/time.ts'
import { aWholeCatalogue, hasBundles, lockBundles } from '#server/modules/catalogue/factory.ts'
import type { NewTeacher } from '#server/modules/catalogue/factory.ts'
import { someFaqs, someTestimonials } from '#server/modules/content/factory.ts'
import { someVisits } from '#server/modules/clickstream/factory.ts'
import { allListings } from '#server/modules/listings/factory.ts'
import { allPrograms } from '#server/modules/plans/factory.ts'
import { someSampleData } from '#server/modules/predictor/factory.ts'
import { runningYear } from '#server/modules/plans/index.ts'
import { indexDocuments } from '#server/modules/search/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { seedArticles } from './seed/articles/articles.ts'
import { seedAttempts } from './seed/tests/attempts.ts'
import { seedCampaigns } from './seed/campaigns.ts'
import { seedClients } from './seed/clients.ts'
import { seedCoupons } from './seed/coupons.ts'
import { makeProgram, type MadeCourses, type SeedContext } from './seed/catalogue/courses.ts'
import { seedHome } from './seed/home.ts'
import { seedAiLessons } from './seed/learning/ai-lessons.ts'
import { seedClasses, seedPastClasses } from './seed/learning/classes.ts'
import { DEMO_GRADE, seedFamily } from './seed/families/family.ts'
import { someHouseholds, someStaff } from './seed/families/households.ts'
import { seedInSchool } from './seed/tests/in-school.ts'
import { seedInstruments } from './seed/instruments.ts'
import { makeAiCourses } from './seed/listings/ai-courses.ts'
import { makeCoursePages } from './seed/listings/course-pages.ts'
import { makeShortPrograms } from './seed/listings/short-programs.ts'
import { menu } from './seed/catalogue/menu.ts'
import { seedMoney } from './seed/money.ts'
import { seedOnboarding } from './seed/onboarding.ts'
import { seedPictures } from './seed/media/pictures.ts'
import { makeFaqs, makeTestimonials } from './seed/pages.ts'
import { programLines } from './seed/catalogue/programs.ts'
import { createDemoIds, createRandom } from './seed/random.ts'
import { makeSchools } from './seed/catalogue/schools.ts'
import { seedSamples } from './seed/learning/samples.ts'
import { seedLessons } from './seed/learning/lessons.ts'
import { seedPapers } from './seed/tests/papers.ts'
import { seedQuestions } from './seed/questions.ts'
import { seedSales } from './seed/sales.ts'
import { sessionAt } from './seed/session.ts'
import { makeShortCourses } from './seed/listings/short-courses.ts'
import { makeTeachers } from './seed/catalogue/teachers.ts'
import { seedRefunds } from './seed/families/refunds.ts'
import { seedSolved } from './seed/solved.ts'
import { seedSupport } from './seed/families/support.ts'
import { seedTalks } from './seed/learning/talks.ts'
import { seedStories } from './seed/learning/stories.ts'
import { seedStudy } from './seed/learning/study.ts'
import { seedWebinars } from './seed/learning/webinars.ts'
import { createTimetable } from './seed/learning/timetable.ts'
import { seedDemos } from './seed/learning/demos.ts'

const SEED = 20_261_121

/**
 * Loads the demo data in one transaction when there is no course yet, and returns true if it did. If two processes
 * start at once, one loads the data, and the other waits for it and finds courses.
 */
export async function seedIfEmpty(ctx: Ctx): Promise<boolean> {
  if (await hasBundles(ctx.db)) return false
  const isLoaded = await ctx.db.transaction().execute(async (tx) => {
    await lockBundles(tx)
    if (await hasBundles(tx)) return false
    await load({ ...ctx, db: tx })
    return true
  })
  // The search finds all of it from the first visit on.
  if (isLoaded) await indexDocuments(ctx)
  return isLoaded
}

async function load(ctx: Ctx): Promise<void> {
  const newId = createDemoIds()
  const random = createRandom(SEED)
  const teachers = makeTeachers(newId)
  const schools = makeSchools(newId, random)
  const grades = [...new Set(programLines.flatMap((line) => line.grades))]
  const years = new Map<number, number>()
  for (const grade of grades) years.set(grade, await runningYear(ctx, grade))
  const yearOf = (grade: number) => years.get(grade) ?? 0
  const making: SeedContext = {
    newId,
    random,
    session: sessionAt(ctx.now()),
    timetable: createTimetable(teachers),
    yearOf,
  }
  const courses = makeCourses(making)
  await aWholeCatalogue(ctx, { ...courses, teachers, schools, menu })
  await allPrograms(ctx, courses)
  await allListings(ctx, { ...courses, coursePages: makeCoursePages(courses) })
  await someFaqs(ctx, makeFaqs(newId))
  await someTestimonials(ctx, makeTestimonials(newId, inIndia(making.session.startsAt).year))
  await seedPictures({ ...ctx, newId }, courses.bundles, teachers)
  await seedHome(ctx)
  await seedCampaigns(ctx)
  await seedCoupons(
    ctx,
    courses.bundles.filter(({ target }) => target === 'neetug').map(({ id }) => id),
  )
  await seedInstruments(ctx)
  const bank = await seedQuestions({ ...ctx, newId })
  await seedArticles({ ...ctx, newId })
  const { taken, benchmark } = await seedPapers({ ...ctx, newId }, bank)
  await seedOnboarding(ctx, courses, benchmark)
  await seedAttempts({ ...ctx, newId }, taken)
  await seedSolved({ ...ctx, newId }, { bank, teachers })
  await seedInSchool({ ...ctx, newId }, bank)
  await seedLessons({ ...ctx, newId }, bank)
  await seedSamples({ ...ctx, newId }, bank)
  const households = await someHouseholds(ctx)
  await seedMoney(ctx, households, courses.bundles)
  const learnerId = await seedFamily(ctx, courses.bundles)
  await seedClasses(ctx, courses, DEMO_GRADE)
  await seedAiLessons({ ...ctx, newId }, courses)
  await seedWebinars({ ...ctx, newId }, { teachers, learnerId })
  await seedTalks({ ...ctx, newId }, { teachers, learnerId, bank })
  await seedDemos({ ...ctx, newId })
  const jee = courses.bundles.filter(({ grade, target }) => grade === 11 && target === 'jeemain')
  await seedStudy({ ...ctx, newId }, jee.map(({ id }) => id)) // prettier-ignore
  await seedStories({ ...ctx, newId })
  await someVisits(ctx, { home: 600, courses: 410, course: 320, plans: 210, pay: 64 })
  const teacher = teacherOf(courses, teachers)
  const { helper, adviser, finance } = await someStaff(ctx, teacher)
  if (teacher) await seedPastClasses(ctx, courses, { learnerId, teacherId: teacher.id, staffId: helper }, DEMO_GRADE)
  await seedSales(ctx, courses, adviser)
  await seedClients(ctx)
  await seedSupport(ctx, households, helper)
  await someSampleData(ctx, { askedBy: helper, decidedBy: finance })
  await seedRefunds(ctx, households, { askedBy: helper, decidedBy: finance })
}

/** The first teacher of the demo family's course. */
function teacherOf({ bundles, batches }: Pick<MadeCourses, 'bundles' | 'batches'>, teachers: readonly NewTeacher[]) {
  const course = bundles.find(({ grade, target }) => grade === DEMO_GRADE && target === 'school')
  const [slot] = batches.find(({ bundleId }) => bundleId === course?.id)?.slots ?? []
  return teachers.find(({ id }) => id === slot?.teacherId)
}

function makeCourses(making: SeedContext) {
  const programs = programLines.flatMap((line, rank) =>
    line.grades.map((grade) => makeProgram(making, line, grade, rank)),
  )
  const short = makeShortCourses(making)
  const ai = makeAiCourses(making)
  const onShelf = makeShortPrograms(making, short.bundles)
  const all: Partial<MadeCourses>[] = [...programs, short, ai, onShelf]
  return {
    curricula: all.flatMap(({ curricula = [] }) => curricula),
    bundles: all.flatMap(({ bundles = [] }) => bundles),
    batches: all.flatMap(({ batches = [] }) => batches),
    lessons: all.flatMap(({ lessons = [] }) => lessons),
    programs: all.flatMap(({ programs: made = [] }) => made),
    plans: all.flatMap(({ plans = [] }) => plans),
    aiCourses: ai.aiCourses,
    shortPrograms: onShelf.shortPrograms,
  }
}
