// SQL over what families owe us.
import { walletStaffApi as api } from '#core/modules/wallet/staff-api.ts'
import { sql } from 'kysely'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { rowsNaming } from '#server/platform/database/rows-naming.ts'

export const debts = tableStore(api.staffWalletDebts, {
  table: 'wallet.debt',
  search: ['id', 'accountId', 'orderId', 'note'],
  keys: ['accountId', 'orderId'],
})

export interface NewDebt {
  readonly id: string
  readonly accountId: string
  readonly orderId: string
  readonly cause: 'RECHARGE_RETURNED' | 'PLAN_RETURNED'
  readonly amount: Paise
  readonly since: Instant
}

export async function insertDebt(tx: Tx, { id, accountId, orderId, cause, amount, since }: NewDebt): Promise<void> {
  await tx
    .insertInto('wallet.debt')
    .values({ id, account_id: accountId, order_id: orderId, cause, amount, since: at(since) })
    .execute()
}

export interface Debt {
  readonly id: string
  readonly accountId: string
  readonly amount: Paise
  readonly recovered: Paise
  readonly status: 'OPEN' | 'RECOVERED' | 'LET_GO'
}

/** Nobody else settles it until the transaction ends. */
export async function lockDebt(tx: Tx, id: string): Promise<Debt | undefined> {
  const { rows } = await sql<Debt>`
    select id, account_id as "accountId", amount, recovered, status from wallet.debt where id = ${id} for update`.execute(
    tx,
  )
  const [row] = rows
  return row && { ...row, amount: toPaise(row.amount), recovered: toPaise(row.recovered) }
}

export interface DebtSettlement extends Pick<Debt, 'recovered' | 'status'> {
  readonly closedBy: string
  readonly note: string
}

export async function updateDebt(
  tx: Tx,
  id: string,
  { recovered, status, closedBy, note }: DebtSettlement,
  now: Instant,
) {
  const closed = status === 'OPEN' ? {} : { closed_at: at(now), closed_by: closedBy }
  await tx
    .updateTable('wallet.debt')
    .set({ recovered, status, note, ...closed })
    .where('id', '=', id)
    .execute()
}

/** The debts of a household, open and closed, without the member of staff who closed them. */
export function exportDebts(db: Db, accountId: string) {
  return rowsNaming(db, 'wallet.debt', { column: 'account_id', ids: [accountId], without: ['closed_by', 'note'] })
}
