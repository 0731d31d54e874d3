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
    <DataTable.Col align="right" key="expected" source="expected" label="Should be" disableSort field={Money} />,
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
      <TextField source="orderId" label="Known to the gateway as" />
      <Money source="expected" label="Should be" />
      <Money source="found" label="Is" />
      <When source="foundAt" label="Found" />
      <When source="checkedAt" label="Looked at" />
      <When source="resolvedAt" label="Resolved" />
      <TextField source="resolvedBy" label="By" emptyText="–" />
      <TextField source="reason" label="What was done" emptyText="–" />
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
      notify(error instanceof Error ? error.message : 'It could not be done.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>Put right</h2>
      <p>{meanings[exception['type'] as ExceptionType /* the contract's */]}</p>
      <p className="quiet">Once its cause is mended it goes away by itself, at the latest within an hour.</p>
      <Button variant="contained" onClick={() => void act('recheck', {})}>
        Re-check now
      </Button>
      {exception['status'] === 'OPEN' && (
        <>
          <ReasonField label="What was done" value={reason} onChange={setReason} />
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
  ENROLLED_NOT_CHARGED: 'A bought course is open without a paid order. Re-check: the payment may have come since.',
  NOT_BOOKED: 'The order is paid, and the ledger knows nothing of it. Tell engineering.',
  AMOUNT_DIFFERS: 'The amount taken or settled is not what was agreed. Compare order and settlement line.',
  MONEY_HELD: 'Too little, too much or another currency came in. Ask for a refund on the order.',
  CHARGE_IN_DOUBT:
    'The gateway says that it was paid, and its answer cannot be right: the amount is impossible, or the merchant is another. The order’s history has its words. Ask the gateway, then re-check.',
  NOT_AT_GATEWAY:
    'The order is paid here, and the gateway says that it has taken nothing. Re-check, else ask the gateway.',
  PAYMENT_UNKNOWN: 'The gateway never said how this payment ended. Re-check, else ask the gateway.',
  UNKNOWN_ORDER: 'The gateway has taken or settled money for an order that we never made. Ask the gateway whose it is.',
  NOT_PAID_HERE:
    'The gateway has taken or settled money for this order, and it is not paid here. Re-check: that enrols the learner or gives the money back.',
  NOT_RETURNED_HERE: 'The gateway gave money back that we did not ask it to. Ask the gateway why.',
  SETTLED_TWICE: 'Two settlement files have this payment. Ask the gateway which of them counts.',
  NOT_SETTLED: 'Paid five days ago or more, and in no settlement file. Import the files, else ask the gateway.',
  REFUND_STUCK:
    'The refund failed or takes longer than a week. Ask the gateway, else transfer it to the family’s bank.',
  REFUND_WITHOUT_REFERENCE: 'The money is back, without the bank’s reference. Ask the gateway for it.',
}

export const exceptionScreens: readonly Screen[] = [paymentExceptions]
