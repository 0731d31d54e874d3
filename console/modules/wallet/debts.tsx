// What families owe us because a bank has taken money back that was spent.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { DataTable, ReferenceField, SearchInput, TextField, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin' // prettier-ignore
import { minus, showMoney, type Paise } from '#core/kernel/money.ts'
import { callServer } from '../../frame/call-server.ts'
import { Money, State, When } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { isSentence } from '../../kit/reason-field.tsx'

interface Debt {
  readonly id: string
  readonly status: string
  readonly amount: Paise
  readonly recovered: Paise
}

function DebtDesk() {
  const debt = useRecordContext<Debt>()
  const { permissions } = usePermissions<readonly string[]>()
  const [note, setNote] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (debt?.status !== 'OPEN' || !permissions?.includes('ledger.approve')) return null
  const rest = showMoney(minus(debt.amount, debt.recovered))
  const isTold = isSentence(note)

  async function settle(how: 'TAKE' | 'LET_GO') {
    try {
      await callServer(`wallet-debts/${debt?.id}/settlement`, 'POST', { how, note })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }

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

export const debts: Screen = {
  name: 'wallet-debts',
  label: 'Wallet debts',
  feature: 'ledger',
  asText: ({ orderId }) => `Owed for ${orderId}`,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="status" source="status" choices={['OPEN', 'RECOVERED', 'LET_GO']} alwaysOn />,
  ],
  sort: { field: 'since', order: 'DESC' },
  columns: [
    <DataTable.Col key="since" source="since" label="Since" field={When} />,
    <DataTable.Col key="account" source="accountId" label="Household" disableSort />,
    <DataTable.Col key="order" source="orderId" label="Refunded order" disableSort>
      <ReferenceField source="orderId" reference="orders" link="show" />
    </DataTable.Col>,
    <DataTable.Col key="cause" source="cause" disableSort field={State} />,
    <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
    <DataTable.Col align="right" key="recovered" source="recovered" label="Settled" disableSort field={Money} />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  aside: DebtDesk,
  details: (
    <>
      <State source="status" label="State" />
      <TextField source="accountId" label="Household" />
      <ReferenceField source="orderId" reference="orders" link="show" label="Refunded order" />
      <State source="cause" label="Cause" />
      <Money source="amount" label="Owed" />
      <Money source="recovered" label="Taken from the wallet" />
      <When source="since" label="Since" />
      <When source="closedAt" label="Closed" />
      <TextField source="closedBy" label="By" emptyText="not yet" />
      <TextField source="note" emptyText="–" />
    </>
  ),
}
