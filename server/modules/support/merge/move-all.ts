import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'

/**
 * Every module moves its own rows, in the order of modules.json, which is the order in which a settlement locks. What was
 * bought, agreed and paid in stays what it was; only whose it is changes. Done again, it moves what came in the meantime.
 */
export async function moveAll(ctx: Ctx, tx: Tx, merging: HouseholdMerge, id: string): Promise<void> {
  for (const { household } of ctx.modules) await household?.move?.(tx, merging, ctx, id)
}
