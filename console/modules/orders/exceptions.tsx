import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { DataTable, ReferenceField, SearchInput, TextField, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin' // prettier-ignore
import { EXCEPTION_TYPES, type ExceptionType } from '#core/modules/payments/exceptions.ts'
import { callServer } from '../../frame/call-server.ts'
import { Money, State, When } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { isSentence, ReasonField } from '../../kit/reason-field.tsx'

/** What does not fit together between orders, courses, books and the gateway's files. */
const paymentExceptions: Screen = {
  name: 'payment-exceptions',
  label: 'Reconciliation',
  feature: 'refunds',
  asText: ({ orderId }) => orderId,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="status" source="status" choices={['OPEN', 'RESOLVED']} alwaysOn />,
    <ChoiceInput key="type" source="type" choices={EXCEPTION_TYPES} alwaysOn />,
  ],
  sort: { field: 'foundAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="type" source="type" field={State} />,
    <DataTable.Col key="order" source="orderId" label="Order" disableSort />,
    <DataTable.Col align="right" key="expected" source="expected" label="Expected" disableSort field={Money} />,
    <DataTable.Col align="right" key="found" source="found" label="Is" disableSort field={Money} />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="since" source="foundAt" label="Found" field={When} />,
  ],
  aside: ExceptionDesk,
  details: (
    <>
      <State source="type" label="What" />
      <State source="status" label="State" />
      <ReferenceField source="orderId" reference="orders" link="show" label="Order" emptyText="not ours">
        <TextField source="id" />
      </ReferenceField>
      <TextField source="orderId" label="Gateway id" />
      <Money source="expected" label="Expected" />
      <Money source="found" label="Is" />
      <When source="foundAt" label="Found" />
      <When source="checkedAt" label="Checked at" />
      <When source="resolvedAt" label="Resolved" />
      <TextField source="resolvedBy" label="By" emptyText="–" />
      <TextField source="reason" label="Resolution" emptyText="–" />
    </>
  ),
}

function ExceptionDesk() {
  const exception = useRecordContext()
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (!exception || !permissions?.includes('refunds.edit')) return null

  async function act(path: string, body: object) {
    try {
      const { status } = await callServer<{ status: string }>(
        `payment-exceptions/${exception?.id}/${path}`,
        'POST',
        body,
      )
      notify(status === 'OPEN' ? 'It is still so.' : 'Resolved.')
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work. Please try again.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>Resolve</h2>
      <p>{meanings[exception['type'] as ExceptionType /* the contract's */]}</p>
      <p className="quiet">It disappears within an hour after its cause is fixed.</p>
      <Button variant="contained" onClick={() => void act('recheck', {})}>
        Check again
      </Button>
      {exception['status'] === 'OPEN' && (
        <>
          <ReasonField label="Resolution" value={reason} onChange={setReason} />
          <Button disabled={!isSentence(reason)} onClick={() => void act('resolve', { reason })}>
            Resolve
          </Button>
        </>
      )}
    </Card>
  )
}

const meanings: Readonly<Record<ExceptionType, string>> = {
  CHARGED_NOT_ENROLLED:
    'We have the price, and the learner does not have what it bought. Re-check, else give the money back.',
  ENROLLED_NOT_CHARGED: 'A course is open without a paid order. Check again: the payment may have arrived.',
  NOT_BOOKED: 'The order is paid but not in the ledger. Report it to engineering.',
  AMOUNT_DIFFERS: 'The amount differs from the order. Compare the order with the settlement line.',
  MONEY_HELD: 'The payment was too small, too large or in another currency. Request a refund on the order.',
  CHARGE_IN_DOUBT:
    'The gateway reports a payment with an impossible amount or another merchant. Read the order’s history, ask the gateway, then check again.',
  NOT_AT_GATEWAY: 'The order is paid here, but the gateway reports no payment. Check again, then ask the gateway.',
  PAYMENT_UNKNOWN: 'The gateway has not reported how this payment ended. Check again, then ask the gateway.',
  UNKNOWN_ORDER: 'The gateway took or settled money for an order that we do not have. Ask the gateway about it.',
  NOT_PAID_HERE:
    'The gateway took or settled money for this order, but it is not paid here. Check again to enrol the learner or refund the money.',
  NOT_RETURNED_HERE: 'The gateway refunded money without our request. Ask the gateway why.',
  SETTLED_TWICE: 'This payment is in two settlement files. Ask the gateway which one is correct.',
  NOT_SETTLED: 'Paid at least five days ago, but in no settlement file. Import the files, then ask the gateway.',
  REFUND_STUCK:
    'The refund failed or takes longer than a week. Ask the gateway, else transfer it to the family’s bank.',
  REFUND_WITHOUT_REFERENCE: 'The money was refunded without a bank reference. Ask the gateway for it.',
}

export const exceptionScreens: readonly Screen[] = [paymentExceptions]
