import { hash } from 'node:crypto'
import { isFlagOn, type FlagSubject, type FlagKey } from '#core/modules/experiments/flags.ts'
import { subjectOf, type Actor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listFlags } from './store-flags.ts'
import { experimentsTag } from '#core/modules/experiments/cache-tag.ts'

/**
 * Returns true if a switch is on, for this caller or in general. The rules are cached; a change in the console takes
 * effect at once in every process.
 */
export async function isSwitchedOn(ctx: Ctx, key: FlagKey, actor?: Actor): Promise<boolean> {
  const rules = await ctx.cache.remember([experimentsTag], 'flags', () => listFlags(ctx.db))
  const rule = rules.get(key)
  return rule !== undefined && isFlagOn(rule, ctx.settings.environment, actor && askerOf(key, actor))
}

function askerOf(key: FlagKey, actor: Actor): FlagSubject {
  if (actor.kind === 'visitor' || actor.kind === 'client') return { role: 'visitor' }
  const place = hash('sha256', `${key} ${subjectOf(actor)}`, 'buffer').readUInt32BE(0) % 100
  return { role: actor.kind, place, ...(actor.kind === 'staff' && { adminId: actor.staffId }) }
}
