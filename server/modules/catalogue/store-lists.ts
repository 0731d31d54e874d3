// SQL over what the catalogue's courses are sorted by and taught by: classes, boards, targets, subjects, teachers; schools; the menu.
import { sql, type Selectable } from 'kysely'
import { TeacherId, type School } from '#core/modules/catalogue/catalogue.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { anyOf, isListed, text } from './store.ts'

export interface NamedKey {
  readonly key: string
  readonly name: LocalisedText
}

export async function listBoards(db: Db): Promise<NamedKey[]> {
  const rows = await db.selectFrom('catalogue.board').select(['key', 'name']).orderBy('rank').execute()
  return rows.map(named)
}

/** Exams and school classes, also those that are offered no longer. */
export async function listTargetNames(db: Db): Promise<NamedKey[]> {
  const rows = await db.selectFrom('catalogue.target').select(['key', 'name']).orderBy('key').execute()
  return rows.map(named)
}

export async function listSubjects(db: Db): Promise<(NamedKey & { readonly isVisible: boolean })[]> {
  const rows = await db.selectFrom('catalogue.subject').selectAll().orderBy('rank').execute()
  return rows.map((row) => ({ ...named(row), isVisible: row.state === 'VISIBLE' }))
}

export interface NamedGrade extends NamedKey {
  readonly grade: number
  readonly stream: Stream | null
}

/** The classes of the picker. */
export async function listGrades(db: Db): Promise<NamedGrade[]> {
  const rows = await db
    .selectFrom('catalogue.grade')
    .select(['key', 'name', 'grade', 'stream'])
    .where('is_in_picker', '=', true)
    .execute()
  return rows.map((row) => ({ ...named(row), grade: row.grade, stream: row.stream as Stream | null })) // checked by the table
}

export interface TaughtGrade extends NamedGrade {
  readonly boards: ReadonlySet<string>
}

/** The classes of the picker with the boards they have a listed course for. */
export async function listTaughtGrades(db: Db, now: Instant): Promise<TaughtGrade[]> {
  const rows = await db
    .selectFrom('catalogue.grade as g')
    .innerJoin('catalogue.bundle as b', (join) =>
      join.onRef('b.grade', '=', 'g.grade').on(sql<boolean>`b.stream is not distinct from g.stream`),
    )
    .select(['g.key', 'g.name', 'g.grade', 'g.stream', sql<string[][]>`jsonb_agg(distinct b.boards)`.as('boards')])
    .where('g.is_in_picker', '=', true)
    .where(isListed(now))
    .groupBy('g.key')
    .execute()
  return rows.map((row) => ({
    ...named(row),
    grade: row.grade,
    stream: row.stream as Stream | null, // checked by the table
    boards: new Set(row.boards.flat()),
  }))
}

export interface TargetRow extends NamedKey {
  readonly targetGroup: string | null
}

/** Every target that is still held, by rank. */
export async function listLiveTargets(db: Db): Promise<TargetRow[]> {
  const rows = await liveTargets(db).execute()
  return rows.map((row) => ({ ...named(row), targetGroup: row.target_group }))
}

/** The live targets that a class and board have a listed course for. */
export async function listTargets(
  db: Db,
  { grade, board, stream }: { readonly grade: number; readonly board: string; readonly stream?: Stream | undefined },
  now: Instant,
): Promise<TargetRow[]> {
  const rows = await liveTargets(db)
    .where((eb) => {
      const bundles = eb
        .selectFrom('catalogue.bundle as b')
        .select('b.id')
        .whereRef('b.target', '=', 't.key')
        .where('b.grade', '=', grade)
        .where(sql<boolean>`${board} = any(b.boards)`)
        .where(isListed(now))
      return eb.exists(stream ? bundles.where('b.stream', '=', stream) : bundles)
    })
    .execute()
  return rows.map((row) => ({ ...named(row), targetGroup: row.target_group }))
}

/** Maps the key of each discontinued target to the key of its successor. */
export async function listSuccessors(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('catalogue.target').select(['key', 'successor']).execute()
  return new Map(rows.flatMap(({ key, successor }) => (successor === null ? [] : [[key, successor] as const])))
}

export interface TeacherRow {
  readonly id: TeacherId
  readonly name: string
  /** The main one first. */
  readonly subjects: readonly string[]
  readonly qualification: string
  readonly experienceYears: number
  readonly languages: Language[]
  readonly about: LocalisedText
  readonly pictureId: string | null
}

