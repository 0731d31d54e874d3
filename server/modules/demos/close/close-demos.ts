// A demo whose hour is over is closed: attended by the classroom's count, or missed.
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { ATTENDED_AFTER, CLOSED_AFTER, mayBecome } from '#core/modules/demos/booking-state.ts'
import { findAttendance, findTaughtSession } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { announceMissed } from '../families/announce.ts'
import { countAttended, findBooking, listUnclosed, lockBooking, updateBooking, type StoredBooking } from '../store.ts'

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
  if (!booking || !outcome) return
  // The learner may have come by the class's own page, without our button.
  if (outcome.state === 'ATTENDED' && booking.state === 'BOOKED') await updateBooking(tx, id, { state: 'IN_SESSION' })
  else if (!mayBecome(booking.state, outcome.state)) return
  await updateBooking(tx, id, outcome)
  if (outcome.state === 'ATTENDED') return countAttended(tx, booking.category)
  const missed = await findBooking(tx, id)
  if (missed) await announceMissed(ctx, tx, missed)
}

interface Outcome {
  readonly state: 'ATTENDED' | 'NO_SHOW'
  /** The teacher did not begin the class. */
  readonly isFault: boolean
}

/** Undefined: the count is not there yet. */
async function outcomeOf(ctx: Ctx, tx: Tx, { state, sessionId, learnerId, startsAt }: StoredBooking): Promise<Outcome | undefined> {
  const session = sessionId === null ? undefined : await findTaughtSession(tx, sessionId)
  const isHeld = session !== undefined && session.actualStart !== null
  const isCounted = session !== undefined && session.recordedAt !== null
  if (!isCounted && (isHeld || state === 'IN_SESSION') && ctx.now() < later(startsAt, WAITED_FOR)) return undefined
  const line = sessionId === null ? undefined : await findAttendance(tx, { sessionId, learnerId })
  const wasThere = line !== undefined && (line.isAttended || line.presentMs >= ATTENDED_AFTER)
  return wasThere ? { state: 'ATTENDED', isFault: false } : { state: 'NO_SHOW', isFault: !isHeld }
} // prettier-ignore
