import type { Instant } from '#core/kernel/time.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { experimentsTag } from '#core/modules/experiments/cache-tag.ts'
import { EXPERIMENTS, isInSegment, type ExperimentKey, type Study } from '#core/modules/experiments/experiment.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { assign } from './assign.ts'
import { findExperiment } from './store.ts'

interface Participant {
  readonly actor: Actor
  readonly device: () => string
  /** Said by a visitor, who has no profile. */
  readonly visitorStudy: Study
}

export interface Participation {
  readonly number: number
  readonly value: string
  readonly payload: readonly string[]
}

/**
 * The variant of the caller, or undefined for one who does not take part: the experiment is not running, the caller is not in
 * its segment or its share, or is a child without a guardian's consent or somebody whose age nobody has said, about whom nothing is recorded. A member of staff who
 * reads a family's pages takes no part either.
 */
export async function participate(
  ctx: Ctx,
  key: ExperimentKey,
  { actor, device, visitorStudy }: Participant,
): Promise<Participation | undefined> {
  const experiment = await ctx.cache.remember([experimentsTag], key, () => findExperiment(ctx.db, key))
  if (!experiment?.isRunning) return undefined
  const subject = await findSubject(ctx, actor, visitorStudy)
  if (!subject || !EXPERIMENTS[key].admits(subject.study) || !isInSegment(experiment, subject.study)) return undefined
  const { learnerId } = subject
  const number = await assign(ctx, key, { device: device(), learnerId }, experiment.percentage)
  if (number === undefined) return undefined
  const value = EXPERIMENTS[key].valueOf(number)
  return { number, value, payload: experiment.variants.find((variant) => variant.value === value)?.payload ?? [] }
}

/** Undefined for those who never take part. */
async function findSubject(ctx: Ctx, actor: Actor, visitorStudy: Study) {
  if (actor.kind !== 'household') return { learnerId: undefined, study: visitorStudy }
  if (actor.support) return undefined
  const learner = await findLearner(ctx.db, actor.learnerId)
  if (!learner || !mayBeKnown(learner, ctx.now())) return undefined
  return { learnerId: learner.userId, study: learner.studentInfo }
}

function mayBeKnown(learner: Parameters<typeof standingOf>[0], now: Instant): boolean {
  const standing = standingOf(learner, now)
  return standing === 'ADULT' || standing === 'CONSENTED'
}
