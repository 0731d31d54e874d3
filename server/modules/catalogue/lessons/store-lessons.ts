// SQL over the lessons of courses.
import { sql } from 'kysely'
import { BundleId, LessonId } from '#core/modules/catalogue/catalogue.ts'
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { anyOf } from '../store.ts'

export interface Lesson {
  readonly id: LessonId
  readonly bundleId: BundleId
  readonly kind: LessonKind
  readonly chapter: string
  readonly title: string
  readonly subject: string
  readonly isFree: boolean
  /** The id of its file or its test; null: nothing is there yet. */
  readonly contentId: string | null
}

/** Those that families see, in the order they are taught. */
export async function listLessons(db: Db, bundleIds: readonly string[]): Promise<Lesson[]> {
  const rows = await selectShown(db)
    .where('bundle_id', '=', anyOf(bundleIds))
    .orderBy('bundle_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(lessonFromRow)
}

/** One that families see. */
export async function findLesson(db: Db, id: string): Promise<Lesson | undefined> {
  const row = await selectShown(db).where('id', '=', id).executeTakeFirst()
  return row && lessonFromRow(row)
}

function selectShown(db: Db) {
  return db
    .selectFrom('catalogue.lesson')
    .select(['id', 'bundle_id', 'kind', 'chapter', 'title', 'subject', 'is_free', 'content_id'])
    .where('is_active', '=', true)
}

type LessonRow = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>

function lessonFromRow({ id, bundle_id, kind, is_free, content_id, ...row }: LessonRow): Lesson {
  return {
    ...row,
    id: LessonId.parse(id),
    bundleId: BundleId.parse(bundle_id),
    kind: kind as LessonKind, // checked by the table
    isFree: is_free,
    contentId: content_id,
  }
}

/** One as staff have it, withdrawn or not. Nobody else changes it until the transaction ends. */
export type LockedLesson = Pick<Lesson, 'kind' | 'subject' | 'chapter' | 'contentId'> & { readonly bundleId: string }

export async function lockLesson(tx: Tx, id: string): Promise<LockedLesson | undefined> {
  const row = await tx
    .selectFrom('catalogue.lesson')
    .select(['kind', 'subject', 'chapter', 'bundle_id as bundleId', 'content_id as contentId'])
    .$narrowType<{ kind: LessonKind }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row
}

export async function setLessonContent(tx: Tx, id: string, contentId: string): Promise<void> {
  await tx.updateTable('catalogue.lesson').set({ content_id: contentId }).where('id', '=', id).execute()
}

/** Puts this content behind all empty lessons of a kind. Answers their ids. */
export async function fillEmpty(db: Db, kind: string, contentId: string, place?: LessonPlace): Promise<string[]> {
  let query = db
    .updateTable('catalogue.lesson')
    .set({ content_id: contentId })
    .where('kind', '=', kind)
    .where('content_id', 'is', null)
  if (place) {
    const { grades, subject, chapter, languages } = place
    const ofGrades = db.selectFrom('catalogue.bundle').select('id').where('grade', 'in', grades)
    const courses = languages ? ofGrades.where('language', 'in', languages) : ofGrades
    query = query.where('subject', '=', subject).where('bundle_id', 'in', courses)
    if (chapter !== undefined) query = query.where('chapter', '=', chapter)
  }
  const rows = await query.returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Withdraws the lessons of tests that have no test. */
export async function withdrawEmpty(db: Db): Promise<void> {
  await db
    .updateTable('catalogue.lesson')
    .set({ is_active: false })
    .where('content_id', 'is', null)
    .where('kind', '=', 'TEST')
    .execute()
}

/** Lessons of a subject in some classes; of one chapter, if it is named. */
export interface LessonPlace {
  readonly grades: readonly number[]
  readonly subject: string
  readonly chapter?: string
  /** Only courses in these languages. */
  readonly languages?: readonly string[]
}

/** The courses whose lessons have these tests, by test. A test of no lesson is not among them. */
export async function listCoursesOfTests(db: Db, paperIds: readonly string[]): Promise<Map<string, string[]>> {
  if (paperIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue.lesson')
    .select(['content_id', 'bundle_id'])
    .distinct()
    .where('content_id', '=', anyOf(paperIds))
    .where('kind', '=', 'TEST')
    .execute()
  const byTest = Map.groupBy(rows, ({ content_id }) => content_id ?? '')
  return new Map([...byTest].map(([paperId, courses]) => [paperId, courses.map(({ bundle_id }) => bundle_id)]))
}

/** True if a lesson still has this file or test. */
export async function isContentUsed(db: Db, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('catalogue.lesson')
    .select('id')
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row !== undefined
}

/** The courses on sale that have this behind a lesson which families see. */
export async function listCoursesWith(
  db: Db,
  contentId: string,
): Promise<{ readonly id: string; readonly title: string }[]> {
  return db
    .selectFrom('catalogue.lesson as l')
    .innerJoin('catalogue.bundle as b', 'b.id', 'l.bundle_id')
    .select(['b.id', sql<string>`b.title ->> 'en'`.as('title')])
    .distinct()
    .where('l.content_id', '=', contentId)
    .where('l.is_active', '=', true)
    .where('b.status', '=', 'ACTIVE')
    .orderBy('b.id')
    .execute()
}

/** A live lesson has the weekly classes of its subject; the others have a file or a test. */
export const isEmptyLesson = sql<boolean>`(case when lesson.kind = 'LIVE'
  then not exists (select from catalogue.class_slot s join catalogue.batch b on b.id = s.batch_id
    where b.bundle_id = lesson.bundle_id and s.subject = lesson.subject)
  else lesson.content_id is null end)`

/** The titles of a course's lessons that have nothing behind them, in their order. */
export async function listEmptyLessons(tx: Tx, bundleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('catalogue.lesson')
    .select('title')
    .where('bundle_id', '=', bundleId)
    .where('is_active', '=', true)
    .where(isEmptyLesson)
    .orderBy('position')
    .execute()
  return rows.map(({ title }) => title)
}
