// Makes two households one: one member of staff has asked for it, another decides.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import { mergeErrors as errors } from '#core/modules/support/errors.ts'
import { lockAccount, markMerged, moveLearners, type Account } from '#server/modules/accounts/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf, type Decided } from '#server/platform/resource/second-person.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { Merging } from '#server/platform/database/reassign.ts'
import { endAllSessions } from '../end-sessions.ts'
import { followMergeJob, tellMergedJob } from './follow-merge.ts'
import { moveAll } from './move-all.ts'
import { previewMerge, refuseStopped } from './preview.ts'
import { lockMerge, updateMerge } from './store.ts'

/**
 * The second person's word. Throws OWN_MERGE to whoever asked, which the database checks too, MERGE_DECIDED the second time,
 * and CANNOT_MERGE where something stands in the way by now.
 */
export async function decideMerge(ctx: Ctx, actor: Staff, decided: Decided) {
  const { id, isApproved, note } = decided
  const decision = decisionOf(actor, decided)
  const { status } = decision
  await ctx.db.transaction().execute(async (tx) => {
    const asked = await lockMerge(tx, id)
    if (!asked) throw commonErrors.NOT_FOUND_ERROR()
    if (asked.status !== 'WAITING') throw errors.MERGE_DECIDED()
    if (asked.asked_by === actor.staffId) throw errors.OWN_MERGE()
    const merging = { from: asked.from_account, into: asked.into_account }
    const before = isApproved ? await merge(ctx, tx, merging, id) : undefined
    await updateMerge(tx, id, decision, ctx.now())
    const detail = { before, after: { status, ...merging }, reason: asked.reason, note }
    await audit(ctx, tx, { actor, action: 'household-merges.decide', subject: `households/${merging.from}`, detail })
  })
  return { status }
}

/** Answers what each had before. */
async function merge(ctx: Ctx, tx: Tx, merging: Merging, id: string) {
  const { from, into } = merging
  const [goes] = await lockBoth(tx, merging)
  await refuseStopped(ctx, tx, merging)
  const before = await previewMerge(ctx, tx, merging)
  await endAllSessions(ctx, tx, from)
  await moveAll(ctx, tx, merging, id)
  await moveLearners(tx, merging, ctx.now())
  await markMerged(tx, merging)
  await ctx.enqueue(tx, tellMergedJob, { accountId: into, to: goes.phone })
  await ctx.enqueue(tx, followMergeJob, { from, into, id }, { at: later(ctx.now(), MINUTE) })
  return { from: before.from, into: before.into }
}

/** By their ids, so that two who merge in opposite directions do not wait in a circle. */
async function lockBoth(tx: Tx, { from, into }: Merging): Promise<[goes: Account, stays: Account]> {
  const locked = new Map<string, Account>()
  for (const id of [from, into].toSorted()) {
    const account = await lockAccount(tx, id)
    if (account) locked.set(id, account)
  }
  const [goes, stays] = [locked.get(from), locked.get(into)]
  if (!goes || !stays) throw errors.NO_SUCH_HOUSEHOLD()
  return [goes, stays]
}
