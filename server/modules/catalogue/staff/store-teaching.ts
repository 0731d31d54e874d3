// SQL over what belongs to a course, a batch or a curriculum, and is written with it.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { insertSlots, insertStaff, type NewBundle, type Slot } from '../store-write.ts'

export const staffOfCourse = sql`(select coalesce(json_agg(json_build_object('subject', subject, 'teacherId', teacher_id)
  order by position), '[]') from catalogue.bundle_teacher where bundle_id = bundle.id)`

export async function replaceStaff(tx: Tx, id: string, staff: NewBundle['staff']): Promise<void> {
  await tx.deleteFrom('catalogue.bundle_teacher').where('bundle_id', '=', id).execute()
  await insertStaff(tx, [{ id, staff }])
}

export const slotsOfBatch = sql`(select coalesce(json_agg(json_build_object('weekday', weekday, 'startMinutes', start_minutes,
  'lengthMinutes', length_minutes, 'subject', subject, 'teacherId', teacher_id, 'isFree', is_free)
  order by (weekday + 6) % 7, start_minutes), '[]') from catalogue.class_slot where batch_id = batch.id)`

export async function replaceSlots(tx: Tx, id: string, slots: readonly Slot[]): Promise<void> {
  await tx.deleteFrom('catalogue.class_slot').where('batch_id', '=', id).execute()
  await insertSlots(tx, [{ id, slots }])
}

interface BatchSchedule {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly slots: readonly Slot[]
}

/**
 * The names of those who would teach two classes at once. Batches of the same lessons sit in one class: the same teacher,
 * subject and hour are no clash.
 */
export async function listBusyTeachers(tx: Tx, { id, startsAt, endsAt, slots }: BatchSchedule): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct teacher.name
    from json_to_recordset(${JSON.stringify(slots)}::json) as wanted
        ("weekday" int, "startMinutes" int, "lengthMinutes" int, "subject" text, "teacherId" text)
      join catalogue.class_slot taken on taken.teacher_id = wanted."teacherId" and taken.weekday = wanted."weekday"
        and taken.start_minutes < wanted."startMinutes" + wanted."lengthMinutes"
        and taken.start_minutes + taken.length_minutes > wanted."startMinutes"
        and (taken.start_minutes, taken.subject) <> (wanted."startMinutes", wanted."subject")
      join catalogue.batch on batch.id = taken.batch_id and batch.id <> ${id}
        and batch.starts_at < ${at(endsAt)} and batch.ends_at > ${at(startsAt)}
      join catalogue.teacher on teacher.id = taken.teacher_id
    order by teacher.name`.execute(tx)
  return rows.map(({ name }) => name)
}

export async function hasBatch(tx: Tx, bundleId: string): Promise<boolean> {
  const row = await tx.selectFrom('catalogue.batch').select('id').where('bundle_id', '=', bundleId).limit(1).executeTakeFirst() // prettier-ignore
  return row !== undefined
}

export async function isOnSale(tx: Tx, bundleId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('catalogue.bundle')
    .select('id')
    .where('id', '=', bundleId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row !== undefined
}

interface Chapter {
  readonly subject: string
  readonly chapter: LocalisedText
  readonly month: number
  readonly classes: number
  readonly tests: number
}

export const chaptersOfCurriculum = sql`(select coalesce(json_agg(json_build_object('subject', subject, 'chapter', chapter,
  'month', month, 'classes', classes, 'tests', tests) order by rank, position), '[]')
  from catalogue.chapter join catalogue.subject on key = subject where curriculum_id = curriculum.id)`

export async function replaceChapters(tx: Tx, curriculumId: string, chapters: readonly Chapter[]): Promise<void> {
  await tx.deleteFrom('catalogue.chapter').where('curriculum_id', '=', curriculumId).execute()
  const bySubject = Map.groupBy(chapters, ({ subject }) => subject)
  const rows = [...bySubject.values()].flatMap((list) =>
    list.map(({ chapter, ...planned }, i) => ({
      curriculum_id: curriculumId,
      position: i + 1,
      chapter: JSON.stringify(chapter),
      ...planned,
    })),
  )
  if (rows.length > 0) await tx.insertInto('catalogue.chapter').values(rows).execute()
}
