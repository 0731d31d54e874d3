// Money that a bank has taken back after it was spent. The wallet shows what can be spent, never less than nothing; what is
// missing is owed, in the books and on a list of staff's.
import { minus, negative, smaller, type Paise } from '#core/kernel/money.ts'
import { lockBalance, postEntry, type Posting } from '#server/modules/ledger/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { owedAccount, walletAccounts } from './accounts.ts'
import { insertDebt, type NewDebt } from './debt-store.ts'

type RechargeReturn = Omit<NewDebt, 'id' | 'since' | 'cause'>

/** The debits for what was paid into a wallet and has gone back: as much as is in it, and the rest owed. */
export async function takeBackRecharge(
  ctx: Ctx,
  tx: Tx,
  { accountId, orderId, amount }: RechargeReturn,
): Promise<Posting[]> {
  const { purchased } = walletAccounts(accountId)
  const taken = smaller(await lockBalance(tx, purchased), amount)
  const owed = minus(amount, taken)
  if (owed > 0) await note(ctx, tx, { accountId, orderId, amount: owed, cause: 'RECHARGE_RETURNED' })
  return [
    { account: purchased, amount: taken },
    { account: owedAccount(accountId), amount: owed },
  ]
}

/** A plan's money has gone back after what was left of it had paid for another: decision 0021. */
export async function oweForPlan(ctx: Ctx, tx: Tx, { accountId, orderId, amount }: RechargeReturn): Promise<void> {
  await note(ctx, tx, { accountId, orderId, amount, cause: 'PLAN_RETURNED' })
  const postings = [
    { account: owedAccount(accountId), amount },
    { account: 'revenue:courses', amount: negative(amount) },
  ]
  await postEntry(tx, {
    id: ctx.newId('ent'),
    kind: 'ADJUSTMENT',
    reference: `owed-${orderId}`,
    at: ctx.now(),
    postings,
  })
}

async function note(ctx: Ctx, tx: Tx, debt: RechargeReturn & { readonly cause: NewDebt['cause'] }): Promise<void> {
  await insertDebt(tx, { id: ctx.newId('dbt'), since: ctx.now(), ...debt })
  ctx.log.warn('a family owes what a bank has taken back', { orderId: debt.orderId, reason: debt.cause })
}

/** `paid` goes off what is owed, out of the purse or out of our own revenue. */
export function settlementPostings(accountId: string, how: 'TAKE' | 'LET_GO', paid: Paise): Posting[] {
  const from = how === 'TAKE' ? walletAccounts(accountId).purchased : 'revenue:written-off'
  return [
    { account: from, amount: paid },
    { account: owedAccount(accountId), amount: negative(paid) },
  ]
}
