import type { InputOf } from '#core/kernel/endpoint.ts'
import type { webinarsApi } from '#core/modules/webinars/api.ts'
import { inPersonalOrder, type FeedLearner } from '#core/modules/webinars/personal-order.ts'
import { statusAt } from '#core/modules/webinars/webinar-status.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listTaughtBatches } from '#server/modules/catalogue/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listRegisteredIds } from '../registrations/store-registrations.ts'
import { EVERYTHING, listAhead } from './find-webinars.ts'
import { wordWebinars } from './word-webinars.ts'

/** Orders by what the family has entered and bought, never by what a child has watched. */
export async function viewPersonalFeed(
  ctx: Ctx,
  { size, lang }: InputOf<typeof webinarsApi.getPersonalFeed>,
  { learnerId }: LearnerCall,
) {
  const now = ctx.now()
  const [{ live, coming }, registered, learner] = await Promise.all([
    listAhead(ctx, EVERYTHING, now),
    listRegisteredIds(ctx.db, learnerId),
    feedLearner(ctx, learnerId),
  ])
  const candidates = [...live, ...coming].map((webinar) => ({
    ...webinar,
    isRegistered: registered.includes(webinar.id),
    isLive: statusAt(webinar, now) === 'LIVE',
  }))
  const first = inPersonalOrder(candidates, learner).slice(0, size)
  const worded = await wordWebinars(ctx, first, { learnerId, lang, now })
  return { serverTime: now, webinars: worded.map((webinar, i) => ({ ...webinar, because: first[i]?.because ?? [] })) }
}

async function feedLearner(ctx: Ctx, learnerId: string): Promise<FeedLearner> {
  const [learner, enrolments] = await Promise.all([
    findLearner(ctx.db, learnerId),
    listEnrolments(ctx.db, learnerId, {}, ctx.now()),
  ])
  const running = enrolments.filter(({ isActive }) => isActive)
  const { grade = null, target = null, examTargets = [] } = learner?.studentInfo ?? {}
  return {
    grade,
    targets: [...(target === null ? [] : [target]), ...examTargets],
    subjects: await subjectsOf(ctx, running.flatMap(({ ownBatchId }) => ownBatchId ?? [])), // prettier-ignore
  }
}

/** The subjects that are taught in these batches. */
async function subjectsOf(ctx: Ctx, batchIds: readonly string[]): Promise<string[]> {
  if (batchIds.length === 0) return []
  const batches = await listTaughtBatches(ctx.db, { ids: batchIds })
  return batches.flatMap(({ slots }) => slots.map(({ subject }) => subject))
}
