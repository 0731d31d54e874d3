import { DataTable, ReferenceField, SearchInput, TextField } from 'react-admin'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import { Money, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'

interface RefundRequest {
  readonly id: string
  readonly status: string
  readonly askedBy: string
  readonly orderId: string
  readonly amount: Paise
  readonly endsCourse: boolean
}

function RefundDecision() {
  return (
    <SecondDecision<RefundRequest>
      scope="refunds.approve"
      approval={({ amount, orderId, endsCourse }) =>
        `Refund ${showMoney(amount)} of ${orderId}${endsCourse ? ' and end the course' : '; the course runs on'}`
      }
    />
  )
}

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'refunds'
const orderColumn = (
  <DataTable.Col key="order" source="orderId" label="Order" disableSort>
    <ReferenceField source="orderId" reference="orders" link="show" />
  </DataTable.Col>
)

export const refundScreens: Screen[] = [
  {
    name: 'refund-requests',
    label: 'Refund requests',
    feature,
    asText: ({ orderId }) => `Refund of ${orderId}`,
    mayCreate: false,
    filters: [search, byAskedStatus],
    sort: { field: 'askedAt', order: 'DESC' },
    columns: [
      orderColumn,
      <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
      <DataTable.Col key="reason" source="reason" disableSort />,
      <DataTable.Col key="by" source="askedBy" label="Requested by" disableSort />,
      <DataTable.Col key="at" source="askedAt" label="Asked" field={When} />,
      <DataTable.Col key="status" source="status" field={State} />,
    ],
    aside: RefundDecision,
    details: (
      <>
        <State source="status" label="State" />
        <ReferenceField source="orderId" reference="orders" link="show" label="Order" />
        <Money source="amount" label="Amount" />
        <YesNo source="endsCourse" label="Ends the course" />
        <TextField source="reason" label="Why" />
        {whoDecided}
      </>
    ),
  },
  {
    name: 'refunds',
    label: 'Refunds',
    feature,
    asText: ({ id }) => id,
    filters: [search, <ChoiceInput key="status" source="status" choices={['REQUESTED', 'PENDING', 'SUCCESS', 'FAILURE', 'MANUAL_REVIEW']} alwaysOn />], // prettier-ignore
    sort: { field: 'requestedAt', order: 'DESC' },
    columns: [
      orderColumn,
      <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
      <DataTable.Col key="status" source="status" field={State} />,
      <DataTable.Col key="bank" source="bankReference" label="Bank reference" disableSort />,
      <DataTable.Col key="asked" source="requestedAt" label="Asked" field={When} />,
      <DataTable.Col key="settled" source="settledAt" label="Refunded at" disableSort field={When} />,
    ],
  },
]
