// Keeps the documents as their modules describe them.
import { z } from 'zod'
import { searchWords } from '#core/modules/search/words.ts'
import { SEARCH_KINDS } from '#core/taxonomy/search-kind.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { searchable, type SearchDocument } from '#server/platform/points/searchable.ts'
import { deleteDocuments, deleteUnusedWords, insertDocument, insertWords, takeStale, type StaleThing } from './store.ts'

const AT_ONCE = 200

/** Every minute. */
export const indexDocumentsJob = job({
  name: 'search.index-documents',
  payload: z.unknown(),
  cron: '* * * * *',
  run: indexDocuments,
})

/** Every night, 02:35 IST. */
export const forgetWordsJob = job({
  name: 'search.forget-words',
  payload: z.unknown(),
  cron: '5 21 * * *',
  run: (ctx) => deleteUnusedWords(ctx.db),
})

/** Makes the documents anew of everything that has changed. */
export async function indexDocuments(ctx: Ctx): Promise<void> {
  while ((await inTransaction(ctx.db, (tx) => indexSome(ctx, tx))) > 0);
}

async function indexSome(ctx: Ctx, tx: Tx): Promise<number> {
  const stale = await takeStale(tx, AT_ONCE)
  for (const kind of new Set(stale.map((thing) => thing.kind)))
    await replaceDocuments(ctx, tx, kind, idsOf(stale, kind))
  return stale.length
}

/** Nothing is found of a kind that no module of this version has. */
async function replaceDocuments(ctx: Ctx, tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  await deleteDocuments(tx, kind, ids)
  const known = SEARCH_KINDS.find((each) => each === kind)
  const documentsOf = known && searchable.of(ctx, known)
  if (!documentsOf) return
  const words = new Set<string>()
  for (const document of await documentsOf(ctx, ids)) {
    const titleWords = searchWords(document.title)
    const all = [...new Set([...titleWords, ...searchWords(`${document.text} ${document.words ?? ''}`)])]
    await insertDocument(tx, { ...storedFrom(document), kind: known, titleWords, words: all.map(cut) })
    for (const word of all) if (word.length < LONGEST_WORD) words.add(word)
  }
  await insertWords(tx, [...words])
}

const LONGEST_WORD = 60
const EXCERPT = 200

function cut(word: string): string {
  return word.slice(0, LONGEST_WORD)
}

function storedFrom({ id, language, title, text, path, isOnlyInLanguage, from, until }: SearchDocument) {
  return { id, language, title, text: beginning(text), path, isOnlyInLanguage: isOnlyInLanguage === true, from, until }
}

/** Whole words of the beginning of a text. */
function beginning(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= EXCERPT ? plain : `${plain.slice(0, plain.lastIndexOf(' ', EXCERPT) + 1 || EXCERPT).trim()} …`
}

function idsOf(stale: readonly StaleThing[], kind: string): string[] {
  return stale.filter((thing) => thing.kind === kind).map(({ id }) => id)
}
