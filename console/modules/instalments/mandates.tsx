import { DataTable, Labeled, ReferenceField, SearchInput, TextField, useFieldValue } from 'react-admin'
import { parseInstant } from '#core/kernel/time.ts'
import { DEBIT_STATES, MANDATE_STATUSES } from '#core/modules/mandates/standing.ts'
import { Money, State, When, whenText, words } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

interface Line {
  readonly at: string
  readonly kind: string
  readonly no: number | null
  readonly detail: string | null
}

/** Everything that happened, in its order. */
function Log(props: { readonly source: string; readonly label?: string }) {
  const lines = useFieldValue(props) as readonly Line[] | undefined // the contract's
  return (
    <ol className="postings">
      {lines?.map(({ at, kind, no, detail }) => (
        <li key={`${at} ${kind}`}>
          {[momentOf(at), words(kind), no === null ? '' : `part ${no}`, detail ?? ''].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ol>
  )
}

function momentOf(text: string): string {
  const at = parseInstant(text)
  return at === undefined ? text : whenText(at)
}

const search = <SearchInput key="q" source="q" alwaysOn />

const mandates: Screen = {
  name: 'mandates',
  label: 'Auto-debit',
  feature: 'orders',
  asText: ({ title }) => String(title),
  filters: [search, <ChoiceInput key="status" source="status" choices={MANDATE_STATUSES} alwaysOn />],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="title" source="title" disableSort />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="method" source="method" label="By" disableSort />,
    <DataTable.Col align="right" key="cap" source="cap" label="Maximum" field={Money} />,
    <DataTable.Col key="till" source="validTill" label="Valid until" disableSort field={When} />,
    <DataTable.Col key="created" source="createdAt" label="Since" field={When} />,
  ],
  mayCreate: false,
  form: (
    <>
      <Labeled label="Course">
        <TextField source="title" />
      </Labeled>
      <Labeled label="Maximum">
        <Money source="cap" />
      </Labeled>
      <Labeled label="First order">
        <ReferenceField source="orderId" reference="orders" link="show" />
      </Labeled>
      <Labeled label="Household">
        <TextField source="accountId" />
      </Labeled>
      <Labeled label="Gateway id">
        <TextField source="gatewayId" emptyText="–" />
      </Labeled>
      <Labeled label="Accepted terms">
        <TextField source="termsVersion" />
      </Labeled>
      <Labeled label="Valid until">
        <When source="validTill" />
      </Labeled>
      <Labeled label="History">
        <Log source="log" />
      </Labeled>
      <ChoiceInput source="status" label="Status (“Revoked” ends it here and at the bank)" choices={['REVOKED']} />
    </>
  ),
}

const debits: Screen = {
  name: 'mandate-debits',
  label: 'Debits',
  feature: 'orders',
  asText: ({ id }) => id,
  filters: [search, <ChoiceInput key="state" source="state" choices={DEBIT_STATES} alwaysOn />],
  sort: { field: 'executeAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="at" source="executeAt" label="Debited at" field={When} />,
    <DataTable.NumberCol key="no" source="no" label="Part" disableSort />,
    <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
    <DataTable.Col key="state" source="state" field={State} />,
    <DataTable.Col key="reason" source="reason" label="Reason" disableSort />,
    <DataTable.NumberCol key="attempts" source="attempts" label="Tries" disableSort />,
    <DataTable.Col key="mandate" source="mandateId" label="Auto-debit" disableSort>
      <ReferenceField source="mandateId" reference="mandates" />
    </DataTable.Col>,
  ],
  details: (
    <>
      <State source="state" />
      <TextField source="reason" label="Reason" emptyText="–" />
      <Money source="amount" label="Amount" />
      <When source="dueAt" label="Due" />
      <When source="notifiedAt" label="Payer notified at" />
      <When source="executeAt" label="Debited at" />
      <TextField source="attempts" label="Tries" />
      <ReferenceField source="orderId" reference="orders" link="show" label="Order" emptyText="–" />
      <ReferenceField source="mandateId" reference="mandates" label="Auto-debit" />
    </>
  ),
}

export const mandateScreens = [mandates, debits]
