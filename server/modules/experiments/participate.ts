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
  if (actor.kind === 'household' && actor.support) return undefined
  const learner = actor.kind === 'household' ? await findLearner(ctx.db, actor.learnerId) : undefined
  if (learner && !mayBeKnown(learner, ctx.now())) return undefined
  const study = learner?.studentInfo ?? visitorStudy
  if (!EXPERIMENTS[key].admits(study) || !isInSegment(experiment, study)) return undefined
  const number = await assign(ctx, key, { device: device(), learnerId: learner?.userId }, experiment.percentage)
  if (number === undefined) return undefined
  const value = EXPERIMENTS[key].valueOf(number)
  return { number, value, payload: experiment.variants.find((variant) => variant.value === value)?.payload ?? [] }
}

function mayBeKnown(learner: Parameters<typeof standingOf>[0], now: Instant): boolean {
  const standing = standingOf(learner, now)
  return standing === 'ADULT' || standing === 'CONSENTED'
}
