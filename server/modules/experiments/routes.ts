import { experimentsApi } from '#core/modules/experiments/api.ts'
import { isInTuition, TUITION, tuitionGroup, tuitionSubjects } from '#core/modules/experiments/tuition.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { assign } from './assign.ts'

export const experimentRoutes = routes(experimentsApi, {
  async getTuitionExperiment(ctx, { grade = null, board = null }, { actor, device }) {
    const learnerId = actor.kind === 'household' ? actor.learnerId : undefined
    const study = learnerId === undefined ? undefined : (await findLearner(ctx.db, learnerId))?.studentInfo
    if (!isInTuition(study ?? { grade, board })) return { takesPart: false, number: null, group: null, subjects: [] }
    const number = await assign(ctx, TUITION, { device: device(), learnerId })
    const group = tuitionGroup(number)
    return { takesPart: true, number, group, subjects: [...tuitionSubjects[group]] }
  },
})
