import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { ticketErrors as errors } from '#core/modules/tickets/errors.ts'
import type { ticketsStaffApi } from '#core/modules/tickets/staff-api.ts'
import { answerBy, isWritable, solveBy } from '#core/modules/tickets/ticket-terms.ts'
import { viewDoubt } from '#server/modules/attempts/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { escalate } from '../escalate.ts'
import { notifyFamily } from '../notify-family.ts'
import { findTicket, insertMessage, lockTicket, updateTicket, type StoredTicket } from '../store.ts'
import { messagesWithFiles } from '../view-ticket.ts'

type TicketActions = typeof ticketsStaffApi.staffTicketActions

/** Each reading is written down: the texts and files are a family's. */
export async function readTicket(ctx: Ctx, actor: Staff, id: string) {
  const ticket = await findTicket(ctx.db, id)
  if (!ticket) throw commonErrors.NOT_FOUND_ERROR()
  const messages = await messagesWithFiles(ctx, id)
  const doubt = ticket.doubt && (await viewDoubt(ctx, ticket.doubt.attemptId, ticket.doubt.questionId))
  await audit(ctx, ctx.db, { actor, action: 'tickets.read', subject: `tickets/${id}` })
  return { messages, doubt }
}

/** An answer notifies the family; a note does not. The first to answer has the ticket. */
export function answerTicket(ctx: Ctx, input: InputOf<TicketActions['answerTicket']>, { actor }: Call<Staff>) {
  const { id, text, isNote, isSolved } = input
  return changing(ctx, actor, { id, action: isNote ? 'note' : 'answer', detail: { isSolved } }, async (tx, ticket) => {
    const messageId = ctx.newId('tms')
    const now = ctx.now()
    const author = isNote ? 'NOTE' : 'STAFF'
    await insertMessage(tx, { id: messageId, ticketId: id, author, staffId: actor.staffId, text, at: now })
    if (isNote) return
    await updateTicket(tx, id, {
      status: isSolved ? 'SOLVED' : 'ANSWERED',
      answerBy: null,
      assignee: ticket.assignee ?? actor.staffId,
      answeredAt: now,
      solvedAt: isSolved ? now : null,
      lastAt: now,
    })
    await notifyFamily(ctx, tx, ticket, { type: isSolved ? 'ticket-solved' : 'ticket-answered', occasion: messageId })
  })
}

export async function takeTicket(
  ctx: Ctx,
  { id, isTaken }: InputOf<TicketActions['takeTicket']>,
  { actor }: Call<Staff>,
) {
  const assignee = isTaken ? actor.staffId : null
  await changing(ctx, actor, { id, action: 'take', detail: { after: { assignee } } }, (tx) =>
    updateTicket(tx, id, { assignee }),
  )
  return { assignee }
}

/** A promise of another category may come earlier, and never later than the one the family has. */
export async function sortTicket(ctx: Ctx, input: InputOf<TicketActions['sortTicket']>, { actor }: Call<Staff>) {
  const { id, category, reason } = input
  await changing(ctx, actor, { id, action: 'sort', detail: { after: { category }, reason } }, async (tx, ticket) => {
    const end = Math.min(ticket.solveBy, solveBy(category, ticket.openedAt)) as typeof ticket.solveBy // the earlier of two
    const due =
      ticket.answerBy && (Math.min(ticket.answerBy, answerBy(category, ticket.level, ctx.now())) as typeof end) // likewise
    await updateTicket(tx, id, { category, solveBy: end, answerBy: due })
  })
  return { category }
}

export function raiseTicket(ctx: Ctx, { id, reason }: InputOf<TicketActions['raiseTicket']>, { actor }: Call<Staff>) {
  return changing(ctx, actor, { id, action: 'escalate', detail: { reason } }, async (tx, ticket) => {
    if (ticket.level === 2) throw errors.ESCALATED_ALREADY()
    if (!isWritable(ticket, ctx.now())) throw errors.TICKET_IS_CLOSED()
    await escalate(ctx, tx, ticket, 'STAFF')
  })
}

interface TicketAudit {
  readonly id: string
  readonly action: string
  readonly detail: object
}

/** With the ticket locked and the change written down. Answers its state. */
export function changing(
  ctx: Ctx,
  actor: Staff,
  { id, action, detail }: TicketAudit,
  work: (tx: Tx, ticket: StoredTicket) => Promise<void>,
) {
  return writing(ctx, async (tx) => {
    const ticket = await lockTicket(tx, id)
    if (!ticket) throw commonErrors.NOT_FOUND_ERROR()
    await work(tx, ticket)
    await audit(ctx, tx, { actor, action: `tickets.${action}`, subject: `tickets/${id}`, detail })
    const { status, level } = (await lockTicket(tx, id)) ?? ticket
    return { status, level }
  })
}
