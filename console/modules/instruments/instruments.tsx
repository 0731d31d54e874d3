import { Code } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs/inputs.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { emiChanges } from './emi-changes.tsx'
import { emiIssuers, emiLimits } from './emi-issuers.tsx'
import { emiPlans } from './emi-plans.tsx'

const instruments = screen('instruments')(({ column, filter, input, items }) => ({
  label: 'Payment methods',
  about: 'The ways to pay, their order on the page, and which are offered.',
  asText: ({ name }) => name,
  filters: [filter('paymentMethod', 'Method', { alwaysOn: true })],
  columns: [
    column('name'),
    column('code', { as: Code }),
    column('paymentMethod', 'Method'),
    column('position', 'Place'),
    column('isActive', 'Offered'),
  ],
  bulk: [
    { label: 'Offer', change: { isActive: true } },
    { label: 'Hide from families', change: { isActive: false } },
  ],
  defaults: { isActive: true, cardType: null, serviceProvider: 'JUSPAY', maxDiscountCourseAllowed: [], position: 100 },
  whenNew: [
    input('paymentMethod', 'Method'),
    input('code', { helperText: 'The gateway’s code, such as NB_HDFC or PHONEPE.' }),
  ],
  form: [
    input('name'),
    input('position', 'Place', { helperText: 'The lowest number is shown first.' }),
    items(
      'maxDiscountCourseAllowed',
      'Largest discount allowed',
      ({ input }) => [
        input('allowedCouponType', 'For'),
        input('maxDiscountAllowedPercent', 'Percent', { defaultValue: null }),
        input('maxDiscountAllowedAbsolute', 'or as an amount', { defaultValue: null }),
      ],
      { layout: { inline: true } },
    ),
    input('isActive', 'Offered', { helperText: 'If off, families do not see it on the payment page.' }),
  ],
}))

const downtimes = screen('downtimes')(({ column, filter, input }) => ({
  label: 'Outages',
  about: 'Methods that a bank or an app has announced to be down.',
  asText: ({ code }) => code,
  filters: [filter('isNow', 'Now', { as: ChoiceInput, choices: ['true', 'false'], alwaysOn: true })],
  columns: [
    column('code', 'Instrument', { as: Code }),
    column('severity'),
    column('startsAt', 'From'),
    column('endsAt', 'Until'),
  ],
  defaults: { severity: 'HIGH', endsAt: null },
  form: [
    input('code', 'Instrument', {
      helperText: 'A code such as NB_SBI, PAYTM or HDFC, or UPI or CARD for the whole method.',
    }),
    input('severity', { helperText: 'High hides the method, and lower levels show a warning.' }),
    input('startsAt', 'From'),
    input('endsAt', 'Until', { helperText: 'Leave empty while the end is unknown.' }),
  ],
}))

const partners = screen('emi-partners')(({ column, input }) => ({
  label: 'EMI partners',
  about: 'Links of partners that show the EMI of one lender only.',
  asText: ({ partner }) => partner,
  columns: [column('partner', { as: Code }), column('issuer', 'Shows only this issuer'), column('name', 'Partner')],
  defaults: { name: '' },
  form: [
    input('partner', { helperText: 'The value in its links, such as payroute=vemi.' }),
    input('issuer', 'Shows only this issuer', { helperText: 'The issuer’s code.' }),
    input('name', 'Partner'),
  ],
}))

export const instrumentScreens: readonly Screen[] = [instruments, emiIssuers, emiPlans, emiLimits, emiChanges, partners]
export const downtimeScreens: readonly Screen[] = [downtimes]
