// SQL that writes the catalogue. Lists go in with one statement each.
import { sql, type InsertObject } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { SaleStatus, School } from '#core/modules/catalogue/catalogue.ts'
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { SellableBundle } from './store.ts'
import type { TeacherRow } from './store-lists.ts'

export interface NewTeacher extends Omit<TeacherRow, 'pictureId'> {
  readonly isDemo: boolean
}

export interface NewSchool extends School {
  readonly isDemo: boolean
}

export interface NewCurriculum {
  readonly id: string
  /** The name by which staff find it. */
  readonly name?: string
  readonly isDemo: boolean
  /** In the order they are taught, by the subject's key. */
  readonly chapters: Readonly<Record<string, readonly Chapter[]>>
}

interface Chapter {
  readonly chapter: LocalisedText
  /** 1 is the course's first month. */
  readonly month: number
  readonly classes: number
  readonly tests: number
}

export interface NewBundle extends Omit<SellableBundle, 'pictureId'> {
  readonly status: SaleStatus
  readonly isListed: boolean
  readonly isDemo: boolean
  /** Since when it costs what it costs. */
  readonly pricedAt: Instant
  /** The previous price, and when it began. */
  readonly before: { readonly price: Paise; readonly from: Instant } | null
  /** Who teaches what, subjects in order. */
  readonly staff: readonly { readonly subject: string; readonly teacherId: string }[]
}

export interface Slot {
  readonly weekday: number
  readonly startMinutes: number
  readonly lengthMinutes: number
  readonly subject: string
  readonly teacherId: string
  readonly isFree: boolean
}

export interface NewBatch {
  readonly id: string
  readonly bundleId: string
  readonly label: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly language: Language
  /** For the batch by itself. Without it only the whole course is sold. */
  readonly price?: Paise
  /** Without it the batch is never full. */
  readonly seats?: number
  readonly slots: readonly Slot[]
}

export interface NewLesson {
  readonly id: string
  readonly bundleId: string
  readonly kind: LessonKind
  readonly chapter: string
  readonly title: string
  readonly subject: string
  readonly isFree: boolean
  readonly position: number
  readonly contentId: string | null
}

export interface NewMenuEntry {
  readonly key: string
  readonly heading: LocalisedText
  readonly subHeading?: LocalisedText
  readonly iconUrl?: string
  readonly redirectionUrl?: string
  readonly rank: number
  readonly grid?: number
  readonly description?: LocalisedText
  readonly entityState?: 'ACTIVE' | 'INACTIVE' | 'DRAFT'
  readonly isTopCourse?: boolean
  readonly children?: readonly NewMenuEntry[]
}

/** In the order in which they are taught, subject by subject. */
export async function insertChapters(db: Db, curricula: readonly NewCurriculum[]): Promise<void> {
  const chapters = curricula.flatMap(({ id, chapters: bySubject }) =>
    Object.entries(bySubject).flatMap(([subject, list]) =>
      list.map(({ chapter, ...planned }, i) => ({
        curriculum_id: id,
        subject,
        position: i + 1,
        chapter: JSON.stringify(chapter),
        ...planned,
      })),
    ),
  )
  await insertRows(db, 'catalogue.chapter', chapters)
}

export async function insertPrices(db: Db, bundles: readonly NewBundle[]): Promise<void> {
  await insertRows(db, 'catalogue.bundle_price', bundles.flatMap(pricesToRows))
}

export async function insertStaff(
  db: Db,
  bundles: readonly (Pick<NewBundle, 'staff'> & { readonly id: string })[],
): Promise<void> {
  await insertRows(
    db,
    'catalogue.bundle_teacher',
    bundles.flatMap(({ id, staff }) =>
      staff.map(({ subject, teacherId }, i) => ({ bundle_id: id, subject, teacher_id: teacherId, position: i + 1 })),
    ),
  )
}

export async function insertSlots(db: Db, batches: readonly Pick<NewBatch, 'id' | 'slots'>[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.class_slot',
    batches.flatMap(({ id, slots }) =>
      slots.map((slot) => ({
        batch_id: id,
        weekday: slot.weekday,
        start_minutes: slot.startMinutes,
        length_minutes: slot.lengthMinutes,
        subject: slot.subject,
        teacher_id: slot.teacherId,
        is_free: slot.isFree,
      })),
    ),
  )
}

export async function insertLessons(db: Db, lessons: readonly NewLesson[]): Promise<void> {
  const rows = lessons.map(({ bundleId, isFree, contentId, ...lesson }) => {
    return { ...lesson, bundle_id: bundleId, is_free: isFree, content_id: contentId }
  })
  await insertRows(db, 'catalogue.lesson', rows)
}

export async function updateBundleStatus(db: Db, bundleId: string, status: SaleStatus): Promise<void> {
  await db.updateTable('catalogue.bundle').set({ status }).where('id', '=', bundleId).execute()
}

/** Nobody else adds or changes a course until the transaction ends. Waits as long as another's loading may take. */
export async function lockBundles(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '1min'`.execute(tx)
  await sql`set local statement_timeout = '1min'`.execute(tx)
  await sql`lock table catalogue.bundle in share row exclusive mode`.execute(tx)
}

export async function hasBundles(db: Db): Promise<boolean> {
  return (await db.selectFrom('catalogue.bundle').select('id').limit(1).executeTakeFirst()) !== undefined
}

function pricesToRows({ id, price, pricedAt, before }: NewBundle): InsertObject<Tables, 'catalogue.bundle_price'>[] {
  const now = { bundle_id: id, price, from_at: at(pricedAt), until_at: null }
  if (!before) return [now]
  return [{ bundle_id: id, price: before.price, from_at: at(before.from), until_at: at(pricedAt) }, now]
}

async function insertRows<T extends keyof Tables & `catalogue.${string}`>(
  db: Db,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values(rows as never)
      .execute() // TypeScript cannot resolve InsertObject of a type parameter
}
