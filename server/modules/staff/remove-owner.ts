import { visitor } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { endSessionsOf } from './end-sessions.ts'
import { listApprovers } from './approval/last-approver.ts'
import { findMemberByEmail, lockPermissions, updateActive } from './store.ts'

/**
 * Deactivates an owner from the command line of the server. In the console nobody can remove the last other owner; the
 * person who runs the server is the second person.
 */
export function removeOwner(ctx: Ctx, email: string): Promise<'REMOVED' | 'NO_SUCH_OWNER' | 'LAST_OWNER'> {
  return ctx.db.transaction().execute(async (tx) => {
    await lockPermissions(tx)
    const member = await findMemberByEmail(tx, email.toLowerCase())
    const approvers = await listApprovers(ctx, tx)
    if (!member || !approvers.includes(member.id)) return 'NO_SUCH_OWNER'
    if (approvers.length === 1) return 'LAST_OWNER'
    await updateActive(tx, member.id, false)
    await endSessionsOf(ctx, tx, member.id)
    await audit(ctx, tx, { actor: visitor, action: 'members.remove-owner', subject: `members/${member.id}` })
    return 'REMOVED'
  })
}
