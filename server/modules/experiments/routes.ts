import { experimentsApi } from '#core/modules/experiments/api.ts'
import { isPreselection, PLAN_ORDER, planOrderOf } from '#core/modules/experiments/plan-order.ts'
import { TUITION, tuitionGroup } from '#core/modules/experiments/tuition.ts'
import { routes } from '#server/platform/call.ts'
import { participate } from './participate.ts'

export const experimentRoutes = routes(experimentsApi, {
  async getTuitionExperiment(ctx, { grade = null, board = null }, { actor, device }) {
    const its = await participate(ctx, TUITION, { actor, device, visitorStudy: { grade, board } })
    if (!its) return { takesPart: false, number: null, group: null, subjects: [] }
    return { takesPart: true, number: its.number, group: tuitionGroup(its.number), subjects: [...its.payload] }
  },

  /** A caller who does not take part gets value A, the page without the experiment. */
  async getPlanOrder(ctx, _, { actor, device }) {
    const its = await participate(ctx, PLAN_ORDER, { actor, device, visitorStudy: { grade: null, board: null } })
    if (!its) return { takesPart: false, value: 'A' as const, preselect: 'USUAL' as const }
    const [preselect] = its.payload
    const value = planOrderOf(its.number)
    return { takesPart: true, value, preselect: isPreselection(preselect) ? preselect : 'USUAL' }
  },
})
