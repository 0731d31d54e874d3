import { Money, When } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs/inputs.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'

/** The gateway's settlement lines, and those that our ledger lacks. */
const settlementLines = screen('settlement-lines')(({ column, filter, input }) => ({
  label: 'Settlements',
  asText: ({ orderId, settlementId }) => `${orderId} in ${settlementId}`,
  filters: [
    filter('isException', 'Open exceptions', { as: ChoiceInput, choices: ['true', 'false'], alwaysOn: true }),
    filter('finding'),
  ],
  columns: [
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('kind'),
    column('amount', { as: Money }),
    column('booked', 'In our ledger'),
    column('finding'),
    column('isClosed', 'Closed'),
    column('settledAt', 'Settled', { as: When }),
  ],
  mayCreate: false,
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
