import { DataTable, NumberInput, ReferenceField, SearchInput, TextField, useFieldValue } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { PART_STATES } from '#core/modules/instalments/standing.ts'
import { Money, State, When } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, MoneyInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

interface Part {
  readonly no: number
  readonly dueAt: string
  readonly totalAmount: Paise
  readonly state: string
}

function Parts(props: { readonly source: string; readonly label?: string }) {
  const parts = useFieldValue(props) as readonly Part[] | undefined // the contract's
  return (
    <ol className="postings">
      {parts?.map(({ no, dueAt, totalAmount, state }) => (
        <li key={no}>
          {dueAt.slice(0, 10)} <span className="money">{showMoney(totalAmount)}</span> {state}
        </li>
      ))}
    </ol>
  )
}

const search = <SearchInput key="q" source="q" alwaysOn />

const plans: Screen = {
  name: 'instalment-plans',
  label: 'Instalments',
  feature: 'orders',
  asText: ({ title }) => String(title),
  filters: [
    search,
    <ChoiceInput key="state" source="state" choices={['RUNNING', 'DONE', 'CANCELLED']} alwaysOn />,
    <ChoiceInput key="stage" source="stage" choices={['SOON', 'DUE', 'GRACE', 'LIMITED', 'SUSPENDED']} alwaysOn />,
  ],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="title" source="title" disableSort />,
    <DataTable.Col key="state" source="state" field={State} />,
    <DataTable.Col key="stage" source="stage" field={State} />,
    <DataTable.Col key="parts" source="parts" label="Due" disableSort field={Parts} />,
    <DataTable.Col key="created" source="createdAt" label="Since" field={When} />,
  ],
  details: (
    <>
      <TextField source="title" />
      <State source="state" />
      <State source="stage" label="Overdue by" />
      <Parts source="parts" />
      <ReferenceField source="orderId" reference="orders" link="show" label="First order" />
      <TextField source="accountId" label="Household" />
      <When source="createdAt" label="Since" />
    </>
  ),
}

const parts: Screen = {
  name: 'instalments',
  label: 'Instalments due',
  feature: 'orders',
  asText: ({ id }) => id,
  filters: [search, <ChoiceInput key="state" source="state" choices={PART_STATES} alwaysOn />],
  sort: { field: 'dueAt', order: 'ASC' },
  columns: [
    <DataTable.Col key="due" source="dueAt" label="Due" field={When} />,
    <DataTable.NumberCol key="no" source="no" label="Part" disableSort />,
    <DataTable.Col align="right" key="amount" source="totalAmount" label="Amount" field={Money} />,
    <DataTable.Col key="state" source="state" field={State} />,
    <DataTable.Col key="plan" source="planId" label="Plan" disableSort>
      <ReferenceField source="planId" reference="instalment-plans" link="show" />
    </DataTable.Col>,
  ],
  mayCreate: false,
  form: (
    <>
      <InstantInput source="dueAt" label="Due" />
      <ChoiceInput source="state" choices={['OPEN', 'WAIVED']} />
    </>
  ),
}

const terms: Screen = {
  name: 'instalment-terms',
  label: 'Instalment terms',
  feature: 'plans',
  asText: () => 'Instalment terms',
  sort: { field: 'id', order: 'ASC' },
  columns: [
    <DataTable.Col align="right" key="total" source="leastTotal" label="From" field={Money} />,
    <DataTable.Col align="right" key="part" source="leastPart" label="Smallest instalment" field={Money} />,
    <DataTable.NumberCol key="remind" source="remindDays" label="Reminder (days before)" />,
    <DataTable.NumberCol key="grace" source="graceDays" label="Access limited (days after)" />,
    <DataTable.NumberCol key="suspend" source="suspendDays" label="Access suspended (days after)" />,
  ],
  mayCreate: false,
  form: (
    <>
      <MoneyInput source="leastTotal" label="Minimum price" />
      <MoneyInput source="leastPart" label="Smallest instalment" />
      <NumberInput source="remindDays" label="Reminder (days before)" min={0} />
      <NumberInput source="graceDays" label="Access limited (days after)" min={0} />
      <NumberInput source="suspendDays" label="Access suspended (days after)" min={0} />
    </>
  ),
}

export const instalmentScreens = [plans, parts, terms]
