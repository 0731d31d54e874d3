// Which lessons open to a learner, and why the others do not. The plan's services and a late instalment decide.
import type { AccessRefusal } from '#core/modules/enrolments/access.ts'
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import { lessonErrors as errors } from '#core/modules/lessons/errors.ts'
import type { Service } from '#core/modules/plans/service-inclusion.ts'
import type { Lesson } from '#server/modules/catalogue/index.ts'
import { findAccess, type ServiceLock } from '#server/modules/enrolments/index.ts'
import { amountDue, latePaymentPath } from '#server/modules/instalments/index.ts'
import { plansIncluding } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Films and notes stay open when an instalment is late, tests and classes do not. */
const serviceOf: Readonly<Record<LessonKind, Service>> = {
  FILM: 'REPLAYS_NOTES',
  NOTES: 'REPLAYS_NOTES',
  TEST: 'TESTS',
  LIVE: 'LIVE_CLASSES',
  AI: 'LIVE_CLASSES',
}

type LockedLesson = Pick<Lesson, 'kind' | 'isFree' | 'contentId'>

/** Decides for the lessons of one course, with one decision per service. */
export async function lessonLocks(
  ctx: Ctx,
  { learnerId, bundleId }: { readonly learnerId: string; readonly bundleId: string },
  lessons: readonly LockedLesson[],
): Promise<(lesson: LockedLesson) => ServiceLock | undefined> {
  const services = [...new Set(lessons.map(({ kind }) => serviceOf[kind]))]
  const locks = new Map(
    await Promise.all(
      services.map(async (service) => [service, await lockOf(ctx, { learnerId, bundleId, service })] as const),
    ),
  )
  return ({ kind, isFree, contentId }) => {
    const lock = isFree ? undefined : locks.get(serviceOf[kind])
    if (lock) return lock
    return kind !== 'LIVE' && contentId === null ? { error: errors.LESSON_IS_EMPTY(), path: null } : undefined
  }
}

interface ServiceOfLearner {
  readonly learnerId: string
  readonly bundleId: string
  readonly service: Service
}

/** Why the learner's enrolments do not open a service of the course. */
export async function lockOf(ctx: Ctx, of: ServiceOfLearner): Promise<ServiceLock | undefined> {
  const access = await findAccess(ctx, ctx.db, of)
  if (access.isOpen) return undefined
  return refusals[access.because](ctx, of, access.enrolment?.orderId ?? null)
}

type Refusal = (ctx: Ctx, of: ServiceOfLearner, orderId: string | null) => Promise<ServiceLock> | ServiceLock

const refusals: Readonly<Record<AccessRefusal, Refusal>> = {
  NOT_ENROLLED: () => ({ error: errors.LESSON_NEEDS_COURSE(), path: '/plans' }),
  VALIDITY_IS_OVER: () => ({ error: errors.LESSON_COURSE_IS_OVER(), path: '/plans' }),
  async NOT_IN_PLAN(ctx, { bundleId, service }) {
    const { names, path } = await plansIncluding(ctx.db, bundleId, service)
    return { error: errors.LESSON_NEEDS_PLAN({ plans: names.join(', ') || '–' }), path }
  },
  async ACCESS_LIMITED(ctx, of, orderId) {
    return {
      error: errors.LESSON_NEEDS_PAYMENT({ amount: await amountDue(ctx.db, orderId) }),
      path: latePaymentPath(of),
    }
  },
}
