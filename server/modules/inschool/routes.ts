import { inschoolApi } from '#core/modules/inschool/api.ts'
import { openAttempt, submitAttempt } from '#server/modules/attempts/index.ts'
import { routes } from '#server/platform/call.ts'
import { claimResult, viewClaim } from './claim.ts'
import { findOpenCode } from './find-session.ts'
import { join } from './join.ts'
import { noteDevice } from './join-limits.ts'
import { requirePupil } from './require-pupil.ts'
import { listCategories, listQuestions } from './take/categories.ts'
import { saveAnswers } from './take/save-answers.ts'
import { viewPupilResult } from './take/view-result.ts'
import { viewSession } from './view-session.ts'

export const inschoolRoutes = routes(inschoolApi, {
  async getSession(ctx, { code, lang }, origin) {
    const session = await findOpenCode(ctx, code, origin.address)
    await noteDevice(ctx, session, origin)
    return viewSession(ctx, session, lang)
  },
  join,
  async listCategories(ctx, input, { address }) {
    return listCategories(ctx, await requirePupil(ctx, input, address))
  },
  async listQuestions(ctx, input, { address }) {
    return listQuestions(ctx, await requirePupil(ctx, input, address), input.category)
  },
  async open(ctx, input, { address }) {
    const { attempt } = await requirePupil(ctx, input, address)
    return openAttempt(ctx, attempt, input.lang)
  },
  async saveResponses(ctx, input, { address }) {
    return saveAnswers(ctx, await requirePupil(ctx, input, address), input)
  },
  async submit(ctx, input, { address }) {
    const { pupil } = await requirePupil(ctx, input, address)
    const status = await submitAttempt(ctx, { aid: pupil.attemptId, epoch: input.epoch })
    return { status, serverTime: ctx.now() }
  },
  async getResult(ctx, input, { address }) {
    return viewPupilResult(ctx, await requirePupil(ctx, input, address), input.lang)
  },
  getClaim: (ctx, { link, lang }) => viewClaim(ctx, link, lang),
  claimResult: (ctx, { link }, { learnerId }) => claimResult(ctx, link, learnerId),
})
