import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { ticketErrors as errors } from '#core/modules/tickets/errors.ts'
import type { ticketsStaffApi } from '#core/modules/tickets/staff-api.ts'
import { kindsOf } from '#core/taxonomy/staff/staff-limits.ts'
import { limitsOf, listWithScopes } from '#server/modules/staff/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isListed } from '#server/platform/resource/fields/listed-values.ts'
import { findTicket, updateTicket } from '../store.ts'
import { changing } from './answer-ticket.ts'

type GiveInput = InputOf<(typeof ticketsStaffApi)['staffTicketActions']['giveTicket']>

interface TeamChange {
  readonly level: number
  readonly teamId: string | null | undefined
}

/** A colleague who is limited to teams can only have what belongs to one of them. */
export async function giveTicket(ctx: Ctx, { id, teamId, assignee, reason }: GiveInput, { actor }: Call<Staff>) {
  const given = { ...(teamId !== undefined && { teamId }), ...(assignee !== undefined && { assignee }) }
  let after = { teamId: null as string | null, assignee: null as string | null }
  await changing(ctx, actor, { id, action: 'give', detail: { after: given, reason } }, async (tx, ticket) => {
    after = { teamId: ticket.teamId, assignee: ticket.assignee, ...given }
    if (ticket.status === 'SOLVED') throw errors.NOTHING_TO_GIVE()
    await refuseTeam(ctx, tx, actor, { level: ticket.level, teamId: given.teamId })
    if (given.assignee && !(await mayAnswer(ctx, tx, given.assignee, after.teamId))) throw errors.CANNOT_ANSWER_IT()
    await updateTicket(tx, id, given)
  })
  return after
}

async function refuseTeam(ctx: Ctx, db: Db, { limits }: Staff, { level, teamId }: TeamChange): Promise<void> {
  if (teamId === undefined) return
  if (limits && limits.teams.length > 0 && !limits.teams.includes(teamId ?? '')) throw resourceErrors.OUTSIDE_YOUR_LIMITS()
  if (teamId === null) return
  if (level === 2) throw errors.TEAM_AT_SECOND_LEVEL()
  if (!(await isListed(ctx, db, 'teams', teamId))) throw errors.NO_SUCH_TEAM()
} // prettier-ignore

export async function listAnswerers(ctx: Ctx, id: string) {
  const ticket = await findTicket(ctx.db, id)
  if (!ticket) throw commonErrors.NOT_FOUND_ERROR()
  const members = await answerersOf(ctx, ctx.db, ticket.teamId)
  return { members: members.map((member) => ({ id: member.id, name: member.name })) }
}

async function mayAnswer(ctx: Ctx, db: Db, memberId: string, teamId: string | null): Promise<boolean> {
  return (await answerersOf(ctx, db, teamId)).some(({ id }) => id === memberId)
}

/** Members who can log in, may answer questions, and have those of this team. */
async function answerersOf(ctx: Ctx, db: Db, teamId: string | null) {
  const members = await listWithScopes(ctx, db)
  return members.filter((member) => {
    const limits = limitsOf(member)
    const isWithin = !kindsOf(limits).includes('teams') || limits.teams.includes(teamId ?? '')
    return member.scopes.includes('tickets.edit') && isWithin
  })
}
