// SQL over what is taught in courses, when and by whom: batches, weekly classes, chapters.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { BundleId, TeacherId } from '#core/modules/catalogue/catalogue.ts'
import type { TaughtBatch, WeeklyClass } from '#core/modules/catalogue/batch/taught-batch.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { anyOf, isListed } from './store.ts'

/** A batch as a learner's batch is chosen by. */
export interface OpenBatch {
  readonly id: string
  readonly label: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly language: string
  /** How many learners it has room for. Null: it is never full. */
  readonly seats: number | null
}

export interface BatchRow {
  readonly id: string
  readonly bundle_id: string
  readonly label: string
  readonly starts_at: Instant
  readonly ends_at: Instant
  readonly language: Language
  /** For the batch by itself; null where only the whole course is sold. */
  readonly price: number | null
}
export interface SlotRow {
  readonly batch_id: string
  readonly weekday: number
  readonly start_minutes: number
  readonly length_minutes: number
  readonly subject: string
  readonly teacher_id: TeacherId
  readonly teacher_name: string
}

/** The batches of these courses, the first to start first, and their weekly classes from Monday on. */
export async function listBatches(db: Db, bundleIds: readonly string[]): Promise<(BatchRow & { slots: SlotRow[] })[]> {
  const [batches, slots] = await Promise.all([
    db
      .selectFrom('catalogue.batch')
      .selectAll()
      .$narrowType<{ language: Language }>()
      .where('bundle_id', '=', anyOf(bundleIds))
      .orderBy('starts_at')
      .orderBy('label')
      .execute(),
    db
      .selectFrom('catalogue.class_slot as s')
      .innerJoin('catalogue.batch as ba', 'ba.id', 's.batch_id')
      .innerJoin('catalogue.teacher as t', 't.id', 's.teacher_id')
      .select(['s.batch_id', 's.weekday', 's.start_minutes', 's.length_minutes', 's.subject', 's.teacher_id'])
      .select('t.name as teacher_name')
      .$narrowType<{ teacher_id: TeacherId }>()
      .where('ba.bundle_id', '=', anyOf(bundleIds))
      .orderBy(sql`(s.weekday + 6) % 7`)
      .orderBy('s.start_minutes')
      .execute(),
  ])
  const byBatch = Map.groupBy(slots, (slot) => slot.batch_id)
  return batches.map((batch) => ({ ...batch, slots: byBatch.get(batch.id) ?? [] }))
}

export async function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  return db
    .selectFrom('catalogue.batch')
    .selectAll()
    .$narrowType<{ language: Language }>()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Batches of courses that are not drafts, with their weekly classes. All that are not over, or these. */
export async function listTaughtBatches(
  db: Db,
  wanted: { readonly ids: readonly string[] } | { readonly now: Instant },
): Promise<TaughtBatch[]> {
  const query = db
    .selectFrom('catalogue.batch as ba')
    .innerJoin('catalogue.bundle as b', 'b.id', 'ba.bundle_id')
    .select(['ba.id', 'ba.bundle_id as bundleId', 'ba.starts_at as startsAt', 'ba.ends_at as endsAt'])
    .select(['b.boards', 'b.grade', slotsOf.as('slots')])
    .where('b.status', '<>', 'DRAFT')
    .orderBy('ba.id')
  return 'ids' in wanted
    ? query.where('ba.id', '=', anyOf(wanted.ids)).execute()
    : query.where('ba.ends_at', '>', at(wanted.now)).execute()
}

const slotsOf = sql<WeeklyClass[]>`(select coalesce(json_agg(json_build_object('weekday', weekday,
  'startMinutes', start_minutes, 'lengthMinutes', length_minutes, 'subject', subject, 'teacherId', teacher_id,
  'isFree', is_free) order by weekday, start_minutes), '[]') from catalogue.class_slot where batch_id = ba.id)`

/** The subjects of a course's weekly classes, with their English names. */
export async function listTaughtSubjects(db: Db, bundleId: string) {
  return db
    .selectFrom('catalogue.class_slot as s')
    .innerJoin('catalogue.batch as ba', 'ba.id', 's.batch_id')
    .leftJoin('catalogue.subject as u', 'u.key', 's.subject')
    .select(['s.subject as key', sql<string>`coalesce(u.name ->> 'en', s.subject)`.as('name')])
    .distinct()
    .where('ba.bundle_id', '=', bundleId)
    .orderBy('s.subject')
    .execute()
}

export async function listBatchLanguages(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Language>> {
  const rows = await db
    .selectFrom('catalogue.batch')
    .select(['id', 'language'])
    .$narrowType<{ language: Language }>()
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, language }) => [id, language]))
}

/** Those of a course that are not over. */
export async function listOpenBatches(db: Db, bundleId: string, now: Instant): Promise<OpenBatch[]> {
  return (await openBatches(db, { bundleId, now: at(now) })).rows
}

const openBatches = prepared((db, { bundleId, now }: { bundleId: string; now: DbTime }) =>
  db
    .selectFrom('catalogue.batch')
    .select(['id', 'label', 'starts_at as startsAt', 'ends_at as endsAt', 'language', 'seats'])
    .where('bundle_id', '=', bundleId)
    .where('ends_at', '>', now),
)

/** Nobody is taught in it from now on, nor put into it. */
export async function closeBatch(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('catalogue.batch')
    .set({ ends_at: at(now), starts_at: sql`least(starts_at, ${at(now)}::timestamptz)` })
    .where('id', '=', id)
    .execute()
}

/** Chapters in the order they are taught, the subjects by rank. */
export function listChapters(db: Db, curriculumIds: readonly string[]) {
  return db
    .selectFrom('catalogue.chapter as c')
    .innerJoin('catalogue.subject as s', 's.key', 'c.subject')
    .select(['c.curriculum_id', 'c.subject', 'c.chapter', 'c.month', 'c.classes', 'c.tests'])
    .$narrowType<{ chapter: LocalisedText }>()
    .where('c.curriculum_id', '=', anyOf(curriculumIds))
    .orderBy('s.rank')
    .orderBy('c.position')
    .execute()
}

/** The names of all chapters. */
export async function listChapterNames(db: Db): Promise<LocalisedText[]> {
  const rows = await db
    .selectFrom('catalogue.chapter')
    .select('chapter')
    .distinct()
    .$narrowType<{ chapter: LocalisedText }>()
    .orderBy('chapter')
    .execute()
  return rows.map(({ chapter }) => chapter)
}

/** Those of these courses that are on sale, with whether lists show them now. */
export async function listShelfPlaces(db: Db, ids: readonly string[], now: Instant): Promise<ShelfPlace[]> {
  return db
    .selectFrom('catalogue.bundle as b')
    .select(['b.id', 'b.slug', 'b.grade', isListed(now).as('isListed')])
    .$narrowType<{ id: BundleId }>()
    .where('b.id', '=', anyOf(ids))
    .where('b.status', '=', 'ACTIVE')
    .execute()
}

/** A course that is on sale, in brief. */
export interface ShelfPlace {
  readonly id: BundleId
  readonly slug: string
  readonly grade: number
  readonly isListed: boolean
}
