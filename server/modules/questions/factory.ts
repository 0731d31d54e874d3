// For tests and for the seed.
import { QuestionDraft, QuestionId } from '#core/modules/questions/question.ts'
import type { z } from 'zod'
import { listFigures, replaceUses } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { pictureIdsOf } from './render/render-text.ts'
import { fieldsFrom } from './staff/derived-fields.ts'
import { insertVersions, questionRows } from './store.ts'

type NewQuestion = Omit<z.input<typeof QuestionDraft>, 'sourceLine' | 'licence'>

const AUTHOR = 'demo author'
const REVIEWER = 'demo reviewer'
/** As many as one statement has room for. */
const AT_ONCE = 200

/** Approved questions of the demo, in this order; answers the ids of their versions. Throws for a question that could not be approved. */
export async function someQuestions(ctx: Ctx, written: readonly NewQuestion[]): Promise<string[]> {
  return inTransaction(ctx.db, async (tx) => (await insertApproved(ctx, tx, written)).map(({ id }) => id))
}

/** The same for a passage and its questions; answers the ids of the questions' versions. */
export async function aPassage(ctx: Ctx, passage: NewQuestion, written: readonly NewQuestion[]): Promise<string[]> {
  return inTransaction(ctx.db, async (tx) => {
    const [read] = await insertApproved(ctx, tx, [passage])
    if (!read) throw new Error('a passage was made')
    const asked = written.map((each) => ({ ...each, passageId: QuestionId.parse(read.question.id) }))
    return (await insertApproved(ctx, tx, asked, read.id)).map(({ id }) => id)
  })
}

async function insertApproved(
  ctx: Ctx,
  tx: Tx,
  written: readonly NewQuestion[],
  passageVersionId: string | null = null,
) {
  const drafts = written.map((each) => QuestionDraft.parse({ ...each, sourceLine: 'Written for Kandil', licence: 'Kandil' })) // prettier-ignore
  const figures = await listFigures(tx, drafts.flatMap(({ texts }) => pictureIdsOf(texts))) // prettier-ignore
  const questions = drafts.map((draft) => ({ ...approved(ctx, draft, fieldsFrom(draft, figures)), passageVersionId }))
  for (let from = 0; from < questions.length; from += AT_ONCE) {
    const some = questions.slice(from, from + AT_ONCE)
    await questionRows.insertMany(tx, some.map(({ question }) => question)) // prettier-ignore
    await insertVersions(tx, some)
  }
  for (const each of questions) await keepFigures(tx, each.question)
  return questions
}

function approved(ctx: Ctx, draft: QuestionDraft, derived: ReturnType<typeof fieldsFrom>) {
  if (derived.problems.length > 0) throw new Error(`${draft.chapter}: ${JSON.stringify(derived.problems)}`)
  const state = { status: 'APPROVED' as const, editionNo: 1, editors: [AUTHOR], reviewNote: '', isDemo: true }
  const question = { id: ctx.newId('que'), ...draft, ...derived, ...state, updatedAt: ctx.now() }
  return { id: ctx.newId('qnv'), no: 1, question, approvedBy: REVIEWER, at: ctx.now() }
}

async function keepFigures(tx: Tx, { id, texts }: { readonly id: string } & Pick<QuestionDraft, 'texts'>): Promise<void> {
  const ids = pictureIdsOf(texts)
  if (ids.length > 0) await replaceUses(tx, { resource: 'bank-questions', id, field: 'version-1', isFixed: true }, ids)
} // prettier-ignore
