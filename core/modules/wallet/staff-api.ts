// The money that families keep with us, as staff see it. Its movements are in the ledger.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Instant, inWords, line, Paise, StaffRef } from '#core/kernel/schemas.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import { ledgerErrors } from '#core/modules/ledger/errors.ts'
import { adjustmentErrors as errors } from './errors.ts'

const Purse = z.enum(['granted', 'purchased'])
export const Wallet = z.object({ purchased: Paise, granted: Paise, held: Paise })
export const DEBT_CAUSES = ['RECHARGE_RETURNED', 'PLAN_RETURNED'] as const
const DebtStatus = inWords(z.enum(['OPEN', 'RECOVERED', 'LET_GO']), { RECOVERED: 'Paid back', LET_GO: 'Given up' })
const HoldState = inWords(z.enum(['HELD', 'POSTED', 'RELEASED']), {
  HELD: 'Kept for an order',
  POSTED: 'Spent',
  RELEASED: 'Given back',
})

export const walletStaffApi = {
  staffWalletHolds: resource({
    name: 'wallet-holds',
    isPersonal: true,
    feature: 'ledger',
    record: z.object({
      id: z.string(),
      orderId: z.string(),
      accountId: z.string(),
      title: z.string(),
      granted: Paise,
      purchased: Paise,
      state: HoldState,
      heldAt: Instant,
      expiresAt: Instant,
    }),
    filter: z.object({ state: HoldState.optional(), orderId: line(64).optional(), accountId: line(64).optional() }),
    sort: ['heldAt'],
    newestFirst: true,
  }),
  staffWalletAdjustments: requests({
    name: 'wallet-adjustments',
    isPersonal: true,
    feature: 'ledger',
    subject: {
      accountId: z.string(),
      purse: Purse,
      amount: Paise,
      /** As it was when the correction was asked for. Null for older requests. */
      wallet: Wallet.nullable(),
    },
    filter: { accountId: line(64).optional() },
    sums: ['amount'],
    create: z.object({
      accountId: AccountId,
      purse: Purse,
      /** Positive goes in. */
      amount: Paise,
      reason: Reason.min(10, 'Please enter a reason in one sentence.'),
    }),
    errors: [errors.NO_SUCH_WALLET, errors.NOTHING_TO_ADJUST],
  }),
  /** Debts of families: money that a bank took back after it was spent. */
  staffWalletDebts: resource({
    name: 'wallet-debts',
    feature: 'ledger',
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      orderId: z.string(),
      cause: z.enum(DEBT_CAUSES),
      amount: Paise,
      recovered: Paise,
      status: DebtStatus,
      since: Instant,
      closedAt: Instant.nullable(),
      closedBy: StaffRef.nullable(),
      note: z.string().nullable(),
    }),
    filter: z.object({ status: DebtStatus.optional(), accountId: line(64).optional(), orderId: line(64).optional() }),
    sort: ['since'],
    sums: ['amount', 'recovered'],
    newestFirst: true,
  }),
  staffWalletActions: {
    getWallet: endpoint({
      method: 'GET',
      path: '/staff/households/:id/wallet',
      summary: 'Staff: read the balance of a household’s wallet',
      access: 'staff:ledger.view',
      params: z.object({ id: AccountId }),
      response: Wallet,
      errors: [errors.NO_SUCH_WALLET],
    }),
    settleDebt: endpoint({
      method: 'POST',
      path: '/staff/wallet-debts/:id/settlement',
      summary: 'Staff: collect a family’s debt from its wallet, or write it off',
      access: 'staff:ledger.approve',
      params: z.object({ id: line(64) }),
      body: z.object({
        how: z.enum(['TAKE', 'LET_GO']),
        note: Reason.min(10, 'Please enter a reason in one sentence.'),
      }),
      response: z.object({ status: DebtStatus, recovered: Paise }),
      errors: [commonErrors.NOT_FOUND_ERROR, errors.DEBT_CLOSED, errors.NOTHING_IN_WALLET],
    }),
    decideAdjustment: decisionOn({
      of: 'wallet-adjustments',
      feature: 'ledger',
      summary: 'approve or reject a wallet adjustment',
      errors: [errors.OWN_ADJUSTMENT, errors.ADJUSTMENT_DECIDED, ledgerErrors.BALANCE_TOO_LOW],
    }),
  },
}
