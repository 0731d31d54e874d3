import Card from '@mui/material/Card'
import { showMoney } from '#core/kernel/money.ts'
import type { Finding } from '#core/modules/payments/reconcile.ts'
import { useStaffRecord } from '../../frame/contract.ts'
import { Money, State, When, whenText, words } from '../../kit/fields.tsx'
import { RecordName } from '../../kit/names/record-name.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'

/** The line itself: its form has only what staff found out about it. */
function LineHead() {
  const line = useStaffRecord('settlement-lines')
  if (!line) return null
  const { kind, amount, fee, tax, booked, bankReference, settlementId, settledAt, finding } = line
  return (
    <Card className="panel record-head">
      <p>
        <strong className="money">{showMoney(amount)}</strong> <State source="finding" />
      </p>
      <p>
        {words(kind)} of{' '}
        <RecordName source="orderId" reference="orders" link="show" emptyText="an order that is not ours" />, settled{' '}
        {whenText(settledAt)} in {settlementId}
        {bankReference && `, bank reference ${bankReference}`}
      </p>
      <p>
        Fee {showMoney(fee)} and tax on it {showMoney(tax)}, both in the ledger. In our books:{' '}
        {booked === null ? 'nothing' : showMoney(booked)}.
      </p>
      <p className="quiet">{MEANINGS[finding]}</p>
    </Card>
  )
}

const MEANINGS: Readonly<Record<Finding, string>> = {
  MATCHED: 'The line and our books agree.',
  UNKNOWN_ORDER: 'The gateway settles an order that we do not have. Ask the gateway about it.',
  NOT_PAID_HERE:
    'The gateway has the money, and the order is not paid here. Open the order and check it at the gateway.',
  NOT_RETURNED_HERE: 'The gateway gave money back that nobody here asked it to. Ask the gateway why.',
  AMOUNT_DIFFERS: 'The amounts differ. Compare the order with the line.',
}

/** The gateway's settlement lines, and those that our ledger lacks. */
const settlementLines = screen('settlement-lines')(({ column, filter, input }) => ({
  label: 'Settlements',
  about: 'What the gateway has paid out to us, line by line.',
  whenEmpty: 'Import the sheet that the gateway sends with each payout.',
  asText: ({ settlementId, settledAt }) => [settlementId, whenText(settledAt)].join(', '),
  filters: [filter('isException', 'Only open differences', { alwaysOn: true }), filter('finding')],
  columns: [
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('kind'),
    column('amount', { as: Money }),
    column('fee', { as: Money }),
    column('tax', 'Tax on the fee', { as: Money }),
    column('booked', 'In our ledger'),
    column('finding'),
    column('isClosed', 'Closed'),
    column('settledAt', 'Settled', { as: When }),
  ],
  mayCreate: false,
  head: LineHead,
  sheet: [
    { field: 'settlementId', label: 'Settlement', also: ['Settlement id'], example: 'SET-2026-11-22' },
    { field: 'orderId', label: 'Order', also: ['Order id'], example: 'ord01m8b288df5p1644jn' },
    { field: 'kind', label: 'Kind', also: ['Type'], example: 'PAYMENT', read: (cell) => cell.toUpperCase() },
    { field: 'amount', label: 'Amount', example: '4999.00' },
    { field: 'fee', label: 'Fee', example: '99.98', isOptional: true },
    { field: 'tax', label: 'Tax on the fee', also: ['GST'], example: '18.00', isOptional: true },
    {
      field: 'bankReference',
      label: 'Bank reference',
      also: ['UTR', 'RRN'],
      example: '612345678901',
      isOptional: true,
    },
    { field: 'settledAt', label: 'Settled', also: ['Date'], example: '2026-11-22' },
  ],
  bulk: [{ label: 'Close', change: { isClosed: true } }],
  form: [input('note', 'Finding', { multiline: true }), input('isClosed', 'Closed')],
}))

export const settlementScreens: readonly Screen[] = [settlementLines]
