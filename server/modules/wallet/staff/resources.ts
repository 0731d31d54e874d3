// Wallets, as staff see and correct them.
import { adjustmentErrors as errors } from '#core/modules/wallet/errors.ts'
import { walletStaffApi as api } from '#core/modules/wallet/staff-api.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { debts } from '../debt-store.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { settleDebt } from './settle-debt.ts'
import { adjustments, holds } from './store.ts'

async function newAdjustment(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffWalletAdjustments>) {
  if (fields.amount === 0) throw errors.NOTHING_TO_ADJUST()
  if (!(await findAccount(tx, fields.accountId))) throw errors.NO_SUCH_WALLET()
  return { ...fields, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

export const walletStaff = [
  ...resourceOperations(api.staffWalletHolds, holds),
  ...resourceOperations(api.staffWalletAdjustments, adjustments, {
    kind: 'adj',
    complete: newAdjustment,
  }),
  ...resourceOperations(api.staffWalletDebts, debts),
  ...routes(api.staffWalletActions, {
    settleDebt: (ctx, asked, { actor }) => settleDebt(ctx, actor, asked),
    decideAdjustment: (ctx, decided, { actor }) => decideAdjustment(ctx, actor, decided),
  }),
]
