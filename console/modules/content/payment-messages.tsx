import { screen } from '../../kit/screen.tsx'

export const paymentMessages = screen('payment-messages')(({ column, filter, input }) => ({
  label: 'Payment page notices',
  about: 'A line above the payment page, for a class or for all.',
  asText: ({ text }) => text?.en,
  filters: [filter('tone')],
  columns: [column('text'), column('tone'), column('startsAt', 'From'), column('endsAt', 'Until')],
  defaults: { position: 1, tone: 'INFO' },
  form: [
    input('text'),
    input('tone', { helperText: 'A warning is coloured, for example for an outage.' }),
    input('startsAt', 'From'),
    input('endsAt', 'Until'),
    input('position'),
  ],
  live: ({ startsAt, endsAt }) => ({
    path: '/plans',
    from: startsAt,
    until: endsAt,
    note: 'On the payment page, which follows the choice of a plan.',
  }),
}))
