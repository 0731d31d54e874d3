import { DataTable, NumberField, NumberInput, ReferenceField, SearchInput, TextField, TextInput } from 'react-admin'
import { ORDER_STATUSES } from '#core/modules/orders/order-status.ts'
import { Money, State, When } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { OrderDesk } from './order-desk.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />

const orders: Screen = {
  name: 'orders',
  label: 'Orders',
  feature: 'orders',
  asText: ({ id }) => id,
  filters: [search, <ChoiceInput key="status" source="status" choices={ORDER_STATUSES} alwaysOn />, <TextInput key="coupon" source="couponCode" />], // prettier-ignore
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="id" source="id" label="Order" disableSort />,
    <DataTable.Col key="title" source="title" disableSort />,
    <DataTable.Col key="soldAs" source="soldAs" label="Bought" disableSort />,
    <DataTable.Col key="buyer" source="buyerName" label="Buyer" disableSort />,
    <DataTable.Col key="phone" source="phone" disableSort />,
    <DataTable.Col align="right" key="amount" source="amount" field={Money} />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="created" source="createdAt" label="Ordered" field={When} />,
  ],
  aside: OrderDesk,
  details: (
    <>
      <State source="status" label="State" />
      <TextField source="title" />
      <TextField source="buyerName" label="Buyer" />
      <TextField source="phone" />
      <Money source="originalPrice" label="Price" />
      <TextField source="couponCode" label="Coupon" emptyText="none" />
      <Money source="discount" label="Taken off" />
      <Money source="credit" label="Left of the plan before" />
      <ReferenceField source="creditOrderId" reference="orders" link="show" label="The plan before" emptyText="none" />
      <NumberField source="creditDays" label="Days left of it" emptyText="–" />
      <TextField source="soldAs" label="Bought" />
      <Money source="amount" label="To pay" />
      <Money source="fromPurchased" label="From the wallet, paid in" />
      <Money source="fromGranted" label="From the wallet, given by us" />
      <Money source="paidAmount" label="Paid" />
      <Money source="refundedGateway" label="Given back to the bank" />
      <Money source="refundedPurchased" label="Given back to the wallet, paid in" />
      <Money source="refundedGranted" label="Given back to the wallet, given by us" />
      <Money source="taxable" label="Without tax" />
      <Money source="cgst" label="CGST" />
      <Money source="sgst" label="SGST" />
      <Money source="igst" label="IGST" />
      <TextField source="policyVersion" label="Terms" />
      <When source="createdAt" label="Ordered" />
      <When source="paidAt" label="Paid at" />
      <When source="validTill" label="Valid till" />
      <TextField source="returnReason" label="Why the money goes back" emptyText="–" />
      <TextField source="source" emptyText="–" />
      <TextField source="platform" emptyText="–" />
    </>
  ),
}

const attempts: Screen = {
  name: 'payment-attempts',
  label: 'Payment attempts',
  feature: 'orders',
  asText: ({ id }) => id,
  filters: [
    search,
    <ChoiceInput
      key="status"
      source="status"
      choices={['STARTED', 'NOT_STARTED', 'FAILED', 'ABANDONED', 'CHARGED']}
      alwaysOn
    />,
    <NumberInput key="unknown" source="unknownForMinutes" label="Unknown for minutes" />,
  ],
  sort: { field: 'startedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="order" source="orderId" label="Order" disableSort>
      <ReferenceField source="orderId" reference="orders" link="show" />
    </DataTable.Col>,
    <DataTable.NumberCol key="no" source="no" label="Attempt" disableSort />,
    <DataTable.Col key="method" source="method" />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="gateway" source="gatewayStatus" label="Gateway says" disableSort />,
    <DataTable.Col key="reason" source="failureReason" label="Why not" disableSort />,
    <DataTable.Col key="started" source="startedAt" label="Begun" field={When} />,
    <DataTable.NumberCol key="checks" source="checks" label="Asked" disableSort />,
  ],
}

export const orderScreens = [orders, attempts]
