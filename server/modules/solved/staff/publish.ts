// An approved question becomes the edition that readers see.
import { chapterSlug } from '#core/modules/solved/chapter-slug.ts'
import { plainWords } from '#core/modules/solved/plain-words.ts'
import { replaceUses } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Preview } from '#server/platform/resource/points/previews.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { derivedFields, isAnswered, pictureIdsOf } from '../derived-fields.ts'
import { listSimilarIds, putEdition } from '../store.ts'
import { solvedRows, type SolvedRecord } from './tables.ts'

type Approved = SolvedRecord & { readonly id: string }

/** Throws ALREADY_EXISTS for an address that another question has. */
export async function publish(ctx: Ctx, tx: Tx, question: Approved): Promise<void> {
  const now = ctx.now()
  const { id, slug, board, grade, subject, chapter, teacherId, sourceLine, licence } = question
  const { rendered, languages } = await derivedFields(tx, question)
  const place = { board, grade, subject, chapterSlug: chapterSlug(chapter) }
  const words = plainWords(question.stem.en)
  const similarIds = await listSimilarIds(tx, id, place, words)
  const edition = { id, slug, ...place, chapter, rendered, languages, words, similarIds, isAnswered: isAnswered(question), teacherId, sourceLine, licence, reviewedAt: now } // prettier-ignore
  await putEdition(tx, edition, now)
  await replaceUses(tx, { resource: 'solved-questions', id, field: 'edition', isFixed: false }, pictureIdsOf(question))
  await solvedRows.update(tx, id, { status: 'PUBLISHED', isPublic: true, reviewedAt: now }, now)
}

/** A draft as it will be once it is published. */
export const solvedPreview: Preview = {
  resource: 'solved-questions',
  feature: 'articles',
  async apply(ctx, tx, id) {
    const question = await solvedRows.find(tx, id, ctx.now())
    if (!question) return undefined
    await publish(ctx, tx, question)
    return `/question/${question.slug}`
  },
}
