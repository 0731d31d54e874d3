import type { Standing } from '#core/modules/accounts/standing.ts'
import { findAccount, isHomeOf, listGuardians } from '#server/modules/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Returns true if this household may answer for the learner. The guardians answer for a child, and a number that its
 * holder calls a student's is never a guardian's. An adult learner answers for themselves.
 */
export async function mayConsentFor(
  db: Db,
  accountId: string,
  { learnerId, standing }: { readonly learnerId: string; readonly standing: Standing },
): Promise<boolean> {
  if (standing === 'ADULT') return isHomeOf(db, accountId, learnerId)
  const [account, guardians] = await Promise.all([findAccount(db, accountId), listGuardians(db, learnerId)])
  return account?.heldBy === 'PARENT' && guardians.some((guardian) => guardian.accountId === accountId)
}
