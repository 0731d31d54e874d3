// All SQL over the articles schema that is no staff list: editions, the lists they are in, and redirects.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { RenderedArticle } from './derived-fields.ts'

export interface Category {
  readonly path: string
  readonly title: LocalisedText
  readonly text: LocalisedText
  readonly articles: number
}

/** Each after the one above it, in the order that staff gave them. */
export async function listCategories(db: Db): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select path, title, text, coalesce((select s.articles from articles.list_size s where s.list = path), 0) as articles
    from articles.category order by rank, path`.execute(db)
  const below = (parent: string): Category[] =>
    rows.filter(({ path }) => parentOf(path) === parent).flatMap((each) => [each, ...below(each.path)])
  return below('')
}

/** "exams" of "exams/jee", and "" of "exams". */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

export interface Card {
  readonly id: string
  readonly slug: string
  readonly category: string
  readonly title: LocalisedText
  readonly summary: LocalisedText
  readonly languages: Language[]
  readonly minutes: number
  readonly authorName: string
  readonly publishedAt: Instant
}

interface Range {
  readonly lang: Language
  readonly skip: number
  readonly size: number
}

const card = (lang: Language) => sql`e.article_id as id, e.slug, e.category, e.title, e.summary, e.languages,
  coalesce(e.rendered -> ${lang}, e.rendered -> 'en') -> 'minutes' as minutes,
  (select name from articles.writer w where w.id = e.author_id) as "authorName", e.published_at as "publishedAt"`

/** Editions of a list, the newest first. */
export async function listEditions(db: Db, list: string, { lang, skip, size }: Range): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select ${card(lang)}
    from (select article_id, published_at from articles.placement where list = ${list}
      order by published_at desc, article_id desc offset ${skip} limit ${size}) p
    join articles.edition e using (article_id)
    order by p.published_at desc, p.article_id desc`.execute(db)
  return rows
}

export async function sizeOf(db: Db, list: string): Promise<number> {
  const row = await db.selectFrom('articles.list_size').select('articles').where('list', '=', list).executeTakeFirst()
  return row?.articles ?? 0
}

export interface Edition extends Omit<Card, 'authorName' | 'minutes'> {
  /** In the language that was asked for, or in English. */
  readonly rendered: RenderedArticle
  readonly author: { readonly name: string; readonly role: LocalisedText }
  readonly reviewer: { readonly name: string; readonly role: LocalisedText }
  readonly updatedAt: Instant
  readonly reviewedAt: Instant
}

export async function findEdition(db: Db, slug: string, lang: Language): Promise<Edition | undefined> {
  const writer = (id: string) =>
    sql`(select jsonb_build_object('name', name, 'role', role) from articles.writer w where w.id = ${sql.ref(id)})`
  const { rows } = await sql<Edition>`
    select e.article_id as id, slug, category, title, summary, languages,
      coalesce(rendered -> ${lang}, rendered -> 'en') as rendered, ${writer('e.author_id')} as author,
      ${writer('e.reviewer_id')} as reviewer, published_at as "publishedAt", updated_at as "updatedAt", reviewed_at as "reviewedAt"
    from articles.edition e where slug = ${slug}`.execute(db)
  return rows[0]
}

export interface NewEdition extends Pick<Edition, 'id' | 'slug' | 'category' | 'title' | 'summary' | 'languages'> {
  readonly rendered: Readonly<Partial<Record<Language, RenderedArticle>>>
  readonly authorId: string
  readonly reviewerId: string
  readonly reviewedAt: Instant
}

/** An article keeps the hour at which it was first published. Answers the slug that it had before. */
export async function putEdition(tx: Tx, edition: NewEdition, now: Instant): Promise<string | undefined> {
  const before = await sql<{ slug: string; publishedAt: Instant }>`
    select slug, published_at as "publishedAt" from articles.edition where article_id = ${edition.id} for update`.execute(tx)
  const [old] = before.rows
  const publishedAt = old?.publishedAt ?? now
  const values = {
    slug: edition.slug,
    category: edition.category,
    title: JSON.stringify(edition.title),
    summary: JSON.stringify(edition.summary),
    rendered: JSON.stringify(edition.rendered),
    languages: edition.languages,
    author_id: edition.authorId,
    reviewer_id: edition.reviewerId,
    published_at: at(publishedAt),
    updated_at: at(now),
    reviewed_at: at(edition.reviewedAt),
  }
  await tx
    .insertInto('articles.edition')
    .values({ article_id: edition.id, ...values })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(values))
    .execute()
  await tx.deleteFrom('articles.placement').where('article_id', '=', edition.id).execute()
  const lists = ['', ...pathsTo(edition.category), ...edition.languages.map((lang) => `:${lang}`)]
  await tx
    .insertInto('articles.placement')
    .values(lists.map((list) => ({ list, published_at: at(publishedAt), article_id: edition.id })))
    .execute()
  return old?.slug
} // prettier-ignore

