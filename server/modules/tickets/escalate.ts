import { answerBy } from '#core/modules/tickets/ticket-terms.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { notifyFamily } from './notify-family.ts'
import { lockTicket, updateTicket, type StoredTicket } from './store.ts'

/** To the second level: it is open again, without the colleague and the team who had it, and the family is notified. */
export async function escalate(
  ctx: Ctx,
  tx: Tx,
  { id, category }: StoredTicket,
  by: 'FAMILY' | 'STAFF' | 'LATE',
): Promise<void> {
  const now = ctx.now()
  await updateTicket(tx, id, {
    status: 'OPEN',
    level: 2,
    escalatedAt: now,
    escalatedBy: by,
    assignee: null,
    teamId: null,
    answerBy: answerBy(category, 2, now),
    solvedAt: null,
    lastAt: now,
  })
  const ticket = await lockTicket(tx, id)
  if (ticket) await notifyFamily(ctx, tx, ticket, { type: 'ticket-escalated', occasion: id })
}
