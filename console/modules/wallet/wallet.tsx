import { showMoney } from '#core/kernel/money.ts'
import type { StaffRecord } from '../../frame/contract.ts'
import { Word, words } from '../../kit/fields.tsx'
import { FULL_NUMBER } from '../../kit/inputs/ref-input.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'
import { screen } from '../../kit/screen.tsx'
import { debts } from './debts.tsx'
import { WalletBefore, WalletInForm } from './wallet-before.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'

function AdjustmentDecision() {
  return <SecondDecision of="wallet-adjustments" scope="ledger.approve" approval={inWords} />
}

function inWords({ amount, accountId }: StaffRecord<'wallet-adjustments'>) {
  return (
    <>
      {showMoney(amount)} for <NameOf of="households" id={accountId} />
    </>
  )
}

const holds = screen('wallet-holds')(({ column, filter }) => ({
  label: 'Wallet holds',
  about: 'Money of wallets that an open order keeps until it is paid or ends.',
  asText: ({ title }) => `Hold for ${title}`,
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
  about: 'Corrections of wallets. A second person approves each.',
  asText: ({ amount, purse }) => `Correction of ${showMoney(amount)} (${words(purse)})`,
  mayEdit: false,
  filters: [byAskedStatus],
  columns: [
    column('accountId', 'Household', { of: 'households', link: 'show' }),
    column('purse', { as: Word }),
    column('amount'),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  form: [
    input('accountId', 'Household', { of: 'households', helperText: FULL_NUMBER }),
    input('purse', { helperText: 'Granted is our gift, and paid in is the family’s own money.' }),
    input('amount', 'Amount (minus to take out)', {
      helperText: 'In rupees, for example 500, or −200 to take money out.',
    }),
    <WalletInForm key="WalletInForm" />,
  ],
  defaults: { purse: 'granted' },
  aside: AdjustmentDecision,
  details: [
    detail('status', 'State'),
    detail('accountId', 'Household', { of: 'households', link: 'show' }),
    detail('purse', { as: Word }),
    detail('amount'),
    <WalletBefore key="WalletBefore" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

export const walletScreens = [holds, adjustments, debts]
