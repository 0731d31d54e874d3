import { commonErrors } from '#core/kernel/common-errors.ts'
import type { PolicyKind } from '#core/modules/content/content.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPolicies, type PolicyVersion } from './store.ts'
import { contentTag } from '#core/modules/content/cache-tag.ts'

/**
 * Finds the newest published version, or the version named, even an older one. Throws NOT_FOUND_ERROR when there is no
 * such version.
 */
export async function policyInForce(ctx: Ctx, kind: PolicyKind, version?: string): Promise<PolicyVersion> {
  const published = await policyHistory(ctx, kind)
  const policy = version === undefined ? published[0] : published.find((each) => each.version === version)
  if (!policy) throw commonErrors.NOT_FOUND_ERROR()
  return policy
}

/** The version that an order records as accepted: decision P-37. */
export async function policyVersion(ctx: Ctx, kind: PolicyKind): Promise<string> {
  return (await policyInForce(ctx, kind)).version
}

/** All that were ever in force, the newest first; what is still to come is not among them. */
export async function policyHistory(ctx: Ctx, kind: PolicyKind): Promise<PolicyVersion[]> {
  const policies = await ctx.cache.remember([contentTag], 'policies', () => listPolicies(ctx.db))
  return policies.filter((policy) => policy.kind === kind && policy.publishedAt <= ctx.now())
}
