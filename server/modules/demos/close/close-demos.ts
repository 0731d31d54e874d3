// A demo whose hour is over is closed: attended by the classroom's count, or missed.
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { ATTENDED_AFTER, CLOSED_AFTER, mayBecome, type DemoState } from '#core/modules/demos/booking-state.ts'
import { findAttendance, findTaughtSession } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { announceMissed } from '../families/announce.ts'
import { findBooking, listUnclosed, lockBooking, updateBooking, type StoredBooking } from '../store.ts'

/** The room's attendance is counted within half an hour of its end. A demo is not left open for longer than this. */
const WAITED_FOR = 3 * CLOSED_AFTER

export const closeDemosJob = job({
  name: 'demos.close',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'demos.close',
      list: (but) => listUnclosed(ctx.db, later(ctx.now(), -CLOSED_AFTER), but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => closeDemo(ctx, tx, id)),
    }),
})

async function closeDemo(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id)
  const outcome = booking && (await outcomeOf(ctx, tx, booking))
  if (!booking || outcome === undefined || !mayBecome(booking.state, outcome)) return
  await updateBooking(tx, id, { state: outcome })
  const missed = outcome === 'NO_SHOW' && (await findBooking(tx, id))
  if (missed) await announceMissed(ctx, tx, missed)
}

/** Undefined: the count is not there yet. */
async function outcomeOf(ctx: Ctx, tx: Tx, { state, sessionId, learnerId, startsAt }: StoredBooking): Promise<DemoState | undefined> {
  if (state === 'BOOKED') return 'NO_SHOW'
  const session = sessionId === null ? undefined : await findTaughtSession(tx, sessionId)
  const isCounted = session?.recordedAt !== undefined && session.recordedAt !== null
  if (!isCounted && ctx.now() < later(startsAt, WAITED_FOR)) return undefined
  const line = sessionId === null ? undefined : await findAttendance(tx, { sessionId, learnerId })
  const wasThere = line !== undefined && (line.isAttended || line.presentMs >= ATTENDED_AFTER)
  return wasThere ? 'ATTENDED' : 'NO_SHOW'
} // prettier-ignore