/** "exams" and "exams/jee" of "exams/jee". */
export function pathsTo(category: string): string[] {
  const parts = category.split('/')
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'))
}

/** The list of its editions loses it by the rule of the table, and the trigger counts. */
export async function deleteEdition(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('articles.placement').where('article_id', '=', id).execute()
  await tx.deleteFrom('articles.edition').where('article_id', '=', id).execute()
}

export async function setReviewed(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .updateTable('articles.edition')
    .set({ reviewed_at: at(now) })
    .where('article_id', '=', id)
    .execute()
}

export async function findRedirectTo(db: Db, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('articles.redirect').select('to_path').where('from_path', '=', path).executeTakeFirst() // prettier-ignore
  return row?.to_path
}

/** Redirects change one at a time: two at once could make a loop that neither saw. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await sql`lock table articles.redirect in share row exclusive mode`.execute(tx)
}

/** Takes the place of one from the same path, and ends one that began where it leads. */
export async function putRedirect(tx: Tx, redirect: { id: string; from: string; to: string }, now: Instant): Promise<void> {
  const { id, from, to } = redirect
  await tx.deleteFrom('articles.redirect').where('from_path', 'in', [from, to]).execute()
  await tx.insertInto('articles.redirect').values({ id, from_path: from, to_path: to, created_at: at(now) }).execute()
} // prettier-ignore

export interface ListedEdition {
  readonly slug: string
  readonly languages: Language[]
  readonly updatedAt: Instant
}

/** For the sitemap. */
export async function listAllEditions(db: Db): Promise<ListedEdition[]> {
  return db
    .selectFrom('articles.edition')
    .select(['slug', 'languages', 'updated_at as updatedAt'])
    .orderBy('published_at', 'desc')
    .limit(50_000)
    .$castTo<ListedEdition>() // only languages are written there
    .execute()
}

export interface SearchedEdition extends Pick<Edition, 'id' | 'slug' | 'title' | 'summary' | 'languages'> {
  readonly rendered: Readonly<Partial<Record<Language, RenderedArticle>>>
}

export async function listForSearch(db: Db, ids: readonly string[]): Promise<SearchedEdition[]> {
  const { rows } = await sql<SearchedEdition>`
    select article_id as id, slug, title, summary, languages, rendered from articles.edition
    where article_id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

export interface RenderedEdition {
  readonly id: string
  readonly slug: string
  readonly rendered: Readonly<Partial<Record<Language, RenderedArticle>>>
}

/** Those after this id, in the order of their ids. */
export async function listRendered(db: Db, after: string, most: number): Promise<RenderedEdition[]> {
  const { rows } = await sql<RenderedEdition>`
    select article_id as id, slug, rendered from articles.edition
    where article_id > ${after} order by article_id limit ${most}`.execute(db)
  return rows
}

export interface PrintableArticle {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Its texts as HTML, in English. */
  readonly texts: readonly string[]
  readonly authorName: string
  readonly reviewerName: string
}

export async function findPrintable(db: Db, id: string): Promise<PrintableArticle | undefined> {
  const name = (column: string) => sql`(select name from articles.writer w where w.id = ${sql.ref(column)})`
  const { rows } = await sql<PrintableArticle>`
    select slug, title ->> 'en' as title, summary ->> 'en' as summary,
      jsonb_path_query_array(rendered, '$.en.blocks[*] ? (@.kind == "TEXT").html') as texts,
      ${name('e.author_id')} as "authorName", ${name('e.reviewer_id')} as "reviewerName"
    from articles.edition e where article_id = ${id}`.execute(db)
  return rows[0]
}

/** When its page was published last. Undefined: it is not public. */
export async function findArticlePublishedAt(db: Db, id: string): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('articles.edition')
    .select('updated_at as at')
    .where('article_id', '=', id)
    .executeTakeFirst()
  return row?.at
}
