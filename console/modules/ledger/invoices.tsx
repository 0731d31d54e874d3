import { ReferenceField, TextField } from 'react-admin'
import { Money, When } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
const order = <ReferenceField source="orderId" reference="orders" link="show" label="Order" />

/** Every figure of a paper. The other paper that belongs to it is named first. */
function details(other: string, label: string) {
  return (
    <>
      <TextField source={other} label={label} emptyText="none" />
      {order}
      <When source="issuedAt" label="Issued" />
      <TextField source="buyer" />
      <TextField source="stateCode" label="State of supply" />
      <Money source="taxable" label="Without tax" />
      <Money source="cgst" label="CGST" />
      <Money source="sgst" label="SGST" />
      <Money source="igst" label="IGST" />
      <Money source="total" label="Total" />
    </>
  )
}

export const invoiceScreens: Screen[] = [
  screen('invoices')(({ column, filter }) => ({
    label: 'Invoices',
    asText: ({ number }) => number,
    filters: [filter('stateCode', 'State')],
    columns: [
      column('number'),
      column('issuedAt', 'Issued'),
      column('buyer'),
      column('stateCode', 'State'),
      column('taxable', 'Without tax'),
      column('cgst', 'CGST'),
      column('sgst', 'SGST'),
      column('igst', 'IGST'),
      column('total'),
      column('creditNote', 'Credit notes'),
    ],
    details: [...details('creditNote', 'Credit notes')],
  })),
  screen('credit-notes')(({ column, filter }) => ({
    label: 'Credit notes',
    asText: ({ number }) => number,
    filters: [filter('stateCode', 'State')],
    columns: [
      column('number'),
      column('issuedAt', 'Issued'),
      column('buyer'),
      column('stateCode', 'State'),
      column('taxable', 'Without tax'),
      column('cgst', 'CGST'),
      column('sgst', 'SGST'),
      column('igst', 'IGST'),
      column('total'),
      column('invoice', 'Answers'),
    ],
    details: [...details('invoice', 'Answers the invoice')],
  })),
]
