// Debts of families: money that a bank took back after it was spent.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin' // prettier-ignore
import { minus, showMoney } from '#core/kernel/money.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { screen } from '../../kit/screen.tsx'
import { isSentence } from '../../kit/decisions/reason-field.tsx'

function DebtActions() {
  const debt = useStaffRecord('wallet-debts')
  const { permissions } = usePermissions<readonly string[]>()
  const [note, setNote] = useState('')
  const act = useAction()
  if (debt?.status !== 'OPEN' || !permissions?.includes('ledger.approve')) return null
  const rest = showMoney(minus(debt.amount, debt.recovered))
  const isTold = isSentence(note)

  const settle = (how: 'TAKE' | 'LET_GO') => act(() => staff.staffWalletActions.settleDebt({ id: debt.id, how, note }))

  return (
    <Card className="panel">
      <h2>{rest} is owed</h2>
      <p>Talk to the family first. Their wallet does not show this debt.</p>
      <MuiTextField
        label="Agreement with the family"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
      />
      <Button variant="contained" disabled={!isTold} onClick={() => void settle('TAKE')}>
        Take it from the wallet
      </Button>
      <Button color="warning" disabled={!isTold} onClick={() => void settle('LET_GO')}>
        Let {rest} go
      </Button>
    </Card>
  )
}

export const debts = screen('wallet-debts')(({ column, detail, filter }) => ({
  label: 'Wallet debts',
  about: 'Money that a family owes, because it was given back to them twice or taken back by their bank.',
  whenEmpty: 'A family owes something only after its bank took a payment back.',
  asText: ({ amount }) => `${showMoney(amount)} owed`,
  filters: [filter('status', { alwaysOn: true })],
  columns: [
    column('since', 'Since'),
    column('accountId', 'Household', { of: 'households' }),
    column('orderId', 'Refunded order', { of: 'orders', link: 'show' }),
    column('cause'),
    column('amount'),
    column('recovered', 'Settled'),
    column('status'),
  ],
  aside: DebtActions,
  details: [
    detail('status', 'State'),
    detail('accountId', 'Household', { of: 'households' }),
    detail('orderId', 'Refunded order', { of: 'orders', link: 'show' }),
    detail('cause', 'Cause'),
    detail('amount', 'Owed'),
    detail('recovered', 'Taken from the wallet'),
    detail('since', 'Since'),
    detail('closedAt', 'Closed'),
    detail('closedBy', 'By', { emptyText: 'not yet' }),
    detail('note', { emptyText: '–' }),
  ],
}))
