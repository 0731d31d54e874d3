// For tests and for the seed.
import { setImmediate } from 'node:timers/promises'
import { cacheTag } from '#core/kernel/endpoint.ts'
import { rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import type { PictureId } from '#core/modules/media/picture.ts'
import { BundleId, TeacherId } from '#core/modules/catalogue/catalogue.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { send } from '#server/platform/database/signals.ts'
import { insertLessons, type NewBatch, type NewBundle, type NewLesson, type NewCurriculum, type NewMenuEntry, type NewSchool, type NewTeacher } from './store-write.ts' // prettier-ignore
import { fillEmpty, withdrawEmpty, type LessonPlace } from './lessons/store-lessons.ts'
import { insertBatches, insertBundles, insertCurricula, insertMenu } from './staff/insert-many.ts'

import { courses } from './staff/courses.ts'
import { schools, teacherRows, teachers } from './staff/resources.ts'

export { updateBundlePrice } from './staff/store-prices.ts'
export { hasBundles, lockBundles, updateBundleStatus } from './store-write.ts'
export type { NewBatch, NewBundle, NewLesson, NewCurriculum, NewMenuEntry, NewSchool, NewTeacher }

export async function aTeacher(ctx: Ctx, but: Partial<NewTeacher> = {}): Promise<NewTeacher> {
  const teacher: NewTeacher = {
    id: TeacherId.parse(ctx.newId('tea')),
    name: 'Ananya Iyer',
    subjects: ['physics'],
    qualification: 'M.Sc. Physics',
    experienceYears: 9,
    languages: ['en', 'ta'],
    about: { en: 'Teaches Physics to classes 11 and 12.', hi: 'कक्षा 11 और 12 को भौतिकी पढ़ाती हैं।' },
    isDemo: true,
    ...but,
  }
  await teacherRows.insertMany(ctx.db, [teacher])
  await heard(ctx)
  return teacher
}

/** As if staff had chosen it: it counts as shown there. */
export async function showPicture(
  ctx: Ctx,
  what: 'courses' | 'teachers',
  id: string,
  pictureId: PictureId,
): Promise<void> {
  const store: ResourceStore = what === 'courses' ? courses.live : teachers
  await inTransaction(ctx.db, async (tx) => store.update?.(tx, id, { pictureId }, ctx.now()))
}

export async function aSchool(ctx: Ctx, but: Partial<NewSchool> = {}): Promise<NewSchool> {
  const school: NewSchool = {
    id: ctx.newId('sch'),
    name: 'Delhi Public School, Pune',
    city: 'Pune',
    stateCode: '27',
    pinCode: '411014',
    board: 'cbse',
    isDemo: true,
    ...but,
  }
  await schools.insertMany(ctx.db, [school])
  return school
}

/** Two chapters of physics in the course's first month. */
export async function aCurriculum(ctx: Ctx, but: Partial<NewCurriculum> = {}): Promise<NewCurriculum> {
  const curriculum: NewCurriculum = {
    id: ctx.newId('cur'),
    isDemo: true,
    chapters: {
      physics: [
        { chapter: { en: 'Units and Measurements', hi: 'मात्रक एवं मापन' }, month: 1, classes: 4, tests: 1 },
        { chapter: { en: 'Motion in a Straight Line', hi: 'सरल रेखा में गति' }, month: 1, classes: 6, tests: 1 },
      ],
    },
    ...but,
  }
  await insertCurricula(ctx.db, [curriculum])
  await heard(ctx)
  return curriculum
}

/** A listed course on sale that began 30 days ago and runs for 180 more: class 11 Science, CBSE, JEE Main, ₹24,999. */
export async function aBundle(ctx: Ctx, but: Partial<NewBundle> = {}): Promise<NewBundle> {
  const id = BundleId.parse(ctx.newId('bun'))
  const now = ctx.now()
  const grade = but.grade ?? 11
  const bundle: NewBundle = {
    id,
    slug: `course-${id}`,
    title: { en: 'Class 11 JEE Main', hi: 'कक्षा 11 जेईई मेन' },
    outcome: { en: 'Ready for JEE Main.', hi: 'जेईई मेन के लिए तैयार।' },
    price: rupees(24_999),
    cutPrice: but.price ?? rupees(24_999),
    grade,
    stream: grade === 11 || grade === 12 ? 'SCIENCE' : null,
    boards: ['cbse'],
    target: 'jeemain',
    language: 'en',
    variantName: 'PLUS',
    courseKind: 'FULL',
    productLabel: null,
    isEarlyLearning: grade <= 2,
    startsAt: later(now, -30 * DAY),
    endsAt: later(now, 180 * DAY),
    lastPurchaseAt: null,
    aslGroup: null,
    curriculumId: null,
    trials: [],
    status: 'ACTIVE',
    isListed: true,
    isDemo: true,
    pricedAt: later(now, -60 * DAY),
    before: null,
    staff: [],
    ...but,
  }
  await insertBundles(ctx.db, [bundle])
  await heard(ctx)
  return bundle
}

/** A batch with no class yet, as long as its course. */
export async function aBatch(ctx: Ctx, bundle: NewBundle, but: Partial<NewBatch> = {}): Promise<NewBatch> {
  const { id: bundleId, startsAt, endsAt, language } = bundle
  const batch: NewBatch = {
    id: ctx.newId('bat'),
    bundleId,
    label: 'main',
    startsAt,
    endsAt,
    language,
    slots: [],
    ...but,
  }
  await insertBatches(ctx.db, [batch])
  await heard(ctx)
  return batch
}

export async function aLesson(ctx: Ctx, bundle: NewBundle, but: Partial<NewLesson> = {}): Promise<NewLesson> {
  const lesson: NewLesson = {
    id: ctx.newId('les'),
    bundleId: bundle.id,
    kind: 'FILM',
    chapter: 'Vectors',
    title: 'Vectors in one hour',
    subject: 'physics',
    isFree: false,
    position: 1,
    contentId: null,
    ...but,
  }
  await insertLessons(ctx.db, [lesson])
  await heard(ctx)
  return lesson
}

/** Puts the same content behind all empty lessons of a kind, or those of one place. Answers the lessons by kind. */
export async function fillLessons<K extends LessonKind>(
  ctx: Ctx,
  contents: Readonly<Record<K, string>>,
  place?: LessonPlace,
): Promise<Record<K, string[]>> {
  const filled: [string, string[]][] = []
  for (const [kind, contentId] of Object.entries<string>(contents))
    filled.push([kind, await fillEmpty(ctx.db, kind, contentId, place)])
  await heard(ctx)
  return Object.fromEntries(filled) as Record<K, string[]> // the keys of `contents`
}

/** Families see no lesson without its test. */
export async function withdrawEmptyTests(ctx: Ctx): Promise<void> {
  await withdrawEmpty(ctx.db)
  await heard(ctx)
}

export async function aMenuEntry(ctx: Ctx, but: Partial<NewMenuEntry> = {}): Promise<NewMenuEntry> {
  const entry: NewMenuEntry = { key: ctx.newId('men'), heading: { en: 'Courses', hi: 'कोर्स' }, rank: 1, ...but }
  await insertMenu(ctx.db, [entry])
  await heard(ctx)
  return entry
}

/** Waits until this process has heard of everything that was written before, so that the next read sees it. */
export async function heard({ db, cache }: Ctx): Promise<void> {
  if (db.isTransaction) return // nobody hears of it before it is committed
  waits += 1
  const topic = `heard-${waits}`
  const tags = [cacheTag(topic)] // a tag of its own, which nothing else ends
  await cache.remember(tags, topic, () => Promise.resolve(true))
  await send(db, topic)
  while (cache.peek(tags, topic) !== undefined) await setImmediate()
}

let waits = 0

/** Everything at once, as the seed has it. */
export interface Catalogue {
  readonly teachers: readonly NewTeacher[]
  readonly schools: readonly NewSchool[]
  readonly curricula: readonly NewCurriculum[]
  readonly bundles: readonly NewBundle[]
  readonly batches: readonly NewBatch[]
  readonly lessons: readonly NewLesson[]
  readonly menu: readonly NewMenuEntry[]
}

export async function aWholeCatalogue({ db }: Ctx, whole: Catalogue): Promise<void> {
  await teacherRows.insertMany(db, whole.teachers)
  await schools.insertMany(db, whole.schools)
  await insertCurricula(db, whole.curricula)
  await insertBundles(db, whole.bundles)
  await insertBatches(db, whole.batches)
  await insertLessons(db, whole.lessons)
  await insertMenu(db, whole.menu)
}
