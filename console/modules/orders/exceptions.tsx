import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin' // prettier-ignore
import { type ExceptionType } from '#core/modules/payments/exceptions.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { isSentence, ReasonField } from '../../kit/reason-field.tsx'

/** What does not fit together between orders, courses, books and the gateway's files. */
const paymentExceptions = screen('payment-exceptions')(({ column, detail, filter }) => ({
  label: 'Reconciliation',
  asText: ({ orderId }) => orderId,
  filters: [filter('status', { alwaysOn: true }), filter('type', { alwaysOn: true })],
  columns: [
    column('type'),
    column('orderId', 'Order'),
    column('expected', 'Should be'),
    column('found', 'Is'),
    column('status'),
    column('foundAt', 'Found'),
  ],
  aside: ExceptionDesk,
  details: [
    detail('type', 'What'),
    detail('status', 'State'),
    detail('orderId', 'Order', { of: 'orders', link: 'show', emptyText: 'not ours' }),
    detail('orderId', 'Known to the gateway as'),
    detail('expected', 'Should be'),
    detail('found', 'Is'),
    detail('foundAt', 'Found'),
    detail('checkedAt', 'Looked at'),
    detail('resolvedAt', 'Resolved'),
    detail('resolvedBy', 'By', { emptyText: '–' }),
    detail('reason', 'What was done', { emptyText: '–' }),
  ],
}))

function ExceptionDesk() {
  const exception = useStaffRecord('payment-exceptions')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAction()
  if (!exception || !permissions?.includes('refunds.edit')) return null

  const { id } = exception
  const told = ({ status }: { readonly status: string }) => (status === 'OPEN' ? 'It is still so.' : 'Resolved.')

  return (
    <Card className="panel">
      <h2>Put right</h2>
      <p>{meanings[exception.type]}</p>
      <p className="quiet">Once its cause is mended it goes away by itself, at the latest within an hour.</p>
      <Button
        variant="contained"
        onClick={() => void act(() => staff.staffExceptionDesk.recheckException({ id }), told)}
      >
        Re-check now
      </Button>
      {exception.status === 'OPEN' && (
        <>
          <ReasonField label="What was done" value={reason} onChange={setReason} />
          <Button
            disabled={!isSentence(reason)}
            onClick={() => void act(() => staff.staffExceptionDesk.resolveException({ id, reason }), told)}
          >
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
