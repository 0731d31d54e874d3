import { toInstant, type Instant } from '#core/kernel/time.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTickets } from '../store.ts'
import { summaryOf } from '../view-ticket.ts'

const PAGE_SIZE = 20

export async function listOwnTickets(ctx: Ctx, { accountId }: Household, cursor: string | undefined) {
  const rows = await listTickets(ctx.db, { accountId, before: placeOf(cursor), size: PAGE_SIZE + 1 })
  const tickets = rows.slice(0, PAGE_SIZE)
  const last = tickets.at(-1)
  const nextCursor = rows.length > PAGE_SIZE && last ? `${last.lastAt}-${last.id}` : null
  return { tickets: tickets.map(summaryOf), nextCursor }
}

function placeOf(cursor: string | undefined): { at: Instant; id: string } | undefined {
  if (cursor === undefined) return undefined
  const [at = '', id = ''] = cursor.split('-')
  return { at: toInstant(Number(at)), id }
}
