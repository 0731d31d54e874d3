// All SQL over the wallet schema. No other file names a wallet table.
import { sql, type Selectable } from 'kysely'
import { toPaise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Purses } from '#core/modules/wallet/wallet-part.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { reassign, type HouseholdMerge } from '#server/platform/database/reassign.ts'

export type HoldState = 'HELD' | 'POSTED' | 'RELEASED'

export interface Hold extends Purses {
  readonly id: string
  readonly orderId: string
  readonly accountId: string
  readonly title: string
  readonly state: HoldState
}

/** Answers false when the order has one already that is not given back. */
export async function insertHold(tx: Tx, hold: Hold, heldAt: Instant, expiresAt: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('wallet.hold')
    .values({
      id: hold.id,
      order_id: hold.orderId,
      account_id: hold.accountId,
      title: hold.title,
      granted: hold.granted,
      purchased: hold.purchased,
      state: hold.state,
      held_at: at(heldAt),
      expires_at: at(expiresAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Undefined when none of this order's is in one of these states: of two who move it at once one does. */
export async function moveHold(
  tx: Tx,
  orderId: string,
  from: readonly HoldState[],
  to: HoldState,
): Promise<Hold | undefined> {
  const row = await tx
    .updateTable('wallet.hold')
    .set({ state: to })
    .where('order_id', '=', orderId)
    .where('state', '<>', sql.lit('RELEASED'))
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  return row && holdFromRow(row)
}

/** Finds an order's hold that is not spent. */
export async function findHeld(db: Db, orderId: string): Promise<Hold | undefined> {
  const row = await db
    .selectFrom('wallet.hold')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', sql.lit('HELD'))
    .executeTakeFirst()
  return row && holdFromRow(row)
}

export async function listHolds(db: Db, ids: readonly string[]): Promise<Hold[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('wallet.hold').selectAll().where('id', 'in', ids).execute()
  return rows.map(holdFromRow)
}

/** Orders that nobody has paid while a payment would have been honoured. */
export async function listOverdueHolds(db: Db, now: Instant, most: number, but: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('wallet.hold')
    .select('order_id')
    .where('state', '=', sql.lit('HELD'))
    .where('expires_at', '<=', at(now))
    .where((eb) => eb.not(eb('order_id', '=', eb.fn.any(eb.val(but)))))
    .orderBy('expires_at')
    .limit(most)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

export async function moveWalletRows(tx: Tx, merging: HouseholdMerge): Promise<void> {
  await reassign(tx, 'wallet.hold', merging)
  await reassign(tx, 'wallet.adjustment', merging)
  await reassign(tx, 'wallet.debt', merging)
}

function holdFromRow(row: Selectable<Tables['wallet.hold']>): Hold {
  return {
    id: row.id,
    orderId: row.order_id,
    accountId: row.account_id,
    title: row.title,
    granted: toPaise(row.granted),
    purchased: toPaise(row.purchased),
    state: row.state as HoldState, // the table's check
  }
}
