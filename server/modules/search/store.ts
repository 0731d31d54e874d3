// SQL over documents, words, and what has changed.
import { sql } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { SearchKind } from '#core/taxonomy/search-kind.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StaleThing {
  readonly kind: string
  readonly id: string
}

/** Takes what has changed first, each thing once. It is not taken when the transaction is rolled back. */
export async function takeStale(tx: Tx, most: number): Promise<StaleThing[]> {
  const { rows } = await sql<StaleThing>`
    with taken as (
      delete from search.stale where no in (select no from search.stale order by no limit ${most} for update skip locked)
      returning kind, id)
    select distinct kind, id from taken order by kind, id`.execute(tx)
  return rows
}

export interface StoredDocument {
  readonly kind: SearchKind
  readonly id: string
  readonly language: Language
  readonly title: string
  readonly text: string
  readonly path: string
  readonly isOnlyInLanguage: boolean
  readonly from: Instant | undefined
  readonly until: Instant | undefined
  readonly titleWords: readonly string[]
  readonly words: readonly string[]
}

export async function deleteDocuments(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  await sql`delete from search.document where kind = ${kind} and id = any(${[...ids]}::text[])`.execute(tx)
}

export async function insertDocument(tx: Tx, document: StoredDocument): Promise<void> {
  const { kind, id, language, title, text, path, isOnlyInLanguage, from, until, titleWords, words } = document
  await sql`
    insert into search.document (kind, id, language, title, text, path, is_only_in_language, shown_from, shown_until, title_words, words)
    values (${kind}, ${id}, ${language}, ${title}, ${text}, ${path}, ${isOnlyInLanguage}, ${from ? at(from) : null},
      ${until ? at(until) : null}, array_to_tsvector(${[...titleWords]}::text[]), array_to_tsvector(${[...words]}::text[]))`.execute(tx) // prettier-ignore
}

/** In one order, so that two transactions never wait for each other. */
export async function insertWords(tx: Tx, words: readonly string[]): Promise<void> {
  await sql`insert into search.word (word) select word from unnest(${[...words]}::text[]) as word order by word
    on conflict do nothing`.execute(tx)
}

/** Words of documents that are gone are not suggested. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  await sql`delete from search.word w where not exists (
    select from ts_stat('select words from search.document') used where used.word = w.word)`.execute(db)
}

export interface NearWords {
  readonly typed: string
  /** Some document has a word that begins so. */
  readonly isKnown: boolean
  /** The nearest words first. */
  readonly near: readonly string[]
}

/** Sorts behind everything that a word may go on with. */
const LAST_LETTER = '\u{10ffff}'

/** For each word: whether it is known, and otherwise words with nearly its letters or with its sounds, in whichever script. */
export async function listNearWords(db: Db, words: readonly string[]): Promise<NearWords[]> {
  const { rows } = await sql<NearWords>`
    select t.typed, k.known as "isKnown", coalesce(n.near, '{}') as near
    from (select typed, no, search.latin_of(typed) as latin from unnest(${[...words]}::text[]) with ordinality as typed(typed, no)) t
    -- Compared as the index of beginnings is sorted: the pattern of a "like" must not come from a row.
    cross join lateral (select exists (select from search.word
      where word ~>=~ t.typed and word ~<~ (t.typed || ${LAST_LETTER})) as known) k
    left join lateral (
      select array_agg(word order by likeness desc, word) filter (where likeness >= 0.7 * best) as near from (
        select w.word, l.likeness, max(l.likeness) over () as best from search.word w
        cross join lateral (select similarity(w.latin, t.latin) as likeness, abs(length(w.latin) - length(t.latin)) as longer) l
        -- Here and not in the join, so that it is decided before the words are compared.
        where not k.known and length(t.typed) > 2 and t.typed !~ '^[0-9]+$' and (
          (w.latin % t.latin and (l.likeness >= 0.45 or (l.likeness >= 0.3 and l.longer <= 2)))
          -- "fix" is not "fizics".
          or (w.sounds = search.sounds_of(t.typed) and l.longer <= 2 and (length(w.sounds) > 2 or (length(w.sounds) = 2 and l.likeness > 0.1))))
        order by l.likeness desc, w.word limit 3) candidate) n on true
    order by t.no`.execute(db)
  return rows
}

export interface DocumentSearch {
  /** A tsquery for each word. */
  readonly queries: readonly string[]
  /** A thing needs all of the words. Otherwise those with most of them come first. */
  readonly needsAll: boolean
  readonly kind: SearchKind | undefined
  readonly lang: Language
  readonly now: Instant
  readonly skip: number
  readonly size: number
}

export interface FoundDocument {
  readonly kind: SearchKind
  /** How many of its kind are found. */
  readonly total: number
  readonly title: string
  readonly language: Language
  readonly text: string
  readonly path: string
  readonly isOnlyInLanguage: boolean
}

/** More are not ranked. */
const MOST_MATCHES = 3_000

/** Finds a page of things of each kind, those with the words in their title first. A thing is shown in the reader's language if it can be. */
export async function findDocuments(db: Db, { queries, needsAll, kind, lang, now, skip, size }: DocumentSearch): Promise<FoundDocument[]> {
  const query = queries.join(needsAll ? ' & ' : ' | ')
  const { rows } = await sql<FoundDocument>`
    with matched as (
      select kind, id, max(score) as score, bool_or(title_words @@ ${query}::tsquery) as in_title, min(length(title)) as length
      from (
        select kind, id, title, title_words, case when ${needsAll} then 0 else
          (select count(*) from unnest(${[...queries]}::text[]) each where words @@ each::tsquery) end as score
        from search.document
        where words @@ ${query}::tsquery and (shown_from is null or shown_from <= ${at(now)})
          and (shown_until is null or shown_until > ${at(now)}) and (${kind ?? null}::text is null or kind = ${kind ?? null})
        limit ${MOST_MATCHES}) d
      group by kind, id),
    ranked as (
      select *, row_number() over (partition by kind order by score desc, in_title desc, length, id) as place,
        count(*) over (partition by kind)::int as total
      from matched)
    select r.kind, r.total, d.title, d.language, d.text, d.path, d.is_only_in_language as "isOnlyInLanguage"
    from ranked r cross join lateral (
      select * from search.document d where d.kind = r.kind and d.id = r.id
      order by d.language = ${lang} desc, d.language = 'en' desc, d.language limit 1) d
    where r.place > ${skip} and r.place <= ${skip + size} order by r.place`.execute(db)
  return rows
} // prettier-ignore
