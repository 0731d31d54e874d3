// Wallets, as staff see and correct them.
import { adjustmentErrors as errors } from '#core/modules/wallet/errors.ts'
import { walletStaffApi as api } from '#core/modules/wallet/staff-api.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { debts } from '../debt-store.ts'
import { findWallet } from '../wallet.ts'
import { decideAdjustment } from './decide-adjustment.ts'
import { settleDebt } from './settle-debt.ts'
import { adjustments, holds } from './store.ts'

async function newAdjustment(ctx: Ctx, tx: Tx, { actor, fields, reason }: NewWrite<typeof api.staffWalletAdjustments>) {
  if (fields.amount === 0) throw errors.NOTHING_TO_ADJUST()
  const wallet = await getWallet(tx, fields.accountId)
  return { ...fields, wallet, reason, askedBy: actor.staffId, askedAt: ctx.now() }
}

async function getWallet(db: Db, accountId: string) {
  if (!(await findAccount(db, accountId))) throw errors.NO_SUCH_WALLET()
  return findWallet(db, accountId)
}

export const walletStaff = [
  ...resourceOperations(api.staffWalletHolds, holds),
  ...resourceOperations(api.staffWalletAdjustments, adjustments, {
    kind: 'adj',
    complete: newAdjustment,
  }),
  ...resourceOperations(api.staffWalletDebts, debts),
  ...routes(api.staffWalletActions, {
    getWallet: (ctx, { id }) => getWallet(ctx.db, id),
    settleDebt,
    decideAdjustment: (ctx, decided, { actor }) => decideAdjustment(ctx, actor, decided),
  }),
]
