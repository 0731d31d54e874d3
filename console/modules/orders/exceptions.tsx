import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin' // prettier-ignore
import { type ExceptionType } from '#core/modules/payments/exceptions.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { Code, words } from '../../kit/fields.tsx'
import { useAction } from '../../kit/use-action.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'

/** Contradictions between orders, courses, the ledger and the gateway's files. */
const paymentExceptions = screen('payment-exceptions')(({ column, detail, filter }) => ({
  label: 'Reconciliation',
  about: 'Payments that do not agree with our books. Each needs a person.',
  whenEmpty: 'Payments that do not match the books are listed here by themselves.',
  asText: ({ type }) => words(type),
  filters: [filter('status', { alwaysOn: true }), filter('type', { alwaysOn: true })],
  columns: [
    column('type'),
    column('orderId', 'Order', { of: 'orders', link: 'show', emptyText: 'not ours' }),
    column('expected', 'Expected'),
    column('found', 'Is'),
    column('status'),
    column('foundAt', 'Found'),
  ],
  actions: <ReconcileNow />,
  aside: ExceptionActions,
  details: [
    detail('type', 'What'),
    detail('status', 'State'),
    detail('orderId', 'Order', { of: 'orders', link: 'show', emptyText: 'not ours' }),
    detail('orderId', 'Gateway id', { as: Code }),
    detail('expected', 'Expected'),
    detail('found', 'Is'),
    detail('foundAt', 'Found'),
    detail('checkedAt', 'Checked at'),
    detail('resolvedAt', 'Resolved'),
    detail('resolvedBy', 'By', { emptyText: '–' }),
    detail('reason', 'Resolution', { emptyText: '–' }),
  ],
}))

/** The list is made anew once an hour, at 37 minutes past on a clock in India. */
function ReconcileNow() {
  const act = useAction()
  const told = 'Comparing now. Reload the list in a minute. It also happens by itself every hour.'
  return (
    <Button size="small" onClick={() => void act(() => staff.staffExceptionActions.reconcileNow({}), told)}>
      Reconcile now
    </Button>
  )
}

function ExceptionActions() {
  const exception = useStaffRecord('payment-exceptions')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAction()
  if (!exception || !permissions?.includes('refunds.edit')) return null

  const { id } = exception
  const told = ({ status }: { readonly status: string }) => (status === 'OPEN' ? 'It is still so.' : 'Resolved.')

  return (
    <Card className="panel">
      <h2>Resolve</h2>
      <p>{meanings[exception.type]}</p>
      <p className="quiet">It disappears within an hour after its cause is fixed.</p>
      <Button
        variant="contained"
        onClick={() => void act(() => staff.staffExceptionActions.recheckException({ id }), told)}
      >
        Check again
      </Button>
      {exception.status === 'OPEN' && (
        <>
          <ReasonField label="Resolution" value={reason} onChange={setReason} />
          <Button
            disabled={!isSentence(reason)}
            onClick={() => void act(() => staff.staffExceptionActions.resolveException({ id, reason }), told)}
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
