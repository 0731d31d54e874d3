import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageOf, placeOf } from '#server/platform/page-by-time.ts'
import { listTickets } from '../store.ts'
import { summaryOf } from '../view-ticket.ts'

const PAGE_SIZE = 20

export async function listOwnTickets(ctx: Ctx, { accountId }: Household, cursor: string | undefined) {
  const rows = await listTickets(ctx.db, { accountId, before: placeOf(cursor), size: PAGE_SIZE + 1 })
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, ({ lastAt }) => lastAt)
  return { tickets: page.map(summaryOf), nextCursor }
}
