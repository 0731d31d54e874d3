// Makes two households one: one member of staff has asked for it, another decides.
import { later, MINUTE } from '#core/kernel/time.ts'
import { mergeErrors as errors } from '#core/modules/support/errors.ts'
import { supportStaffApi as api } from '#core/modules/support/staff-api.ts'
import { lockAccount, markMerged, moveLearners, updateBlock, type Account } from '#server/modules/accounts/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'
import { endAllSessions } from '../end-sessions.ts'
import { followMergeJob, notifyMerged } from './follow-merge.ts'
import { moveAll } from './move-all.ts'
import { getPossibleMerge } from './preview.ts'
import { merges } from './store.ts'

/** The second person's decision. Throws CANNOT_MERGE when a conflict has come up since. */
export const decideMerge = decisionOf(api.staffMerges, {
  store: merges,
  errors: { own: errors.OWN_MERGE, decided: errors.MERGE_DECIDED },
  subjectOf: ({ fromAccount }) => `households/${fromAccount}`,
  async approve(ctx, tx, { id, fromAccount, intoAccount }) {
    const merging = { from: fromAccount, into: intoAccount }
    return { before: await merge(ctx, tx, merging, id), after: merging }
  },
})

/** Answers what each had before. */
async function merge(ctx: Ctx, tx: Tx, merging: HouseholdMerge, id: string) {
  const { from, into } = merging
  const [goes, stays] = await lockBoth(tx, merging)
  const before = await getPossibleMerge(ctx, tx, merging)
  await endAllSessions(ctx, tx, from)
  await moveAll(ctx, tx, merging, id)
  await moveLearners(tx, merging, ctx.now())
  await markMerged(tx, merging)
  if (goes.blockedBecause !== null && stays.blockedBecause === null) {
    // Otherwise a merge would let a blocked family in again.
    await updateBlock(tx, into, { since: ctx.now(), because: goes.blockedBecause })
    await endAllSessions(ctx, tx, into)
  }
  await notifyMerged(ctx, tx, { accountId: into, phone: goes.phone, id })
  await ctx.enqueue(tx, followMergeJob, { from, into, id }, { at: later(ctx.now(), MINUTE) })
  return { from: before.from, into: before.into }
}

/** Locks in the order of the ids, so that two merges in opposite directions do not deadlock. */
async function lockBoth(tx: Tx, { from, into }: HouseholdMerge): Promise<[goes: Account, stays: Account]> {
  const locked = new Map<string, Account>()
  for (const id of [from, into].toSorted()) {
    const account = await lockAccount(tx, id)
    if (account) locked.set(id, account)
  }
  const [goes, stays] = [locked.get(from), locked.get(into)]
  if (!goes || !stays) throw errors.NO_SUCH_HOUSEHOLD()
  return [goes, stays]
}
