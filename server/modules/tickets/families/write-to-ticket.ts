import { commonErrors } from '#core/kernel/common-errors.ts'
import { ticketErrors as errors } from '#core/modules/tickets/errors.ts'
import { answerBy, isWritable, mayEscalate } from '#core/modules/tickets/ticket-terms.ts'
import type { Ticket } from '#core/modules/tickets/ticket.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Tx } from '#server/platform/database/db.ts'
import { once } from '#server/platform/idempotency.ts'
import { escalate } from '../escalate.ts'
import { lockTicket, updateTicket, type StoredTicket } from '../store.ts'
import { viewTicketAgain } from '../view-ticket.ts'
import { insertFamilyMessage, type FamilyMessage } from './open-ticket.ts'

/** Opens it again. A promise that we already gave for it stays. */
export async function writeToTicket(
  ctx: Ctx,
  actor: Household,
  message: FamilyMessage,
  key: string | undefined,
): Promise<Ticket> {
  const { ticketId, text, files } = message
  const call = { scope: actor.accountId, key, operation: 'writeToTicket', request: { ticketId, text, files } }
  await once(ctx, call, async (tx) => {
    const ticket = await getLocked(tx, ticketId)
    const now = ctx.now()
    if (!isWritable(ticket, now)) throw errors.TICKET_IS_CLOSED()
    await insertFamilyMessage(ctx, tx, actor, message)
    const due = ticket.answerBy ?? answerBy(ticket.category, ticket.level, now)
    await updateTicket(tx, ticketId, { status: 'OPEN', solvedAt: null, answerBy: due, lastAt: now })
    return {}
  })
  return viewTicketAgain(ctx, ticketId)
}

export async function solveTicket(ctx: Ctx, actor: Household, ticketId: string): Promise<Ticket> {
  await inTransaction(ctx.db, async (tx) => {
    const { status } = await getLocked(tx, ticketId)
    if (status === 'SOLVED') throw errors.NOTHING_TO_SOLVE()
    await updateTicket(tx, ticketId, { status: 'SOLVED', solvedAt: ctx.now(), answerBy: null })
  })
  return viewTicketAgain(ctx, ticketId)
}

export async function escalateTicket(
  ctx: Ctx,
  { ticketId, text }: { readonly ticketId: string; readonly text: string },
  { actor }: Call<Household>,
): Promise<Ticket> {
  await inTransaction(ctx.db, async (tx) => {
    const ticket = await getLocked(tx, ticketId)
    const now = ctx.now()
    if (ticket.level === 2) throw errors.ESCALATED_ALREADY()
    if (!isWritable(ticket, now)) throw errors.TICKET_IS_CLOSED()
    if (!mayEscalate(ticket, now)) throw errors.ESCALATED_TOO_EARLY()
    await insertFamilyMessage(ctx, tx, actor, { ticketId, text, files: [] })
    await escalate(ctx, tx, ticket, 'FAMILY')
  })
  return viewTicketAgain(ctx, ticketId)
}

/** Nobody else changes it until the transaction ends. */
async function getLocked(tx: Tx, id: string): Promise<StoredTicket> {
  const ticket = await lockTicket(tx, id)
  if (!ticket) throw commonErrors.NOT_FOUND_ERROR()
  return ticket
}
