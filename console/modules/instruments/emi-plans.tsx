// EMI plans of banks and lenders: hidden by one person at once, changed by two.
import { NumberField, SelectInput } from 'react-admin'
import { TENURES } from '#core/modules/instruments/emi-offer.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { HideNow } from '../../kit/decisions/hide-now.tsx'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { emiLabels } from './emi-labels.ts'
import { RequestEmiChange } from './emi-panels.tsx'

const { annualRate, isNoCost, minimum, isActive } = emiLabels.PLAN

function PlanActions() {
  const plan = useStaffRecord('emi-plans')
  if (!plan) return null
  return (
    <>
      {plan.isActive && <HideNow scope="plans.edit" id={plan.id} hide={staff.staffEmiActions.switchEmiPlanOff} />}
      <RequestEmiChange subject={{ of: 'PLAN', planId: plan.id }} />
    </>
  )
}

export const emiPlans = screen('emi-plans')(({ column, detail, filter, input }) => ({
  label: 'EMI plans',
  about: 'Months and rates of each bank or lender. Two people change a plan.',
  asText: ({ issuerName, kind, months, annualRate, isNoCost }) =>
    `${issuerName}, ${words(kind).toLowerCase()}: ${months} months, ${annualRate}%${isNoCost ? ', no-cost' : ''}`,
  search: false,
  mayEdit: false,
  filters: [filter('issuerId', 'Issuer', { of: 'emi-issuers', alwaysOn: true })],
  columns: [
    column('issuerId', 'Issuer', { of: 'emi-issuers' }),
    column('months', { as: NumberField }),
    column('annualRate', annualRate),
    column('isNoCost', 'No-cost'),
    column('isActive', isActive),
  ],
  bulk: [{ label: 'Hide from families', change: { isActive: false }, isOneWay: true }],
  defaults: { isNoCost: false, minimum: 0, months: 3 },
  form: [
    input('issuerId', 'Issuer', { of: 'emi-issuers', isRequired: true }),
    input('months', { as: SelectInput, choices: TENURES.map((id) => ({ id, name: `${id} months` })) }),
    input('annualRate', annualRate, {
      helperText: 'The new plan is hidden until another person approves that it is offered.',
    }),
    input('isNoCost', isNoCost, { helperText: 'The family pays no interest for these months.' }),
    input('minimum', minimum, { helperText: 'In rupees; below it the plan is not offered.' }),
  ],
  details: [
    detail('issuerId', 'Issuer', { of: 'emi-issuers' }),
    detail('months', { as: NumberField }),
    detail('annualRate', annualRate),
    detail('isNoCost', isNoCost),
    detail('minimum', minimum),
    detail('isActive', isActive),
  ],
  aside: PlanActions,
}))
