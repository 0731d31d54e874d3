// Work that no browser starts: monthly partitions, and events that the server knows better than a browser does.
import { z } from 'zod'
import { PAID_ORDERS_CHECK_ERROR, type LEARNING_EVENTS } from '#core/modules/clickstream/event.ts'
import { AttendanceRecorded } from '#core/modules/classroom/events.ts'
import { EnrolmentStarted } from '#core/modules/enrolments/events.ts'
import { OrderPaid, PaidOrdersCheckFailed } from '#core/modules/orders/events.ts'
import { listAttendance } from '#server/modules/classroom/index.ts'
import { findEnrolment } from '#server/modules/enrolments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { knownLearner } from './known-learner.ts'
import { insertEvents, keepMonths, type NewEvent } from './store.ts'

export const keepMonthsJob = job({
  name: 'clickstream.keep-months',
  payload: z.unknown(),
  cron: '20 21 * * *', // 02:50 IST
  run: ({ db, now }) => keepMonths(db, now()),
})

export const serverListeners = [
  /** Records the end of the funnel. The server writes this event, so it belongs to no visit and no learner. */
  listener('clickstream.note-paid', OrderPaid, (ctx) =>
    insertEvents(ctx.db, [eventOf(ctx, { eventType: 'ORDER_PAID', pageName: 'pay' })]),
  ),
  listener('clickstream.note-enrolled', EnrolmentStarted, async (ctx, { enrolmentId }) => {
    const enrolment = await findEnrolment(ctx.db, enrolmentId, ctx.now())
    if (enrolment) await noteLearning(ctx, 'COURSE_STARTED', 'learn', [enrolment.userId])
  }),
  listener('clickstream.note-attended', AttendanceRecorded, async (ctx, { sessionId }) => {
    const lines = await listAttendance(ctx.db, sessionId)
    const attended = lines.filter(({ isAttended }) => isAttended).map(({ learnerId }) => learnerId)
    await noteLearning(ctx, 'CLASS_ATTENDED', 'class', attended)
  }),
  listener('clickstream.note-check-error', PaidOrdersCheckFailed, async (ctx, { learnerId }) => {
    const event = { eventType: PAID_ORDERS_CHECK_ERROR, pageName: 'account' }
    await insertEvents(ctx.db, [eventOf(ctx, event, await knownLearner(ctx, learnerId))])
  }),
]

async function noteLearning(
  ctx: Ctx,
  eventType: (typeof LEARNING_EVENTS)[number],
  pageName: string,
  learnerIds: readonly string[],
): Promise<void> {
  const events: NewEvent[] = []
  for (const learnerId of learnerIds)
    events.push(eventOf(ctx, { eventType, pageName }, await knownLearner(ctx, learnerId)))
  await insertEvents(ctx.db, events)
}

function eventOf(
  ctx: Ctx,
  { eventType, pageName }: Pick<NewEvent, 'eventType' | 'pageName'>,
  learnerId: string | null = null,
): NewEvent {
  return { at: ctx.now(), eventType, pageName, path: `/${pageName}`, clientAt: null, durationMs: null, visit: null, learnerId } // prettier-ignore
}
