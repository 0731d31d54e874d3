// SQL over money that staff put into wallets or take out of them, and what they see of both.
import { walletStaffApi as api } from '#core/modules/wallet/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const holds = tableStore(api.staffWalletHolds, {
  table: 'wallet.hold',
  search: ['id', 'orderId', 'accountId', 'title'],
  keys: ['orderId', 'accountId'],
})

export const adjustments = tableStore(api.staffWalletAdjustments, {
  table: 'wallet.adjustment',
  search: ['accountId', 'reason', 'askedBy'],
  keys: ['accountId'],
})
