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
 * The order is paid: what was kept back has been spent. The caller's sale debits `hold:…` with it. What was given back
 * before the payment came is taken once more; throws BALANCE_TOO_LOW when it is gone.
 */
export async function spendHold(ctx: Ctx, tx: Tx, wanted: NewHold): Promise<void> {
  if (!(await moveHold(tx, wanted.orderId, ['HELD'], 'POSTED'))) await take(ctx, tx, wanted, 'POSTED')
}

/**
 * Puts what an order took back into the purses it came from: granted money never becomes cash. Of a paid order only together
 * with the sale's reversal. Does nothing when the order has taken nothing, or it is back already.
 */
export async function releaseHold(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  const hold = await moveHold(tx, orderId, ['HELD', 'POSTED'], 'RELEASED')
  if (hold) await giveBack(ctx, tx, hold)
}

/** The same, unless it is spent: for whoever does not know what has become of the order. */
export async function releaseUnspent(ctx: Ctx, tx: Tx, orderId: string): Promise<void> {
  const hold = await moveHold(tx, orderId, ['HELD'], 'RELEASED')
  if (hold) await giveBack(ctx, tx, hold)
}

async function take(ctx: Ctx, tx: Tx, wanted: NewHold, state: 'HELD' | 'POSTED'): Promise<void> {
  const id = ctx.newId('hld')
  // Of two who settle the order at once the second finds it taken; the order's own state then stops them.
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
