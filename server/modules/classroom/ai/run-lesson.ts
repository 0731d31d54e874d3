// A lesson led by AI begins and ends by the server's clock.
import type { Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { markEnded, markLive } from '../attendance/store-attendance.ts'
import { publishStanding } from '../room/topics.ts'

export async function beginLesson(ctx: Ctx, tx: Tx, id: string, startsAt: Instant): Promise<void> {
  if (await markLive(tx, id, startsAt)) await publishStanding(ctx, tx, id)
}

/** Attendance counts until `heldTill`. */
export async function endLesson(ctx: Ctx, tx: Tx, id: string, heldTill: Instant): Promise<void> {
  if (await markEnded(tx, id, heldTill)) await publishStanding(ctx, tx, id)
}
