import { walletStaffApi } from './staff-api.ts'

export { walletApi as wallet } from './api.ts'
export const { staffWalletHolds, staffWalletAdjustments, staffWalletDebts, staffWalletActions } = walletStaffApi
