import { commonErrors } from '#core/kernel/common-errors.ts'
import { minus, nothing, plus, smaller } from '#core/kernel/money.ts'
import { adjustmentErrors as errors } from '#core/modules/wallet/errors.ts'
import { lockBalance, postEntry } from '#server/modules/ledger/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { walletAccounts } from '../accounts.ts'
import { settlementPostings } from '../debt.ts'
import { lockDebt, updateDebt, type Debt } from '../debt-store.ts'

interface SettleDebtInput {
  readonly id: string
  readonly how: 'TAKE' | 'LET_GO'
  readonly note: string
}

/**
 * Takes as much of a debt as the family's own purse holds, or lets the rest go. Throws DEBT_CLOSED, and NOTHING_IN_WALLET for a
 * purse that is empty. It takes a person who may approve money: the debt itself was made by a bank, not by anybody here.
 */
export async function settleDebt(ctx: Ctx, { id, how, note }: SettleDebtInput, { actor }: Call<Staff>) {
  return ctx.db.transaction().execute(async (tx) => {
    const debt = await lockDebt(tx, id)
    if (!debt) throw commonErrors.NOT_FOUND_ERROR()
    if (debt.status !== 'OPEN') throw errors.DEBT_CLOSED()
    const rest = minus(debt.amount, debt.recovered)
    const { purchased } = walletAccounts(debt.accountId)
    const paid = how === 'TAKE' ? smaller(await lockBalance(tx, purchased), rest) : rest
    if (paid === nothing) throw errors.NOTHING_IN_WALLET()
    const after = settled(debt, how, paid)
    await updateDebt(tx, id, { ...after, closedBy: actor.staffId, note }, ctx.now())
    const entryId = ctx.newId('ent')
    const postings = settlementPostings(debt.accountId, how, paid)
    await postEntry(tx, { id: entryId, kind: 'ADJUSTMENT', reference: `${id}-${entryId}`, at: ctx.now(), postings })
    const detail = { before: { status: debt.status, recovered: debt.recovered }, after, reason: note }
    await audit(ctx, tx, { actor, action: 'wallet-debts.settle', subject: `wallet-debts/${id}`, detail })
    return after
  })
}

function settled(
  { amount, recovered }: Debt,
  how: SettleDebtInput['how'],
  paid: Debt['amount'],
): Pick<Debt, 'recovered' | 'status'> {
  if (how === 'LET_GO') return { recovered, status: 'LET_GO' }
  const all = plus(recovered, paid)
  return { recovered: all, status: all === amount ? 'RECOVERED' : 'OPEN' }
}
