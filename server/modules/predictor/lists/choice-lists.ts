// The lists of choices of a learner: one for each exam.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { predictorErrors as errors } from '#core/modules/predictor/errors.ts'
import type { listsApi } from '#core/modules/predictor/lists.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Db } from '#server/platform/database/db.ts'
import { seatLine } from '../search/line-columns.ts'
import { findList, findListOf, insertList, linesByIds, listLists, updateList, type StoredList } from './store-lists.ts'

export async function listChoiceLists(ctx: Ctx, _: object, { learnerId }: LearnerCall) {
  const lists = await listLists(ctx.db, learnerId)
  return { lists: lists.map(({ id, exam, items, updatedAt }) => ({ id, exam, choices: items.length, updatedAt })) }
} // prettier-ignore

export async function openChoiceList(ctx: Ctx, { exam }: InputOf<typeof listsApi.openChoiceList>, { learnerId }: LearnerCall) {
  await insertList(ctx.db, { id: ctx.newId('clt'), learnerId, exam, now: ctx.now() })
  return answerOf(ctx.db, await findListOf(ctx.db, learnerId, exam))
} // prettier-ignore

/** Throws NOT_FOUND_ERROR. */
export async function getChoiceList(ctx: Ctx, { id }: InputOf<typeof listsApi.getChoiceList>, { learnerId }: LearnerCall) {
  return answerOf(ctx.db, await findList(ctx.db, id, learnerId))
} // prettier-ignore

/**
 * A seat that stands twice is kept at its first place. Seats that were on the list already may stay, even where the newest data no
 * longer has them. Throws NOT_FOUND_ERROR, LIST_HAS_CHANGED and NOT_OF_THE_EXAM.
 */
export async function putChoiceList(ctx: Ctx, { id, items, version }: InputOf<typeof listsApi.putChoiceList>, { learnerId }: LearnerCall) {
  return inTransaction(ctx.db, async (tx) => {
    const list = await findList(tx, id, learnerId)
    if (!list) throw commonErrors.NOT_FOUND_ERROR()
    const wanted = [...new Set<string>(items)]
    const added = wanted.filter((each) => !list.items.includes(each))
    const lines = await linesByIds(tx, added)
    if (added.some((each) => lines.get(each)?.exam !== list.exam)) throw errors.NOT_OF_THE_EXAM()
    const isSaved = await updateList(tx, { id, items: wanted, version: Number(version), now: ctx.now() })
    if (!isSaved) throw errors.LIST_HAS_CHANGED()
    return answerOf(tx, await findList(tx, id, learnerId))
  })
} // prettier-ignore

async function answerOf(db: Db, list: StoredList | undefined) {
  if (!list) throw commonErrors.NOT_FOUND_ERROR()
  const { id, exam, items, version, updatedAt } = list
  const lines = await linesByIds(db, items)
  const choices = items.map((item) => {
    const line = lines.get(item)
    return { id: item as never, line: line ? seatLine(line) : null } // an id of a line is all that was ever stored
  })
  return { id, exam, version: String(version), updatedAt, items: choices }
}
