// All SQL over the solved schema that is no staff list.
import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Rendered, RenderedSolved } from './derived-fields.ts'

export interface Place {
  readonly board: string
  readonly grade: number
  readonly subject: string
  readonly chapterSlug: string
}

export interface Chapter extends Place {
  readonly chapter: string
  readonly questions: number
}

/** Chapters that have questions, by board, class and subject. */
export async function listChapters(db: Db): Promise<Chapter[]> {
  const { rows } = await sql<Chapter>`
    select board, grade, subject, chapter_slug as "chapterSlug", chapter, questions from solved.chapter_size
    where questions > 0 order by board, grade, subject, chapter`.execute(db)
  return rows
}

export async function findChapter(db: Db, { board, grade, subject, chapterSlug }: Place): Promise<Chapter | undefined> {
  const { rows } = await sql<Chapter>`
    select board, grade, subject, chapter_slug as "chapterSlug", chapter, questions from solved.chapter_size
    where (board, grade, subject, chapter_slug) = (${board}, ${grade}, ${subject}, ${chapterSlug}) and questions > 0`.execute(db) // prettier-ignore
  return rows[0]
}

export interface Card {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly lang: Language
  readonly isAnswered: boolean
}

interface Range {
  readonly lang: Language
  readonly skip: number
  readonly size: number
}

const card = (lang: Language) => sql`question_id as id, slug, is_answered as "isAnswered",
  coalesce(rendered -> ${lang}, rendered -> 'en') ->> 'title' as title,
  case when rendered ? ${lang} then ${lang} else 'en' end as lang`

/** The newest first. */
export async function listOfChapter(db: Db, { board, grade, subject, chapterSlug }: Place, { lang, skip, size }: Range): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select ${card(lang)} from solved.edition
    where (board, grade, subject, chapter_slug) = (${board}, ${grade}, ${subject}, ${chapterSlug})
    order by published_at desc, question_id desc offset ${skip} limit ${size}`.execute(db)
  return rows
} // prettier-ignore

/** In this order. */
export async function listCards(db: Db, ids: readonly string[], lang: Language): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select ${card(lang)} from solved.edition where question_id = any(${[...ids]}::text[])
    order by array_position(${[...ids]}::text[], question_id)`.execute(db)
  return rows
}

export interface Edition extends Place {
  readonly id: string
  readonly slug: string
  readonly chapter: string
  /** In the language that was asked for, or in English. */
  readonly rendered: RenderedSolved
  readonly languages: Language[]
  readonly similarIds: readonly string[]
  readonly isAnswered: boolean
  readonly teacherId: string | null
  readonly sourceLine: string
  readonly licence: string
  readonly reviewedAt: Instant
  readonly publishedAt: Instant
}

export async function findEdition(db: Db, slug: string, lang: Language): Promise<Edition | undefined> {
  return editionWhere(db, sql`slug = ${slug}`, lang)
}

/** In English. */
export async function findEditionById(db: Db, id: string): Promise<Edition | undefined> {
  return editionWhere(db, sql`question_id = ${id}`, 'en')
}

async function editionWhere(db: Db, found: RawBuilder<unknown>, lang: Language): Promise<Edition | undefined> {
  const { rows } = await sql<Edition>`
    select question_id as id, slug, board, grade, subject, chapter, chapter_slug as "chapterSlug",
      coalesce(rendered -> ${lang}, rendered -> 'en') as rendered, languages, similar_ids as "similarIds",
      is_answered as "isAnswered", teacher_id as "teacherId", source_line as "sourceLine", licence,
      reviewed_at as "reviewedAt", published_at as "publishedAt"
    from solved.edition where ${found}`.execute(db)
  return rows[0]
}

/** Among the newest of its chapter, so that it takes the same time however many there are. */
const COMPARED = 300
const SIMILAR = 5

export async function listSimilarIds(db: Db, id: string, place: Place, words: string): Promise<string[]> {
  const { board, grade, subject, chapterSlug } = place
  const { rows } = await sql<{ id: string }>`
    select question_id as id from (
      select question_id, words from solved.edition
      where (board, grade, subject, chapter_slug) = (${board}, ${grade}, ${subject}, ${chapterSlug}) and question_id <> ${id}
      order by published_at desc, question_id desc limit ${COMPARED}) newest
    order by similarity(words, ${words}) desc, question_id limit ${SIMILAR}`.execute(db)
  return rows.map((row) => row.id)
}

export interface NewEdition extends Omit<Edition, 'rendered' | 'publishedAt'> {
  readonly rendered: Rendered
  readonly words: string
}

/** A question keeps the hour at which it was first published. */
export async function putEdition(tx: Tx, edition: NewEdition, now: Instant): Promise<void> {
  const values = {
    slug: edition.slug,
    board: edition.board,
    grade: edition.grade,
    subject: edition.subject,
    chapter: edition.chapter,
    chapter_slug: edition.chapterSlug,
    rendered: JSON.stringify(edition.rendered),
    languages: edition.languages,
    words: edition.words,
    similar_ids: [...edition.similarIds],
    is_answered: edition.isAnswered,
    teacher_id: edition.teacherId,
    source_line: edition.sourceLine,
    licence: edition.licence,
    reviewed_at: at(edition.reviewedAt),
    updated_at: at(now),
  }
  await tx
    .insertInto('solved.edition')
    .values({ question_id: edition.id, published_at: at(now), ...values })
    .onConflict((conflict) => conflict.column('question_id').doUpdateSet(values))
    .execute()
}

export async function deleteEdition(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('solved.edition').where('question_id', '=', id).execute()
}

/** Which of these bank questions have been made into solved ones. */
export async function listImported(db: Db, bankIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select bank_id as id from solved.question where bank_id = any(${[...bankIds]}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Answered questions, for the sitemap. */
export async function listAnswered(db: Db): Promise<{ slug: string; languages: Language[]; updatedAt: Instant }[]> {
  const { rows } = await sql<{ slug: string; languages: Language[]; updatedAt: Instant }>`
    select slug, languages, updated_at as "updatedAt" from solved.edition where is_answered
    order by question_id limit 1000000`.execute(db)
  return rows
}

export interface SearchedEdition {
  readonly id: string
  readonly slug: string
  readonly chapter: string
  readonly rendered: Readonly<Record<string, RenderedSolved>>
}

export async function listForSearch(db: Db, ids: readonly string[]): Promise<SearchedEdition[]> {
  const { rows } = await sql<SearchedEdition>`
    select question_id as id, slug, chapter, rendered from solved.edition
    where question_id = any(${[...ids]}::text[]) and is_answered`.execute(db)
  return rows
}
