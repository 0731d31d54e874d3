import type { InputOf } from '#core/kernel/endpoint.ts'
import { clientErrors as errors } from '#core/modules/clients/errors.ts'
import type { clientsSharingApi, OrganisationLink } from '#core/modules/clients/sharing-api.ts'
import { isHomeOf, listHomes } from '#server/modules/accounts/index.ts'
import { changeTag, findTag } from '#server/modules/partners/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sharedOf } from './shared-learners.ts'
import { listNamesOfPartner } from './store.ts'

export async function viewOrganisationLink(
  ctx: Ctx,
  _: object,
  { actor, learnerId }: LearnerCall,
): Promise<OrganisationLink> {
  const home = (await listHomes(ctx.db, [learnerId])).get(learnerId)
  const tag = home === undefined ? undefined : await findTag(ctx.db, home)
  if (home === undefined || !tag) return { link: null }
  const shared = await sharedOf(ctx, { homes: new Map([[learnerId, home]]), tags: new Map([[home, tag]]) })
  return {
    link: {
      partner: tag.partnerName,
      organisations: await listNamesOfPartner(ctx.db, tag.partner),
      cameAt: tag.taggedAt,
      endedAt: tag.endedAt,
      sharedSince: shared.get(learnerId)?.since ?? null,
      mayEnd: home === actor.accountId,
    },
  }
}

/** Does nothing where the household came from no organisation. Throws NO_ORGANISATION where the learner lives elsewhere. */
export async function changeOrganisationLink(
  ctx: Ctx,
  { isEnded }: InputOf<typeof clientsSharingApi.changeOrganisationLink>,
  call: LearnerCall,
): Promise<OrganisationLink> {
  const { actor, learnerId } = call
  if (!(await isHomeOf(ctx.db, actor.accountId, learnerId))) throw errors.NO_ORGANISATION()
  await changeTag(ctx, actor.accountId, isEnded)
  return viewOrganisationLink(ctx, {}, call)
}
