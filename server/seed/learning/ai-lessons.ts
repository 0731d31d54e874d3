// Lessons led by AI for the courses that sell them, and a family of one of these courses. A lesson begins every twenty minutes in
// the first four hours of the demo data.
import { DAY, inIndia, later, MINUTE } from '#core/kernel/time.ts'
import { LessonId } from '#core/modules/catalogue/catalogue.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aLesson, type NewBatch, type NewBundle, type NewLesson } from '#server/modules/catalogue/factory.ts'
import { someLedSessions } from '#server/modules/classroom/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { aStep, anAiLesson, checkAiCourse } from '#server/modules/lessons/factory.ts'
import type { NewAiCourse } from '#server/modules/listings/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { DEMO_AI_PHONE } from '../families/households.ts'
import { classes8To10 } from './led/classes-8-to-10.ts'
import { mathsAndBiology } from './led/maths-and-biology.ts'
import { motionAndNumbers } from './led/motion-and-numbers.ts'
import { physicsAndChemistry } from './led/physics-and-chemistry.ts'
import type { LessonTexts } from './led/short-lesson.ts'

interface Courses {
  readonly bundles: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
  readonly lessons: readonly NewLesson[]
  readonly aiCourses: readonly NewAiCourse[]
}

const GRADE = 9
const EVERY_MINUTES = 20
const FOR_MINUTES = 12 * 20
/** After the lessons that every course has. */
const LAST = 1_000

export async function seedAiLessons(ctx: Ctx, { bundles, batches, lessons, aiCourses }: Courses): Promise<void> {
  const aioIds = new Set<string>(aiCourses.flatMap((course) => course.aioIds))
  const led = bundles.filter(({ id }) => aioIds.has(id))
  const film = lessons.find(({ kind, bundleId }) => kind === 'FILM' && led.some(({ id }) => id === bundleId))
  for (const texts of [motionAndNumbers, classes8To10, physicsAndChemistry, mathsAndBiology].flat())
    await seedLesson(ctx, texts, { led, batches, filmId: film?.id ?? null })
  // A course without lessons would be sold to families who then come to an empty hour.
  for (const { id } of led) await inTransaction(ctx.db, (tx) => checkAiCourse(ctx, tx, id))
  const course = led.find(({ grade, language }) => grade === GRADE && language === 'en')
  const batch = batches.find(({ bundleId }) => bundleId === course?.id)
  if (course && batch) await seedLearner(ctx, course, batch)
}

interface Shelf {
  readonly led: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
  readonly filmId: string | null
}

/** Behind a lesson of each course of its language and class that teaches its subject. */
async function seedLesson(ctx: Ctx, texts: LessonTexts, { led, batches, filmId }: Shelf): Promise<void> {
  const { title, language, grade, subject, chapter } = texts
  const film = filmId === null ? null : LessonId.parse(filmId)
  const steps = texts.steps.map(({ id, isFilm = false, ...step }) => aStep(id, { filmId: isFilm ? film : null, toSec: 0, ...step }))
  const contentId = await anAiLesson(ctx, { title, language, subject, steps })
  for (const bundle of led.filter((each) => each.language === language && each.grade === grade)) {
    const taught = batches.find(({ bundleId }) => bundleId === bundle.id)?.slots ?? []
    if (taught.some((slot) => slot.subject === subject))
      await aLesson(ctx, bundle, { kind: 'AI', title, chapter, subject, position: LAST, contentId })
  }
} // prettier-ignore

async function seedLearner(ctx: Ctx, course: NewBundle, batch: NewBatch): Promise<void> {
  const { accountId, learnerId } = await aHousehold(ctx, {
    phone: DEMO_AI_PHONE,
    firstName: 'Tara',
    lastName: 'Joseph',
    email: 'joseph.family@kandil.example',
    grade: GRADE,
    stream: null,
    board: BoardKey.parse('cbse'),
    target: TargetKey.parse('school'),
    birthYear: inIndia(ctx.now()).year - 14,
    heldBy: 'PARENT',
    hasConsent: true,
    pinCode: '682001',
    stateCode: '32',
  })
  const pass = {
    accountId,
    learnerId,
    bundleId: course.id,
    aslGroup: course.aslGroup,
    planId: null,
    orderId: null,
    state: 'FREE_PASS',
    validTill: later(ctx.now(), 60 * DAY),
  } as const
  await inTransaction(ctx.db, (tx) => enrol(ctx, tx, pass))
  const starts = Array.from({ length: FOR_MINUTES / EVERY_MINUTES }, (_, n) => later(ctx.now(), (n * EVERY_MINUTES + 2) * MINUTE))
  const slot = batch.slots.find(({ subject }) => subject === 'science')
  if (slot) await someLedSessions(ctx, { batch, starts, subject: slot.subject, teacherId: slot.teacherId, minutes: EVERY_MINUTES })
} // prettier-ignore
