import { BooleanInput, DataTable, ReferenceField, SearchInput, TextInput } from 'react-admin'
import { FINDINGS } from '#core/modules/payments/reconcile.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { Money, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

/** What the gateway says it has settled, line by line, and what of it our books do not have. */
const settlementLines: Screen = {
  name: 'settlement-lines',
  label: 'Settlements',
  feature: 'refunds',
  asText: ({ orderId, settlementId }) => `${orderId} in ${settlementId}`,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="exception" source="isException" label="Open exceptions" choices={['true', 'false']} alwaysOn />,
    <ChoiceInput key="finding" source="finding" choices={FINDINGS} />,
  ],
  sort: { field: 'importedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="order" source="orderId" label="Order" disableSort>
      <ReferenceField source="orderId" reference="orders" link="show" emptyText="not ours" />
    </DataTable.Col>,
    <DataTable.Col key="kind" source="kind" disableSort field={State} />,
    <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
    <DataTable.Col align="right" key="booked" source="booked" label="In our ledger" disableSort field={Money} />,
    <DataTable.Col key="finding" source="finding" field={State} />,
    <DataTable.Col key="closed" source="isClosed" label="Closed" disableSort field={YesNo} />,
    <DataTable.Col key="settled" source="settledAt" label="Settled" field={When} />,
  ],
  mayCreate: false,
  sheet: ['settlementId', 'orderId', 'kind', 'amount', 'fee', 'tax', 'bankReference', 'settledAt'],
  bulk: <BulkChange choices={[{ label: 'Close', change: { isClosed: true } }]} />,
  form: (
    <>
      <TextInput source="note" label="Finding" multiline />
      <BooleanInput source="isClosed" label="Closed" />
    </>
  ),
}

export const settlementScreens: readonly Screen[] = [settlementLines]
