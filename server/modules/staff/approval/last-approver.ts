import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { listWithScopes } from '../login/log-in.ts'

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
export function listApprovers(ctx: Ctx, tx: Tx): Promise<string[]> {
  return membersWith(ctx, tx, APPROVES)
}

/** Members who can log in and have this permission now. */
export async function membersWith(ctx: Ctx, db: Db, scope: string): Promise<string[]> {
  const members = await listWithScopes(ctx, db)
  return members.filter(({ scopes }) => scopes.includes(scope)).map(({ id }) => id)
}
