import { standingOf } from '#core/modules/accounts/standing.ts'
import { experimentsApi } from '#core/modules/experiments/api.ts'
import { PLAN_ORDER, planOrderOf } from '#core/modules/experiments/plan-order.ts'
import { isInTuition, TUITION, tuitionGroup, tuitionSubjects } from '#core/modules/experiments/tuition.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { assign } from './assign.ts'
import { isRunning } from './store.ts'
import { experimentsTag } from '#core/modules/experiments/cache-tag.ts'

export const experimentRoutes = routes(experimentsApi, {
  async getTuitionExperiment(ctx, { grade = null, board = null }, { actor, device }) {
    const learnerId = actor.kind === 'household' ? actor.learnerId : undefined
    const study = learnerId === undefined ? undefined : (await findLearner(ctx.db, learnerId))?.studentInfo
    const runs = await ctx.cache.remember([experimentsTag], TUITION, () => isRunning(ctx.db, TUITION))
    if (!runs || !isInTuition(study ?? { grade, board }))
      return { takesPart: false, number: null, group: null, subjects: [] }
    const number = await assign(ctx, TUITION, { device: device(), learnerId })
    const group = tuitionGroup(number)
    return { takesPart: true, number, group, subjects: [...tuitionSubjects[group]] }
  },

  /**
   * A caller who does not take part gets value A, the page without the experiment. Nothing is recorded about a child
   * without consent.
   */
  async getPlanOrder(ctx, _, { actor, device }) {
    const runs = await ctx.cache.remember([experimentsTag], PLAN_ORDER, () => isRunning(ctx.db, PLAN_ORDER))
    const learnerId = actor.kind === 'household' ? actor.learnerId : undefined
    const learner = learnerId === undefined ? undefined : await findLearner(ctx.db, learnerId)
    const isChild = learner !== undefined && standingOf(learner, ctx.now()) === 'CHILD'
    if (!runs || isChild) return { takesPart: false, value: 'A' as const }
    const number = await assign(ctx, PLAN_ORDER, { device: device(), learnerId })
    return { takesPart: true, value: planOrderOf(number) }
  },
})
