import type { InputOf } from '#core/kernel/endpoint.ts'
import type { ticketsApi } from '#core/modules/tickets/api.ts'
import { answerBy, solveBy } from '#core/modules/tickets/ticket-terms.ts'
import type { Ticket } from '#core/modules/tickets/ticket.ts'
import { claimFiles } from '#server/modules/uploads/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { once } from '#server/platform/idempotency.ts'
import { notifyFamily } from '../notify-family.ts'
import { insertMessage, insertTicket, lockTicket, type NewTicket } from '../store.ts'
import { claimOf, viewTicketAgain } from '../view-ticket.ts'

/** The notice that it was received is the acknowledgement that the law wants of a complaint. */
export async function openTicket(
  ctx: Ctx,
  actor: Household,
  input: InputOf<typeof ticketsApi.openTicket>,
  key: string | undefined,
): Promise<Ticket> {
  const { category, subject, path = null, lang, text, files } = input
  const { accountId, learnerId } = actor
  const call = { scope: accountId, key, operation: 'openTicket', request: input }
  const { ticketId } = await once(ctx, call, async (tx) => ({
    ticketId: await insertOpenTicket(ctx, tx, actor, { category, subject, path, lang, learnerId, doubt: null, text, files }),
  }))
  return viewTicketAgain(ctx, ticketId)
} // prettier-ignore

interface OpenTicket extends Pick<NewTicket, 'category' | 'subject' | 'path' | 'lang' | 'learnerId' | 'doubt'> {
  readonly text: string
  readonly files: readonly string[]
}

/** Answers its id. The family is notified of the time of the answer. */
export async function insertOpenTicket(
  ctx: Ctx,
  tx: Tx,
  actor: Household,
  { text, files, ...about }: OpenTicket,
): Promise<string> {
  const id = ctx.newId('tic')
  const now = ctx.now()
  const times = { answerBy: answerBy(about.category, 1, now), solveBy: solveBy(about.category, now) }
  await insertTicket(tx, { id, accountId: actor.accountId, ...about, openedAt: now, ...times })
  await insertFamilyMessage(ctx, tx, actor, { ticketId: id, text, files })
  const ticket = await lockTicket(tx, id)
  if (ticket) await notifyFamily(ctx, tx, ticket, { type: 'ticket-received', occasion: id })
  return id
}

export interface FamilyMessage {
  readonly ticketId: string
  readonly text: string
  readonly files: readonly string[]
}

export async function insertFamilyMessage(
  ctx: Ctx,
  tx: Tx,
  actor: Household,
  { ticketId, text, files }: FamilyMessage,
): Promise<void> {
  const id = ctx.newId('tms')
  await insertMessage(tx, { id, ticketId, author: 'FAMILY', staffId: null, text, at: ctx.now() })
  await claimFiles(ctx, tx, actor, { keys: files, purpose: 'HELP', claimedBy: claimOf(id) })
}
