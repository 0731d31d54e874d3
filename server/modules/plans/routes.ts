import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { plansApi } from '#core/modules/plans/api.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { findCurriculum } from '#server/modules/catalogue/index.ts'
import { routes } from '#server/platform/call.ts'
import { listedPrograms } from './find-program.ts'
import { onePlan } from './one-plan.ts'
import { summaryOf } from './plan-view.ts'
import { fullSubscriptionPlan, subscriptionProgram } from './program-view.ts'
import { programForLearner } from './program-for-learner.ts'

export const planRoutes = routes(plansApi, {
  getSubscriptionProgram: subscriptionProgram,

  async getSubscriptionProgramForGrade(ctx, { grade, stream, lang }) {
    const programs = await listedPrograms(ctx, { grade, stream })
    return programs.map((program) => summaryOf(program, lang))
  },

  async getSubscriptionProgramGrades(ctx, { targets }) {
    const programs = await listedPrograms(ctx, { targets })
    return [...new Set(programs.map(({ grade }) => grade))].toSorted((a, b) => a - b)
  },

  async getSubscriptionNameForGrade(ctx, { grade, targets, lang }) {
    const programs = await listedPrograms(ctx, { grade, targets })
    return programs.map(({ id, name, target }) => ({ id, name: inLanguage(name, lang).text, target }))
  },

  getFullSubscriptionPlan: fullSubscriptionPlan,

  async getCurriculum(ctx, { bundleId, lang }) {
    const curriculum = await findCurriculum(ctx, bundleId, lang)
    if (!curriculum) throw catalogueErrors.BUNDLE_NOT_FOUND()
    return { bundleId, fullCourseCurriculumMap: curriculum }
  },

  getGradeTargetYearForUser: (ctx, _, { actor }) => programForLearner(ctx, actor),

  getPlan: (ctx, { planId, lang }) => onePlan(ctx, planId, lang),
})
