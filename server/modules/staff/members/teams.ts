// Teams, as a resource. Members of staff may be limited to the rows of a team: a team that grows lets them have more.
import { staffErrors as errors } from '#core/modules/staff/errors.ts'
import { teamsApi } from '#core/modules/staff/teams-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { withhold } from '../approval/approval.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { lockLimitedTo, lockPermissions } from '../store.ts'
import { scopesByRoles } from './scopes-by-roles.ts'

const teams = tableStore(teamsApi, { table: 'staff.team', search: ['name'] })

/**
 * A member who is limited to the team has the rows of its new colleagues from the next call. The permission to approve them waits like
 * one that is given.
 */
async function checkTeam(ctx: Ctx, tx: Tx, { actor, before, fields }: Write<typeof teamsApi>): Promise<void> {
  if (!before || fields.members === undefined) return
  await lockPermissions(tx)
  const known = new Set(before.members)
  const isLarger = fields.members.some((id) => !known.has(id))
  const limited = isLarger ? await lockLimitedTo(tx, before.id) : []
  if (limited.some(({ id }) => id === actor.staffId)) throw errors.OWN_ROLES()
  for (const member of limited) {
    await withhold(ctx, tx, actor, { id: member.id, before: [], after: await scopesByRoles(tx, member) })
    await endSessionsOf(ctx, tx, member.id)
  }
}

export const teamOperations = resourceOperations(teamsApi, teams, { kind: 'tea', check: checkTeam })

/** Those of these ids that are teams. */
export async function listTeamIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('staff.team').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** The members of these teams. */
export async function listTeamMembers(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('staff.team')
    .select('members')
    .where('id', 'in', [...ids, ''])
    .execute()
  return rows.flatMap(({ members }) => members)
}
