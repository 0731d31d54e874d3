import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { publishEvent } from '#server/platform/stream/publish-event.ts'

/**
 * Has the open pages of a household count its unread notices again. The event has no count: two transactions that end at the
 * same time would both be wrong.
 */
export function announceNotices(ctx: Ctx, tx: Tx, accountId: string, isNew: boolean): Promise<void> {
  return publishEvent(ctx, tx, { to: { accountId }, kind: 'notices', data: { isNew } })
}
