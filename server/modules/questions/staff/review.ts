// The way of a question through review: operations console, O11. Nobody approves a question that they edited.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import { statusAfter, type QuestionStep } from '#core/modules/questions/question-kind.ts'
import { replaceUses } from '#server/modules/media/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { pictureIdsOf } from '../render/render-text.ts'
import { countOfPassage, insertVersion, listNewestVersionIds, questionRows, type QuestionRecord } from '../store.ts'

export interface StepInput {
  readonly id: string
  readonly version: string
  readonly note?: string | undefined
}

type Question = Row<QuestionRecord>

/** Throws NOT_FOUND_ERROR, STALE_VERSION and QUESTION_STEP_REFUSED. An approval also throws QUESTION_NOT_READY and OWN_QUESTION. */
export async function takeStep(
  ctx: Ctx,
  actor: Staff,
  step: Exclude<QuestionStep, 'EDIT'>,
  { id, version, note }: StepInput,
) {
  return writing(ctx, async (tx) => {
    await questionRows.lock(tx, id)
    const before = await questionRows.find(tx, id, ctx.now())
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    if (before.version !== version) throw resourceErrors.STALE_VERSION()
    const status = statusAfter(before.status, step)
    if (!status) throw errors.QUESTION_STEP_REFUSED({ status: before.status })
    if (step === 'SUBMIT' && before.problems.length > 0) throw errors.QUESTION_NOT_READY()
    const made = step === 'APPROVE' ? await approve(ctx, tx, actor, before) : {}
    await questionRows.update(tx, id, { status, reviewNote: note ?? '', ...made }, ctx.now())
    const after = await questionRows.find(tx, id, ctx.now())
    if (!after) throw commonErrors.NOT_FOUND_ERROR()
    const detail = { before: { status: before.status }, after: { status, ...made }, reason: note }
    await audit(ctx, tx, { actor, action: `bank-questions.${step.toLowerCase()}`, subject: `bank-questions/${id}`, detail }) // prettier-ignore
    return after
  })
}

const LEAST_OF_PASSAGE = 2
const MOST_OF_PASSAGE = 5

async function approve(ctx: Ctx, tx: Tx, { staffId }: Staff, question: Question): Promise<{ editionNo: number }> {
  if (question.editors.includes(staffId)) throw errors.OWN_QUESTION()
  if (question.problems.length > 0) throw errors.QUESTION_NOT_READY()
  if (question.kind === 'PASSAGE') {
    const count = await countOfPassage(tx, question.id)
    if (count < LEAST_OF_PASSAGE || count > MOST_OF_PASSAGE) throw errors.QUESTION_NOT_READY()
  }
  const passageVersionId = await passageVersionOf(tx, question)
  const no = question.editionNo + 1
  await insertVersion(tx, { id: ctx.newId('qnv'), no, question, passageVersionId, approvedBy: staffId, at: ctx.now() })
  const place = { resource: 'bank-questions', id: question.id, field: `version-${no}`, isFixed: true }
  await replaceUses(tx, place, pictureIdsOf(question.texts))
  return { editionNo: no }
}

/** A question of a passage is approved after its passage. */
async function passageVersionOf(tx: Tx, { passageId }: Question): Promise<string | null> {
  if (passageId === null) return null
  const versions = await listNewestVersionIds(tx, [passageId])
  const id = versions.get(passageId)
  if (id === undefined) throw errors.QUESTION_NOT_READY()
  return id
}
