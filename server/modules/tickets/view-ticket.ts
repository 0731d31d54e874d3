// A ticket as its family reads it.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mayEscalate } from '#core/modules/tickets/ticket-terms.ts'
import { TicketId, type Ticket, type TicketMessage, type TicketSummary } from '#core/modules/tickets/ticket.ts'
import { filesOf } from '#server/modules/uploads/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTicket, listMessages, type StoredTicket, type TicketMessageRow } from './store.ts'

export function summaryOf(ticket: StoredTicket): TicketSummary {
  const { id, no, category, subject, status, level, openedAt, lastAt, answerBy, solveBy } = ticket
  return {
    id: TicketId.parse(id),
    no,
    category,
    subject,
    status,
    isEscalated: level === 2,
    openedAt,
    lastAt,
    answerBy,
    solveBy,
  }
}

/** As it is now, after a change. */
export async function viewTicketAgain(ctx: Ctx, id: string): Promise<Ticket> {
  const ticket = await findTicket(ctx.db, id)
  if (!ticket) throw commonErrors.NOT_FOUND_ERROR()
  return viewTicket(ctx, ticket)
}

export async function viewTicket(ctx: Ctx, ticket: StoredTicket): Promise<Ticket> {
  const messages = (await messagesWithFiles(ctx, ticket.id)).flatMap(({ author, id, text, at, files }): TicketMessage[] =>
    author === 'NOTE' ? [] : [{ id, author, text, at, files }],
  ) // prettier-ignore
  return { ...summaryOf(ticket), path: ticket.path, messages, mayEscalate: mayEscalate(ticket, ctx.now()) }
}

/** A message's files belong to it under this name. */
export function claimOf(messageId: string): string {
  return `ticket-message/${messageId}`
}

export async function messagesWithFiles(ctx: Ctx, ticketId: string) {
  const messages = await listMessages(ctx.db, ticketId)
  const files = await filesOf(
    ctx,
    messages.map(({ id }) => claimOf(id)),
  )
  return messages.map((message: TicketMessageRow) => ({ ...message, files: files.get(claimOf(message.id)) ?? [] }))
}
