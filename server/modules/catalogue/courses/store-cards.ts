// SQL for the course list: one statement reads a page of cards and counts all of them.
import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { CourseCard, CourseKind } from '#core/modules/catalogue/catalogue.ts'
import type { PastPrice } from '#core/modules/catalogue/struck-price.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'

export interface CourseFilter {
  readonly grade: number
  readonly board: string
  readonly target: string
  readonly stream?: Stream | undefined
  readonly language?: Language | undefined
  /** Courses that are taught in it come first. */
  readonly first: Language
  readonly courseKind?: CourseKind | undefined
  readonly subject?: string | undefined
}

/** A card before its title is in one language and its struck price is checked. */
export interface CardRow extends Omit<CourseCard, 'title' | 'portraits' | 'picture'> {
  readonly title: LocalisedText
  readonly grade: number
  readonly pastPrices: readonly PastPrice[]
  /** Portraits of its first teachers. */
  readonly pictureIds: readonly string[]
  readonly pictureId: string | null
  /** Cards of one place are tiers of one course. */
  readonly place: number
}

export interface Page {
  readonly cards: readonly CardRow[]
  /** On all pages. */
  readonly total: number
}

interface PageRequest {
  readonly now: Instant
  readonly limit: number
  readonly offset: number
}

/** The listed courses that can still be bought: full courses first, then by language and tier. */
export async function listCards(db: Db, filter: CourseFilter, page: PageRequest): Promise<Page> {
  const { rows } = await selectCards(db, selectionOf(filter, page))
  return rows[0] ?? { cards: [], total: 0 }
}

/** The same courses with all tiers of one language at one place. `limit` and `total` count places. */
export async function listCardGroups(db: Db, filter: CourseFilter, page: PageRequest): Promise<Page> {
  const { rows } = await selectGroups(db, selectionOf(filter, page))
  return rows[0] ?? { cards: [], total: 0 }
}

function selectionOf(filter: CourseFilter, page: PageRequest): CardSelection {
  const { stream = null, language = null, courseKind = null, subject = null, ...rest } = filter
  return { ...rest, stream, language, courseKind, subject, ...page, now: at(page.now) }
}

type CardSelection = { readonly [K in keyof CourseFilter]-?: Exclude<CourseFilter[K], undefined> | null } & Omit<
  PageRequest,
  'now'
> & {
    readonly now: DbTime
  }

const selectCards = prepared(
  (_, { first, limit, offset, ...asked }: CardSelection) => sql<Page>`
    with listed as (
      select b.*, row_number() over (
        order by b.course_kind <> 'FULL', b.course_kind collate "C", b.language <> ${first}, b.language collate "C",
          array_position(${sql.lit(`{${VARIANTS.join()}}`)}::text[], b.variant_name), b.starts_at, b.id collate "C") as place
      from catalogue.bundle b where ${isAsked(asked)})
    ${pageOf({ limit, offset })}`,
)

/** The same courses, a page of them with the tiers of each at one place. */
const selectGroups = prepared(
  (_, { first, limit, offset, ...asked }: CardSelection) => sql<Page>`
    with ${listedGroups({
      order: sql`(b.course_kind <> 'FULL')::int::text, b.course_kind, (b.language <> ${first})::int::text, b.language`,
      where: isAsked(asked),
    })}
    ${pageOf({ limit, offset })}`,
)

interface GroupSelection {
  /** Texts by which the courses come one after the other; then the day they start, and their id. */
  readonly order: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
}

/** `listed`, a statement's courses `b`, with all tiers of a course in one language at the place of its first tier. */
export function listedGroups({ order, where }: GroupSelection) {
  return sql`tier as (
      select b.*, min(array[${order}, to_char(b.starts_at at time zone 'UTC', 'YYYYMMDD'), b.id]) over (
        partition by coalesce(b.asl_group, b.id), b.language, b.course_kind) as head
      from catalogue.bundle b where ${where}),
    listed as (select *, dense_rank() over (order by head collate "C") as place from tier)`
}

function isAsked({ grade, target, board, stream, language, courseKind, subject, now }: Omit<CardSelection, 'first' | 'limit' | 'offset'>) {
  return sql`b.grade = ${grade} and b.target = ${target} and b.boards @> array[${board}::text]
    and b.status = 'ACTIVE' and b.is_listed and least(b.ends_at, b.last_purchase_at) > ${now}
    and (${stream}::text is null or b.stream = ${stream})
    and (${language}::text is null or b.language = ${language})
    and (${courseKind}::text is null or b.course_kind = ${courseKind})
    and (${subject}::text is null or exists (
      select from catalogue.bundle_teacher t where t.bundle_id = b.id and t.subject = ${subject}))`
} // prettier-ignore

/** So many faces a card shows. */
const PORTRAITS = 3

/** One page of `listed`, a statement's courses by their `place`, as cards. */
export function pageOf({ limit, offset }: Pick<PageRequest, 'limit' | 'offset'>) {
  return sql`select (select count(distinct place) from listed) as total, coalesce(json_agg(card order by place, price), '[]') as cards
    from (
      select b.place, b.price, json_build_object(
        'place', b.place, 'pictureId', b.picture_id,
        'bundleId', b.id, 'slug', b.slug, 'title', b.title, 'language', b.language, 'grade', b.grade,
        'variantName', b.variant_name, 'courseKind', b.course_kind,
        'startsAt', floor(extract(epoch from b.starts_at) * 1000)::bigint,
        'endsAt', floor(extract(epoch from b.ends_at) * 1000)::bigint,
        'weekdays', coalesce(first.weekdays, '{}'), 'startMinutes', first.start_minutes,
        'teacherNames', array(
          select t.name from (
            select teacher_id, subject, position from catalogue.bundle_teacher where bundle_id = b.id
            union all
            select s.teacher_id, s.subject, 32767 from catalogue.batch ba join catalogue.class_slot s on s.batch_id = ba.id
            where ba.bundle_id = b.id) taught join catalogue.teacher t on t.id = taught.teacher_id
          group by t.name order by min(array[lpad(taught.position::text, 5, '0'), taught.subject, taught.teacher_id])),
        'pictureIds', array(
          select t.picture_id from catalogue.bundle_teacher bt join catalogue.teacher t on t.id = bt.teacher_id
          where bt.bundle_id = b.id and t.picture_id is not null
          group by t.picture_id order by min(bt.position), t.picture_id limit ${sql.lit(PORTRAITS)}),
        'price', b.price, 'cutPrice', b.cut_price,
        'pastPrices', (
          select coalesce(json_agg(json_build_object('price', h.price, 'days', extract(day from h.until_at - h.from_at)::int)), '[]')
          from catalogue.bundle_price h where h.bundle_id = b.id and h.until_at is not null)) as card
      from listed b left join lateral (
        select array_agg(distinct s.weekday order by s.weekday) as weekdays, min(s.start_minutes) as start_minutes
        from catalogue.batch ba join catalogue.class_slot s on s.batch_id = ba.id
        where ba.bundle_id = b.id group by ba.id order by ba.starts_at, ba.label limit 1) first on true
      where b.place > ${offset} and b.place <= ${offset}::int + ${limit}::int) page`
}
