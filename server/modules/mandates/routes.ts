import { mandatesApi } from '#core/modules/mandates/api.ts'
import type { MandateAction } from '#core/modules/mandates/standing.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { changeMandate, skipDebit } from './change.ts'
import { registerMandate } from './register.ts'
import { viewMandate, viewMandates } from './view.ts'

export const mandateRoutes = routes(mandatesApi, {
  listMandates: (ctx, _, { actor }) => viewMandates(ctx, actor),
  async registerMandate(ctx, request, { actor }) {
    return viewMandate(ctx, actor, await registerMandate(ctx, actor, request))
  },
  getMandate: (ctx, { mandateId }, { actor }) => viewMandate(ctx, actor, mandateId),
  async skipDebit(ctx, { mandateId, debitId }, { actor }) {
    await skipDebit(ctx, actor, mandateId, debitId)
    return viewMandate(ctx, actor, mandateId)
  },
  pauseMandate: (ctx, { mandateId }, { actor }) => change(ctx, actor, mandateId, 'pause'),
  resumeMandate: (ctx, { mandateId }, { actor }) => change(ctx, actor, mandateId, 'resume'),
  revokeMandate: (ctx, { mandateId }, { actor }) => change(ctx, actor, mandateId, 'revoke'),
})

async function change(ctx: Ctx, household: Household, mandateId: string, action: MandateAction) {
  await changeMandate(ctx, household, mandateId, action)
  return viewMandate(ctx, household, mandateId)
}
