// Money of the wallet for an order, in two steps: kept back with the order, spent with its settlement. Each step runs in the
// transaction of the order's own step, so wallet, order and books never disagree: payments reference, section 9.6.
import { negative, plus } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Purses } from '#core/modules/wallet/wallet-part.ts'
import { postEntry } from '#server/modules/ledger/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { walletAccounts } from './accounts.ts'
import { insertHold, moveHold, type Hold } from './store.ts'

export interface NewHold extends Purses {
  readonly orderId: string
  readonly accountId: string
  readonly title: string
  /** Until a payment for the order is honoured. */
  readonly expiresAt: Instant
}

/** Keeps it back. Throws BALANCE_TOO_LOW when somebody else of the household was first. */
export async function holdMoney(ctx: Ctx, tx: Tx, wanted: NewHold): Promise<void> {
  await take(ctx, tx, wanted, 'HELD')
}

/**
 * The order is paid, so its hold is spent. The caller's sale debits `hold:…` in the same transaction. A hold that was
 * released before the payment came is taken again; throws BALANCE_TOO_LOW when the money is gone.
 */
export async function spendHold(ctx: Ctx, tx: Tx, wanted: NewHold): Promise<void> {
  if (!(await moveHold(tx, wanted.orderId, ['HELD'], 'POSTED'))) await take(ctx, tx, wanted, 'POSTED')
}

/**
 * Returns an order's hold to the purses it came from: granted money never becomes cash. For a paid order, call this
 * only together with the sale's reversal. Does nothing when the order has no hold, or when it is already released.
 */
export async function releaseHold(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  const hold = await moveHold(tx, orderId, ['HELD', 'POSTED'], 'RELEASED')
  if (hold) await giveBack(ctx, tx, hold)
}

/** The same, unless the hold is spent: for callers who do not know the order's state. */
export async function releaseUnspent(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  const hold = await moveHold(tx, orderId, ['HELD'], 'RELEASED')
  if (hold) await giveBack(ctx, tx, hold)
}

async function take(ctx: Ctx, tx: Tx, wanted: NewHold, state: 'HELD' | 'POSTED'): Promise<void> {
  const id = ctx.newId('hld')
  // If two settlements of the order run at once, the second one finds the hold taken; the order's own state then stops
  // it.
  if (!(await insertHold(tx, { ...wanted, id, state }, ctx.now(), wanted.expiresAt))) return
  const entry = { id: ctx.newId('ent'), kind: 'WALLET_HOLD', reference: id, at: ctx.now() } as const
  await postEntry(tx, { ...entry, postings: holdPostings(wanted) })
}

async function giveBack(ctx: Ctx, tx: Tx, hold: Hold): Promise<void> {
  const postings = holdPostings(hold).map(({ account, amount }) => ({ account, amount: negative(amount) }))
  const entry = { id: ctx.newId('ent'), kind: 'WALLET_RELEASE', reference: hold.id, at: ctx.now() } as const
  await postEntry(tx, { ...entry, postings })
}

function holdPostings({ accountId, granted, purchased }: Purses & { readonly accountId: string }) {
  const accounts = walletAccounts(accountId)
  return [
    { account: accounts.granted, amount: granted },
    { account: accounts.purchased, amount: purchased },
    { account: accounts.held, amount: negative(plus(granted, purchased)) },
  ]
}
