// Events of our modules as outside events. A listener reads the current facts, and records nothing that no target wants.
import { AttendanceCorrected, AttendanceRecorded } from '#core/modules/classroom/events.ts'
import type { WebhookType } from '#core/modules/clients/client-scope.ts'
import { EnrolmentEnded, EnrolmentStarted } from '#core/modules/enrolments/events.ts'
import { OrderPaid } from '#core/modules/orders/events.ts'
import { PaperPublished } from '#core/modules/papers/events.ts'
import type { Instant } from '#core/kernel/time.ts'
import { findAttendance, findTaughtSession, listAttendance } from '#server/modules/classroom/index.ts'
import { findEnrolment } from '#server/modules/enrolments/index.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { isShared, sharedLearners } from '../shared-learners.ts'
import { recordEvents, subscribersTo, type OutsideEvent } from './record-events.ts'

type EventOfLearner = OutsideEvent & {
  readonly learnerId: string
  /** When the thing that it reports began: what began before the family agreed is not shared. */
  readonly begunAt: Instant
}

export const clientListeners = [
  listener('clients.order-paid', OrderPaid, async (ctx, { orderId }) => {
    await reportToPartners(ctx, 'order.paid', async () => {
      const order = await findOrder(ctx.db, orderId)
      if (!order || order.paidAt === null) return []
      const { learnerId, title, amount, currency, createdAt: begunAt, paidAt } = order
      const data = { orderId, learnerId, title, amount, currency, paidAt }
      return [{ type: 'order.paid', key: `order.paid ${orderId}`, learnerId, data, begunAt, at: paidAt }]
    })
  }),
  listener('clients.enrolment-started', EnrolmentStarted, (ctx, point) =>
    reportEnrolment(ctx, 'enrolment.started', point),
  ),
  listener('clients.enrolment-ended', EnrolmentEnded, (ctx, point) => reportEnrolment(ctx, 'enrolment.ended', point)),
  listener('clients.attendance-recorded', AttendanceRecorded, async (ctx, { sessionId }) => {
    await reportToPartners(ctx, 'attendance.recorded', async () => {
      const lines = await listAttendance(ctx.db, sessionId)
      return attendanceEvents(ctx, sessionId, lines, ctx.now())
    })
  }),
  listener('clients.attendance-corrected', AttendanceCorrected, async (ctx, { sessionId, learnerId, at }) => {
    await reportToPartners(ctx, 'attendance.recorded', async () => {
      // Another event of the same type, with what is true now.
      const line = await findAttendance(ctx.db, { sessionId, learnerId })
      const corrected = await attendanceEvents(ctx, sessionId, line ? [line] : [], at)
      return corrected.map((each) => ({ ...each, key: `${each.key} ${at}` }))
    })
  }),
  listener('clients.test-published', PaperPublished, async (ctx, { paperId, at }) => {
    const subscribers = await subscribersTo(ctx, 'test.published')
    if (subscribers.length === 0) return
    const paper = await findPaper(ctx.db, paperId)
    if (paper?.status !== 'PUBLISHED' || paper.kind === 'IN_SCHOOL') return
    const { title, kind, grades, opensAt, closesAt } = paper
    const data = { testId: paperId, title, kind, grades, opensAt, closesAt }
    const event = { type: 'test.published', key: `test.published ${paperId} ${at}`, learnerId: null, data, at } as const
    for (const subscriber of subscribers) await recordEvents(ctx, subscriber, [event])
  }),
]

interface EnrolmentPoint {
  readonly enrolmentId: string
  readonly at: Instant
}

async function reportEnrolment(
  ctx: Ctx,
  type: 'enrolment.started' | 'enrolment.ended',
  { enrolmentId, at }: EnrolmentPoint,
) {
  await reportToPartners(ctx, type, async () => {
    const enrolment = await findEnrolment(ctx.db, enrolmentId, ctx.now())
    if (!enrolment) return []
    const { userId: learnerId, bundleId: courseId, batchId, orderId, state, startsAt, validTill } = enrolment
    const data = { enrolmentId, learnerId, courseId, batchId, orderId, state, startsAt, validTill }
    return [{ type, key: `${type} ${enrolmentId} ${at}`, learnerId, data, begunAt: startsAt, at }]
  })
}

interface AttendanceLine {
  readonly learnerId: string
  readonly isAttended: boolean
  readonly isLate: boolean
  readonly presentMs: number
}

async function attendanceEvents(
  ctx: Ctx,
  classId: string,
  lines: readonly AttendanceLine[],
  at: Instant,
): Promise<EventOfLearner[]> {
  const session = await findTaughtSession(ctx.db, classId)
  if (!session) return []
  return lines.map(({ learnerId, isAttended, isLate, presentMs }) => ({
    type: 'attendance.recorded',
    key: `attendance.recorded ${classId} ${learnerId}`,
    learnerId,
    data: { classId, learnerId, startsAt: session.startsAt, isAttended, isLate, presentMs },
    begunAt: session.startsAt,
    at,
  }))
}

/** Each event goes to the organisations with which the family shares the learner. `read` is not asked when nobody wants it. */
async function reportToPartners(
  ctx: Ctx,
  type: WebhookType,
  read: () => Promise<readonly EventOfLearner[]>,
): Promise<void> {
  const subscribers = await subscribersTo(ctx, type)
  if (subscribers.length === 0) return
  const events = await read()
  const shared = await sharedLearners(ctx, events.map(({ learnerId }) => learnerId)) // prettier-ignore
  for (const subscriber of subscribers) {
    const { partnerCode } = subscriber
    const own = events.filter(({ learnerId, begunAt: at }) => isShared(shared, { learnerId, partnerCode, at }))
    if (own.length > 0) await recordEvents(ctx, subscriber, own)
  }
}
