import { nothing, plus, type Paise } from '#core/kernel/money.ts'
import type { Purses } from '#core/modules/wallet/wallet-part.ts'
import { findBalances, listMovements, type Movement } from '#server/modules/ledger/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { walletAccounts } from './accounts.ts'
import { listHolds } from './store.ts'

export async function findWallet(db: Db, accountId: string): Promise<Purses & { readonly held: Paise }> {
  const accounts = walletAccounts(accountId)
  const balances = await findBalances(db, Object.values(accounts))
  return {
    purchased: balances.get(accounts.purchased) ?? nothing,
    granted: balances.get(accounts.granted) ?? nothing,
    held: balances.get(accounts.held) ?? nothing,
  }
}

export interface StatementLine extends Movement {
  readonly orderId: string | null
  readonly title: string | null
}

/** The last movements, newest first. A movement of both purses is one line. */
export async function readStatement(db: Db, accountId: string): Promise<StatementLine[]> {
  const { purchased, granted } = walletAccounts(accountId)
  const movements = await listMovements(db, [purchased, granted])
  const holds = new Map((await listHolds(db, movements.map(({ reference }) => reference))).map((hold) => [hold.id, hold])) // prettier-ignore
  return [...Map.groupBy(movements, ({ id }) => id).values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const hold = holds.get(first.reference)
    const amount = rest.reduce((total, line) => plus(total, line.amount), first.amount)
    return [{ ...first, amount, orderId: hold?.orderId ?? orderIn(first), title: hold?.title ?? null }]
  })
}

/** A payment or refund of an order has the order's own id as its reference. */
function orderIn({ reference }: Movement): string | null {
  return reference.startsWith('ord') ? reference : null
}
