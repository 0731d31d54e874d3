// A wallet next to its correction: as it was when the correction was asked for, now, and afterwards.
import { useWatch } from 'react-hook-form'
import { plus, showMoney, toPaise } from '#core/kernel/money.ts'
import type { AccountId } from '#core/modules/accounts/account.ts'
import { staff, useStaffRecord, type StaffInput, type StaffRecord } from '../../frame/contract.ts'
import { RuleTable, type RuleRow } from '../../kit/decisions/rule-table.tsx'
import { useReading } from '../../kit/use-reading.ts'

type Wallet = NonNullable<StaffRecord<'wallet-adjustments'>['wallet']>
type Correction = Pick<StaffRecord<'wallet-adjustments'>, 'purse' | 'amount'>

const rows: readonly RuleRow<Wallet>[] = [
  ['Paid in', ({ purchased }) => showMoney(purchased)],
  ['Given by us', ({ granted }) => showMoney(granted)],
  ['Kept back for orders', ({ held }) => showMoney(held)],
]

function useWallet(accountId: string | null | undefined): Wallet | undefined {
  return useReading(accountId ?? undefined, () => staff.staffWalletActions.getWallet({ id: accountId as AccountId })) // a household's id
    .answer
}

function corrected(wallet: Wallet, { purse, amount }: Correction): Wallet {
  return { ...wallet, [purse]: plus(wallet[purse], amount) }
}

/** For the person who asks, below the household in the form. */
export function WalletInForm() {
  const [accountId, purse, amount] = useWatch<StaffInput<'wallet-adjustments'>, ['accountId', 'purse', 'amount']>({
    name: ['accountId', 'purse', 'amount'],
  })
  const now = useWallet(accountId)
  if (!now) return null
  const columns = [
    { heading: 'Now', rule: now },
    ...(amount ? [{ heading: 'Afterwards', rule: corrected(now, { purse, amount: toPaise(amount) }) }] : []),
  ]
  return <RuleTable heading="The wallet" rows={rows} columns={columns} />
}

/** For the person who decides. A correction that was decided shows the wallet as it was when it was asked for. */
export function WalletBefore() {
  const adjustment = useStaffRecord('wallet-adjustments')
  const isWaiting = adjustment?.status === 'WAITING'
  const now = useWallet(isWaiting ? adjustment.accountId : undefined)
  if (!adjustment || (isWaiting && !now)) return null
  const columns = columnsOf(adjustment, now)
  return columns.length === 0 ? null : <RuleTable heading="The wallet" rows={rows} columns={columns} />
}

/** As it is now is a column of its own only where that is another than when it was asked. */
function columnsOf(adjustment: Correction & { readonly wallet: Wallet | null }, now: Wallet | undefined) {
  const { wallet: asked } = adjustment
  const isOther = now !== undefined && (!asked || rows.some(([, show]) => show(asked) !== show(now)))
  return [
    ...(asked ? [{ heading: 'When it was asked', rule: asked }] : []),
    ...(isOther ? [{ heading: asked ? 'Now: it has changed since' : 'Now', rule: now }] : []),
    ...(now ? [{ heading: 'Afterwards', rule: corrected(now, adjustment) }] : []),
  ]
}