export async function listTeachers(db: Db, ids: readonly string[]): Promise<TeacherRow[]> {
  const rows = await db
    .selectFrom('catalogue.teacher')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .orderBy('name')
    .execute()
  return rows.map(teacherFromRow)
}

export async function listTeacherIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('catalogue.teacher').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Those who teach at least one of these subjects. */
export async function listTeachersOfSubjects(db: Db, subjects: readonly string[]): Promise<TeacherRow[]> {
  const rows = await db
    .selectFrom('catalogue.teacher')
    .selectAll()
    .where(sql<boolean>`subjects && ${[...subjects]}::text[]`)
    .orderBy('name')
    .execute()
  return rows.map(teacherFromRow)
}

function teacherFromRow({
  experience_years,
  about,
  picture_id,
  ...row
}: Selectable<Tables['catalogue.teacher']>): TeacherRow {
  return {
    ...row,
    pictureId: picture_id,
    id: TeacherId.parse(row.id),
    languages: row.languages as Language[], // written from Languages
    experienceYears: experience_years,
    about: text(about),
  }
}

/** As staff list them for each course, and after them those who only hold a weekly class in one of its batches. */
export function listCourseTeachers(db: Db, bundleIds: readonly string[]) {
  const listed = db
    .selectFrom('catalogue.bundle_teacher')
    .select(['bundle_id', 'subject', 'teacher_id', 'position'])
    .where('bundle_id', '=', anyOf(bundleIds))
  const ofBatches = db
    .selectFrom('catalogue.class_slot as s')
    .innerJoin('catalogue.batch as ba', 'ba.id', 's.batch_id')
    .select(['ba.bundle_id', 's.subject', 's.teacher_id', sql<number>`32767`.as('position')])
    .where('ba.bundle_id', '=', anyOf(bundleIds))
  return db
    .selectFrom(listed.unionAll(ofBatches).as('taught'))
    .select(['bundle_id', 'subject', 'teacher_id'])
    .orderBy('position')
    .orderBy('subject')
    .orderBy('teacher_id')
    .execute()
}

/** Lists ACTIVE entries by rank. The caller builds the tree and drops entries whose parents are not ACTIVE. */
export function listMenuEntries(db: Db) {
  return db
    .selectFrom('catalogue.menu_entry')
    .selectAll()
    .where('entity_state', '=', 'ACTIVE')
    .orderBy('rank')
    .execute()
}

/**
 * Schools whose name has, for every lexeme of the query, a word that begins so; by name. Without a query the first of all.
 * The matches come first and are ordered after: how rare a beginning is the planner cannot know, and walking all names in
 * order until fifty match would be slow for a rare one.
 */
export async function listSchools(db: Db, query: string, size: number): Promise<School[]> {
  const all = db
    .selectFrom('catalogue.school')
    .select(['id', 'name', 'city', 'state_code as stateCode', 'pin_code as pinCode', 'board'])
  if (query === '') return all.orderBy('name').orderBy('id').limit(size).execute()
  return db
    .with(
      (cte) => cte('found').materialized(),
      () => all.where(sql<boolean>`words @@ ${query}::tsquery`),
    )
    .selectFrom('found')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .limit(size)
    .execute()
}

function liveTargets(db: Db) {
  return db
    .selectFrom('catalogue.target as t')
    .select(['t.key', 't.name', 't.target_group'])
    .where('t.status', '=', 'ACTIVE')
    .where('t.key', 'not like', '%default%')
    .orderBy('t.rank')
}

function named({ key, name }: { readonly key: string; readonly name: unknown }): NamedKey {
  return { key, name: text(name) }
}

/** Those of these keys that a board has. */
export async function listBoardKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('catalogue.board').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}

/** Those of these keys that a target has. */
export async function listTargetKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('catalogue.target').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}

/** Those of these keys that a subject has. */
export async function listSubjectKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('catalogue.subject').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}

/** Those of these ids that a course, a trial of one, or a batch has. */
export async function listCourseIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const of = (table: 'catalogue.bundle' | 'catalogue.trial' | 'catalogue.batch') =>
    db.selectFrom(table).select('id').where('id', 'in', ids)
  const rows = await of('catalogue.bundle').union(of('catalogue.trial')).union(of('catalogue.batch')).execute()
  return rows.map(({ id }) => id)
}
