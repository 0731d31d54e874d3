import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { HouseholdMerge } from '#server/platform/database/reassign.ts'
import { householdData } from '#server/platform/points/household-data.ts'

/**
 * Every module moves its own rows, in the order of modules.json, which is also the order in which a settlement locks.
 * Purchases, consents and payments stay as they were, and only their owner changes. A second run moves rows that came in the
 * meantime.
 */
export async function moveAll(ctx: Ctx, tx: Tx, merging: HouseholdMerge, id: string): Promise<void> {
  for (const { move } of householdData.all(ctx)) await move?.(tx, merging, ctx, id)
}
