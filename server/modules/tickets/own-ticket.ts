import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findTicket, lockTicket, type StoredTicket } from './store.ts'

/** Another household's ticket is refused and written down. */
export async function requireOwnTicket(ctx: Ctx, actor: Household, id: string): Promise<StoredTicket> {
  return own(ctx, actor, await findTicket(ctx.db, id))
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOwnTicket(ctx: Ctx, tx: Tx, actor: Household, id: string): Promise<StoredTicket> {
  return own(ctx, actor, await lockTicket(tx, id))
}

async function own(ctx: Ctx, actor: Household, ticket: StoredTicket | undefined): Promise<StoredTicket> {
  if (!ticket) throw commonErrors.NOT_FOUND_ERROR()
  if (ticket.accountId === actor.accountId) return ticket
  await audit(ctx, ctx.db, { actor, action: 'another household’s ticket', subject: ticket.id })
  throw commonErrors.FORBIDDEN_ERROR()
}
