// Calls of members of staff who are limited to some schools, teams or states: a call that is not narrowed for them is closed. Decision 1120.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Ctx } from '#server/platform/context.ts'
import { answeredEndpoints, type AnsweredEndpoint } from '#server/platform/points/answered-endpoints.ts'
import { staffMembers } from '#server/platform/access/points/staff-members.ts'
import { isPublic } from '#server/platform/resource/limits/limited.ts'
import type { Actor, Staff } from './actor.ts'

/**
 * The same member, with the colleagues of this moment. Throws FORBIDDEN_ERROR for a call that nothing narrows, and NOT_FOUND_ERROR for a call about
 * a record outside the limits. A call at /staff/leads/:id/offer is about one of the leads.
 */
export async function withinLimits(
  ctx: Ctx,
  operation: AnsweredEndpoint,
  input: Readonly<Record<string, unknown>>,
  actor: Actor,
): Promise<Actor> {
  if (actor.kind !== 'staff' || !actor.limits) return actor
  const { teams } = actor.limits
  const limited: Staff = {
    ...actor,
    colleagues: teams.length > 0 ? await staffMembers.only(ctx).teamMembers(ctx.db, teams) : [],
  }
  await refuseBeyond(ctx, operation, input, limited)
  return limited
}

async function refuseBeyond(
  ctx: Ctx,
  { endpoint, isNarrowed }: AnsweredEndpoint,
  input: Readonly<Record<string, unknown>>,
  actor: Staff,
): Promise<void> {
  const [, scope] = endpoint.access.split(':')
  // One's own login, and the names of colleagues.
  if (!scope) return
  if (isNarrowed || isPublic(scope.slice(0, scope.lastIndexOf('.')))) return
  const [record] = endpoint.path.match(/^\/staff\/[\w-]+\/:id(?=\/)/) ?? []
  const one = answeredEndpoints.all(ctx).find((each) => each.endpoint.method === 'GET' && each.endpoint.path === record)
  if (!one?.isNarrowed) throw commonErrors.FORBIDDEN_ERROR()
  await one.handle(ctx, { id: input['id'] } as never, { actor } as never) // a resource's own call needs nothing else of its caller
}
