import type { Standing } from '#core/modules/accounts/standing.ts'
import { findAccount, isHomeOf, listGuardians } from '#server/modules/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'

/**
 * Whether this household answers for the learner: for a child its guardians do, and a number that its holder calls a
 * student's is nobody's guardian; who has grown up answers alone.
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
