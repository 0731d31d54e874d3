// For tests and for the seed.
import { QuestionDraft } from '#core/modules/questions/question.ts'
import type { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { derivedFields } from './staff/derived-fields.ts'
import { insertVersion, questionRows } from './store.ts'

type NewQuestion = Omit<z.input<typeof QuestionDraft>, 'sourceLine' | 'licence'>

const AUTHOR = 'demo author'
const REVIEWER = 'demo reviewer'

/** Approved questions of the demo, in this order; answers the ids of their versions. Throws for a question that could not be approved. */
export async function someQuestions(ctx: Ctx, drafts: readonly NewQuestion[]): Promise<string[]> {
  return inTransaction(ctx.db, async (tx) => {
    const ids: string[] = []
    for (const draft of drafts) ids.push(await anApprovedQuestion(ctx, tx, draft))
    return ids
  })
}

async function anApprovedQuestion(ctx: Ctx, tx: Tx, written: NewQuestion): Promise<string> {
  const draft = QuestionDraft.parse({ ...written, sourceLine: 'Written for Kandil', licence: 'Kandil' })
  const fields = { ...draft, ...(await derivedFields(tx, draft)) }
  if (fields.problems.length > 0) throw new Error(`${draft.chapter}: ${JSON.stringify(fields.problems)}`)
  const id = ctx.newId('que')
  const state = { status: 'APPROVED' as const, editionNo: 1, editors: [AUTHOR], isDemo: true }
  await questionRows.insert(tx, id, { ...fields, ...state }, ctx.now())
  const question = await questionRows.find(tx, id, ctx.now())
  if (!question) throw new Error(`the question ${id} is missing`)
  const version = { id: ctx.newId('qnv'), no: 1, question, passageVersionId: null, approvedBy: REVIEWER, at: ctx.now() }
  await insertVersion(tx, version)
  return version.id
}
