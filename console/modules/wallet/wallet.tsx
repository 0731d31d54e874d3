import { TextField } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { screen } from '../../kit/screen.tsx'
import { debts } from './debts.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'

function AdjustmentDecision() {
  return (
    <SecondDecision
      of="wallet-adjustments"
      scope="ledger.approve"
      approval={({ amount, accountId }) => `${showMoney(amount)} for ${accountId}`}
    />
  )
}

const holds = screen('wallet-holds')(({ column, filter }) => ({
  label: 'Wallet holds',
  asText: ({ id }) => id,
  filters: [filter('state', { alwaysOn: true })],
  columns: [
    column('heldAt', 'Since'),
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('title', 'For'),
    column('granted', 'Granted'),
    column('purchased', 'Paid in'),
    column('state'),
    column('expiresAt', 'Until'),
  ],
}))

const adjustments = screen('wallet-adjustments')(({ column, detail, input }) => ({
  label: 'Wallet adjustments',
  asText: ({ accountId }) => `Correction for ${accountId}`,
  mayEdit: false,
  filters: [byAskedStatus],
  columns: [
    column('accountId', 'Household'),
    column('purse', { as: TextField }),
    column('amount'),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  form: [input('accountId', 'Household'), input('purse'), input('amount', 'Amount (minus to take out)')],
  defaults: { purse: 'granted' },
  aside: AdjustmentDecision,
  details: [
    detail('status', 'State'),
    detail('accountId', 'Household'),
    detail('purse', { as: TextField }),
    detail('amount'),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

export const walletScreens = [holds, adjustments, debts]
