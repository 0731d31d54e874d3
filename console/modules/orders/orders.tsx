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
      <Money source="discount" label="Discount" />
      <Money source="credit" label="Unused value of the earlier plan" />
      <ReferenceField source="creditOrderId" reference="orders" link="show" label="Earlier plan" emptyText="none" />
      <NumberField source="creditDays" label="Unused days" emptyText="–" />
      <State source="kind" label="Kind" />
      <Money source="amount" label="To pay" />
      <Money source="fromPurchased" label="From the wallet (paid in)" />
      <Money source="fromGranted" label="From the wallet (granted)" />
      <Money source="paidAmount" label="Paid" />
      <Money source="refundedGateway" label="Refunded to the bank" />
      <Money source="refundedPurchased" label="Refunded to the wallet (paid in)" />
      <Money source="refundedGranted" label="Refunded to the wallet (granted)" />
      <Money source="taxable" label="Amount before tax" />
      <Money source="cgst" label="CGST" />
      <Money source="sgst" label="SGST" />
      <Money source="igst" label="IGST" />
      <TextField source="policyVersion" label="Terms" />
      <When source="createdAt" label="Ordered" />
      <When source="paidAt" label="Paid at" />
      <When source="validTill" label="Valid until" />
      <TextField source="returnReason" label="Reason for the refund" emptyText="–" />
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
    <NumberInput key="unknown" source="unknownForMinutes" label="Unknown for (minutes)" />,
  ],
  sort: { field: 'startedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="order" source="orderId" label="Order" disableSort>
      <ReferenceField source="orderId" reference="orders" link="show" />
    </DataTable.Col>,
    <DataTable.NumberCol key="no" source="no" label="Attempt" disableSort />,
    <DataTable.Col key="method" source="method" />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="gateway" source="gatewayStatus" label="Gateway status" disableSort />,
    <DataTable.Col key="reason" source="failureReason" label="Reason" disableSort />,
    <DataTable.Col key="started" source="startedAt" label="Begun" field={When} />,
    <DataTable.NumberCol key="checks" source="checks" label="Asked" disableSort />,
  ],
}

export const orderScreens = [orders, attempts]
