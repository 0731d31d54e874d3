// SQL over the cards that lists show. PostgreSQL itself keeps them as their courses are: migration 0053.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { CourseKind } from '#core/modules/catalogue/catalogue.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at, type DbTime } from '#server/platform/database/db-time.ts'
import { prepared } from '#server/platform/database/prepared.ts'

export interface CourseFilter {
  readonly grade: number
  readonly board: string
  readonly target: string
  readonly stream?: Stream | undefined
  readonly language?: Language | undefined
  readonly courseKind?: CourseKind | undefined
  readonly subject?: string | undefined
}

interface Shown {
  readonly lang: Language
  readonly now: Instant
  /** Of the page's first and last card, counted from 1. */
  readonly places: readonly [number, number]
}

interface Cards {
  /** JSON, without the brackets around them. */
  readonly cards: string
  /** On all pages. */
  readonly total: number
}

/** The listed courses that can still be bought: full courses first, then by language and tier. */
export async function listCards(db: Db, filter: CourseFilter, { lang, now, places }: Shown): Promise<Cards> {
  const { grade, board, target, stream, language, courseKind, subject } = filter
  const [first, last] = places
  // What is not asked for is no part of the statement.
  const narrow = {
    ...(stream && { stream }),
    ...(language && { language }),
    ...(courseKind && { courseKind }),
    ...(subject !== undefined && { subject }),
  }
  const { rows } = await selectCards(db, { grade, board, target, ...narrow, lang, first, last, now: at(now) })
  return rows[0] ?? { cards: '', total: 0 }
}

interface Asked extends CourseFilter, Pick<Shown, 'lang'> {
  readonly now: DbTime
  readonly first: number
  readonly last: number
}

const selectCards = prepared((db, { stream, language, courseKind, subject, first, last, ...asked }: Asked) => {
  let listed = db
    .selectFrom('catalogue.course_card')
    .select('card')
    .where('grade', '=', asked.grade)
    .where('target', '=', asked.target)
    .where('board', '=', asked.board)
    .where('lang', '=', asked.lang)
    .where('bought_until', '>', asked.now)
  if (stream) listed = listed.where('stream', '=', stream)
  if (language) listed = listed.where('language', '=', language)
  if (courseKind) listed = listed.where('course_kind', '=', courseKind)
  if (subject !== undefined) listed = listed.where(sql<boolean>`${subject} = any(subjects)`)
  return db
    .selectFrom(listed.orderBy('place').as('listed'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<string>`coalesce(array_to_string((array_agg(card))[${first}:${last}], ','), '')`.as('cards'))
})
