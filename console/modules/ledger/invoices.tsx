import { DataTable, ReferenceField, SearchInput, TextField, TextInput } from 'react-admin'
import { Money, When } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'

const feature = 'ledger'
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="state" source="stateCode" label="State" />,
]
const order = <ReferenceField source="orderId" reference="orders" link="show" label="Order" />
const columns = [
  <DataTable.Col key="number" source="number" />,
  <DataTable.Col key="issued" source="issuedAt" label="Issued" field={When} />,
  <DataTable.Col key="buyer" source="buyer" disableSort />,
  <DataTable.Col key="state" source="stateCode" label="State" disableSort />,
  <DataTable.Col align="right" key="taxable" source="taxable" label="Amount before tax" disableSort field={Money} />,
  <DataTable.Col align="right" key="cgst" source="cgst" label="CGST" disableSort field={Money} />,
  <DataTable.Col align="right" key="sgst" source="sgst" label="SGST" disableSort field={Money} />,
  <DataTable.Col align="right" key="igst" source="igst" label="IGST" disableSort field={Money} />,
  <DataTable.Col align="right" key="total" source="total" disableSort field={Money} />,
]

/** Every figure of a paper. The other paper that belongs to it is named first. */
function details(other: string, label: string) {
  return (
    <>
      <TextField source={other} label={label} emptyText="none" />
      {order}
      <When source="issuedAt" label="Issued" />
      <TextField source="buyer" />
      <TextField source="stateCode" label="Place of supply" />
      <Money source="taxable" label="Amount before tax" />
      <Money source="cgst" label="CGST" />
      <Money source="sgst" label="SGST" />
      <Money source="igst" label="IGST" />
      <Money source="total" label="Total" />
    </>
  )
}

export const invoiceScreens: Screen[] = [
  {
    name: 'invoices',
    label: 'Invoices',
    feature,
    asText: ({ number }) => number,
    filters,
    sort: { field: 'issuedAt', order: 'DESC' },
    columns: [...columns, <DataTable.Col key="credit" source="creditNote" label="Credit notes" disableSort />],
    details: details('creditNote', 'Credit notes'),
  },
  {
    name: 'credit-notes',
    label: 'Credit notes',
    feature,
    asText: ({ number }) => number,
    filters,
    sort: { field: 'issuedAt', order: 'DESC' },
    columns: [...columns, <DataTable.Col key="invoice" source="invoice" label="Answers" disableSort />],
    details: details('invoice', 'Answers the invoice'),
  },
]
