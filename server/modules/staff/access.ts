// Who works here and what they may do, for the two calls of the specification that ask.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { staffAccessApi } from '#core/modules/staff/access-api.ts'
import { FEATURES, type Feature } from '#core/taxonomy/staff/features.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { scopesFor } from './login/log-in.ts'
import { findMember, findMemberByEmail, type Member } from './store.ts'

export const accessOperations = routes(staffAccessApi, {
  isValidUser: async (ctx, { agentEmail }) => ({ valid: await advises(ctx, agentEmail.toLowerCase()) }),
  adminFeatures: (ctx, { adminId }, { actor }) => featuresOf(ctx, actor, adminId ?? actor.staffId),
})

/** Somebody with a login who may sell. */
async function advises(ctx: Ctx, email: string): Promise<boolean> {
  const member = await findMemberByEmail(ctx.db, email)
  if (!member?.isActive || member.passwordHash === null) return false
  return (await scopesFor(ctx, ctx.db, member)).includes('sales.edit')
}

/**
 * Another member's features are visible only to those who manage staff. All others get the same answer whether the
 * member exists or not.
 */
async function featuresOf(ctx: Ctx, actor: Staff, staffId: string): Promise<Feature[]> {
  if (staffId === actor.staffId) return shownBy(actor.scopes)
  if (!actor.scopes.includes('people.approve')) {
    await audit(ctx, ctx.db, { actor, action: 'another member’s features', subject: `members/${staffId}` })
    throw commonErrors.FORBIDDEN_ERROR()
  }
  const member: Member | undefined = await findMember(ctx.db, staffId)
  if (!member) throw commonErrors.NOT_FOUND_ERROR()
  return member.isActive ? shownBy(await scopesFor(ctx, ctx.db, member)) : []
}

function shownBy(scopes: readonly string[]): Feature[] {
  return FEATURES.filter((feature) => scopes.includes(`${feature}.view`))
}
