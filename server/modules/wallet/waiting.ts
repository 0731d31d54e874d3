import { walletStaffApi as api } from '#core/modules/wallet/staff-api.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const walletWaiting = [
  waiting(api.staffWalletAdjustments, {
    label: 'Wallet adjustments to approve',
    group: 'MONEY',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
]
