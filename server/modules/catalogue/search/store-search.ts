// SQL for the search of the shop and the index of all courses.
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { listedGroups, pageOf, type Page } from '../courses/store-cards.ts'
import { anyOf } from '../store.ts'

/** Courses of one class, target and language that serve the same boards. */
export interface CourseSet {
  readonly grade: number
  readonly stream: Stream | null
  readonly target: string
  readonly boards: readonly string[]
  readonly language: Language
  readonly courses: number
  readonly fromPrice: Paise
  readonly pictureId: string | null
}

/** All courses that can be bought, counted. */
export async function listCourseSets(db: Db, now: Instant): Promise<readonly CourseSet[]> {
  const { rows } = await selectSets(db, { now: at(now) })
  return rows.flatMap(({ sets }) => sets.map(setFromRow))
}

export interface ListedCourse {
  readonly id: string
  readonly slug: string
  readonly title: LocalisedText
  readonly outcome: LocalisedText
  readonly target: string
  readonly language: Language
  readonly boards: readonly string[]
  /** It is in lists until then. */
  readonly until: Instant
}

/** Those of these courses that are in lists, also when they can no longer be bought. */
export async function listListedCourses(db: Db, ids: readonly string[]): Promise<readonly ListedCourse[]> {
  return db
    .selectFrom('catalogue.bundle')
    .select(['id', 'slug', 'title', 'outcome', 'target', 'boards', 'language'])
    .select(sql<Instant>`least(ends_at, last_purchase_at)`.as('until'))
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'ACTIVE')
    .where('is_listed', '=', true)
    .$castTo<ListedCourse>() // staff's schemas let nothing else in
    .execute()
}

/** All that one typed word can mean. A course is found by it when one of them is so. */
export interface TypedWord {
  /** A tsquery over titles. */
  readonly query: string
  readonly languages: readonly string[]
  readonly boards: readonly string[]
  readonly targets: readonly string[]
  readonly subjects: readonly string[]
  readonly teachers: readonly string[]
}

export interface CourseSearch {
  readonly words: readonly TypedWord[]
  /** Courses that are taught in it come first. */
  readonly first: Language
  readonly now: Instant
  readonly limit: number
}

export interface FoundCourses extends Page {
  readonly sets: readonly CourseSet[]
}

/** The listed courses that every word finds, the tiers of one at one place. `limit` and `total` count places. */
export async function findCourses(db: Db, { words, now, ...rest }: CourseSearch): Promise<FoundCourses> {
  const { rows } = await selectFound(db, { ...rest, offset: 0, words: JSON.stringify(words), now: at(now) })
  const [found] = rows
  return found ? { ...found, sets: found.sets.map(setFromRow) } : { cards: [], total: 0, sets: [] }
}

export interface NamedTeacher {
  readonly id: string
  /** The place of the typed word. */
  readonly no: number
  readonly subjects: readonly string[]
}

/** Teachers with a name that begins as one of these tsqueries, the first of each. */
export async function listTeachersByWords(db: Db, queries: readonly string[], limit: number) {
  const { rows } = await selectTeachersByWords(db, { queries: [...queries], limit })
  return rows
}

/** Teachers with a name that sounds like one of these words. */
export async function listTeachersBySounds(db: Db, words: readonly string[], limit: number) {
  const { rows } = await selectTeachersBySounds(db, { words: [...words], limit })
  return rows
}

type SetRow = Omit<CourseSet, 'fromPrice'> & { readonly fromPrice: number }

function setFromRow(row: SetRow): CourseSet {
  return { ...row, fromPrice: toPaise(row.fromPrice) }
}

const isOnOffer = (now: DbTime) =>
  sql`b.status = 'ACTIVE' and b.is_listed and least(b.ends_at, b.last_purchase_at) > ${now}`

/** The courses of `listed`, counted: the tiers of a course in one language are one. */
const sets = sql`(
  select coalesce(json_agg(counted), '[]') from (
    select grade, stream, target, boards, language, count(distinct (coalesce(asl_group, id), course_kind))::int as courses, min(price) as "fromPrice",
      (array_agg(picture_id order by id collate "C") filter (where picture_id is not null))[1] as "pictureId"
    from listed group by grade, stream, target, boards, language) counted)`

const selectSets = prepared(
  (_, { now }: { now: DbTime }) => sql<{ sets: readonly SetRow[] }>`
    with listed as (select b.* from catalogue.bundle b where ${isOnOffer(now)}) select ${sets} as sets`,
)

interface FoundSelection {
  readonly words: string
  readonly first: Language
  readonly now: DbTime
  readonly limit: number
  readonly offset: number
}

const selectFound = prepared(
  (_, { words, first, now, limit, offset }: FoundSelection) => sql<Page & { readonly sets: readonly SetRow[] }>`
    with ${listedGroups({
      order: sql`(b.course_kind <> 'FULL')::int::text, (b.language <> ${first})::int::text, (90 - b.grade)::text, b.target, b.language, b.course_kind`,
      where: sql`${isOnOffer(now)} and not exists (
        select from json_to_recordset(${words}::json)
          as word(query text, languages text[], boards text[], targets text[], subjects text[], teachers text[])
        where not (
          b.words @@ word.query::tsquery or b.language = any(word.languages) or b.boards && word.boards
          or b.target = any(word.targets) or exists (
            select from catalogue.bundle_teacher t
            where t.bundle_id = b.id and (t.subject = any(word.subjects) or t.teacher_id = any(word.teachers)))))`,
    })},
    page as (${pageOf({ limit, offset })})
    select page.*, ${sets} as sets from page`,
)

const selectTeachersByWords = prepared(
  (_, { queries, limit }: { queries: string[]; limit: number }) => sql<NamedTeacher>`
    select word.no::int as no, t.id, t.subjects from unnest(${queries}::text[]) with ordinality as word(query, no)
    cross join lateral (
      select id, name, subjects from catalogue.teacher
      where words @@ word.query::tsquery order by name, id limit ${limit}) t
    order by t.name, t.id`,
)

const selectTeachersBySounds = prepared(
  (_, { words, limit }: { words: string[]; limit: number }) => sql<NamedTeacher>`
    select word.no::int as no, t.id, t.subjects from unnest(${words}::text[]) with ordinality as word(typed, no)
    cross join lateral (
      select id, name, subjects from catalogue.teacher
      where sounds && catalogue.sounds_of(word.typed) and length(word.typed) > 2 order by name, id limit ${limit}) t
    order by t.name, t.id`,
)
