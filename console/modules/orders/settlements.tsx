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
  sheet: ['settlementId', 'orderId', 'kind', 'amount', 'fee', 'tax', 'bankReference', 'settledAt'],
  bulk: [{ label: 'Close', change: { isClosed: true } }],
  form: [input('note', 'Finding', { multiline: true }), input('isClosed', 'Closed')],
}))

export const settlementScreens: readonly Screen[] = [settlementLines]
