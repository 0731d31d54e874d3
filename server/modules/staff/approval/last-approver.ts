import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { scopesFor } from '../login/log-in.ts'
import { listActiveMembers } from '../store.ts'

/** Who may decide about members. */
export const APPROVES = 'people.approve'

/**
 * Throws LAST_OTHER_OWNER when these members lose the permission to approve and nobody but the caller keeps it: with a second
 * account the caller would then be maker and checker. The caller holds lockPermissions.
 */
export async function refuseLosingLast(ctx: Ctx, tx: Tx, { staffId }: Staff, losing: readonly string[]): Promise<void> {
  const others = (await listApprovers(ctx, tx)).filter((id) => id !== staffId)
  if (losing.some((id) => others.includes(id)) && others.every((id) => losing.includes(id)))
    throw errors.LAST_OTHER_OWNER()
}

/** Members who can log in and approve now. */
export async function listApprovers(ctx: Ctx, tx: Tx): Promise<string[]> {
  const approvers: string[] = []
  for (const member of await listActiveMembers(tx))
    if ((await scopesFor(ctx, tx, member)).includes(APPROVES)) approvers.push(member.id)
  return approvers
}
