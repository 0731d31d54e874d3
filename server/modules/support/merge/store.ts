// SQL over what staff have asked to be made one.
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { decisionColumns, type Decision } from '#server/platform/resource/second-person.ts'

export const merges = tableStore({
  table: 'support.merge',
  fields: ['fromAccount', 'intoAccount', 'reason', 'status', 'askedBy', 'askedAt', 'decidedBy', 'decidedAt', 'note'],
  instants: ['askedAt'],
  search: ['fromAccount', 'intoAccount', 'reason', 'askedBy'],
  sortedBy: 'askedAt',
  newestFirst: true,
})

/** Nobody else decides about it until the transaction ends. */
export async function lockMerge(tx: Tx, id: string): Promise<Selectable<Tables['support.merge']> | undefined> {
  return tx.selectFrom('support.merge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function isMergeAsked(tx: Tx, fromAccount: string): Promise<boolean> {
  const row = await tx
    .selectFrom('support.merge')
    .select('id')
    .where('from_account', '=', fromAccount)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateMerge(tx: Tx, id: string, decision: Decision, now: Instant) {
  await tx.updateTable('support.merge').set(decisionColumns(decision, now)).where('id', '=', id).execute()
}
