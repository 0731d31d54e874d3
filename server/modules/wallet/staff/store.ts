// SQL over money that staff put into wallets or take out of them, and what they see of both.
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { decisionColumns, type Decision } from '#server/platform/resource/second-person.ts'

export const holds = tableStore({
  table: 'wallet.hold',
  fields: ['orderId', 'accountId', 'title', 'granted', 'purchased', 'state', 'heldAt', 'expiresAt'],
  search: ['id', 'orderId', 'accountId', 'title'],
  sortedBy: 'heldAt',
  newestFirst: true,
})

export const adjustments = tableStore({
  table: 'wallet.adjustment',
  fields: ['accountId', 'purse', 'amount', 'reason', 'status', 'askedBy', 'askedAt', 'decidedBy', 'decidedAt', 'note'],
  instants: ['askedAt'],
  search: ['accountId', 'reason', 'askedBy'],
  sortedBy: 'askedAt',
  newestFirst: true,
})

export interface Adjustment {
  readonly id: string
  readonly accountId: string
  readonly purse: 'granted' | 'purchased'
  readonly amount: Paise
  readonly askedBy: string
  readonly status: string
}

/** Nobody else decides about it until the transaction ends. */
export async function lockAdjustment(tx: Tx, id: string): Promise<Adjustment | undefined> {
  const { rows } = await sql<Adjustment>`
    select id, account_id as "accountId", purse, amount, asked_by as "askedBy", status
    from wallet.adjustment where id = ${id} for update`.execute(tx)
  const [row] = rows
  return row && { ...row, amount: toPaise(row.amount) }
}

export async function updateAdjustment(tx: Tx, id: string, decision: Decision, now: Instant) {
  await tx.updateTable('wallet.adjustment').set(decisionColumns(decision, now)).where('id', '=', id).execute()
}
