import { DataTable, ReferenceField, SearchInput, TextField, TextInput } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { Money, State, When } from '../../kit/fields.tsx'
import { ChoiceInput, MoneyInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { debts } from './debts.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'

interface Adjustment {
  readonly id: string
  readonly status: string
  readonly askedBy: string
  readonly accountId: string
  readonly amount: Paise
}

function AdjustmentDecision() {
  return (
    <SecondDecision<Adjustment>
      scope="ledger.approve"
      approval={({ amount, accountId }) => `${showMoney(amount)} for ${accountId}`}
    />
  )
}

const holds: Screen = {
  name: 'wallet-holds',
  label: 'Wallet holds',
  feature: 'ledger',
  asText: ({ id }) => id,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="state" source="state" choices={['HELD', 'POSTED', 'RELEASED']} alwaysOn />,
  ],
  sort: { field: 'heldAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="held" source="heldAt" label="Since" field={When} />,
    <DataTable.Col key="order" source="orderId" label="Order" disableSort>
      <ReferenceField source="orderId" reference="orders" link="show" />
    </DataTable.Col>,
    <DataTable.Col key="title" source="title" label="For" disableSort />,
    <DataTable.Col align="right" key="granted" source="granted" label="Granted" disableSort field={Money} />,
    <DataTable.Col align="right" key="purchased" source="purchased" label="Paid in" disableSort field={Money} />,
    <DataTable.Col key="state" source="state" field={State} />,
    <DataTable.Col key="expires" source="expiresAt" label="Until" field={When} />,
  ],
}

const adjustments: Screen = {
  name: 'wallet-adjustments',
  label: 'Wallet adjustments',
  feature: 'ledger',
  asText: ({ accountId }) => `Correction for ${accountId}`,
  mayEdit: false,
  filters: [<SearchInput key="q" source="q" alwaysOn />, byAskedStatus],
  sort: { field: 'askedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="account" source="accountId" label="Household" disableSort />,
    <DataTable.Col key="purse" source="purse" disableSort />,
    <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
    <DataTable.Col key="reason" source="reason" disableSort />,
    <DataTable.Col key="by" source="askedBy" label="Requested by" disableSort />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  form: (
    <>
      <TextInput source="accountId" label="Household" isRequired />
      <ChoiceInput source="purse" choices={['granted', 'purchased']} isRequired />
      <MoneyInput source="amount" label="Amount (minus to take out)" isRequired />
    </>
  ),
  defaults: { purse: 'granted' },
  aside: AdjustmentDecision,
  details: (
    <>
      <State source="status" label="State" />
      <TextField source="accountId" label="Household" />
      <TextField source="purse" />
      <Money source="amount" />
      <TextField source="reason" label="Why" />
      {whoDecided}
    </>
  ),
}

export const walletScreens = [holds, adjustments, debts]
