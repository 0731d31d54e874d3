// EMI plans of banks and lenders: hidden by one person at once, changed by two.
import Card from '@mui/material/Card'
import { CreateButton, NumberField, SelectInput, useGetOne, usePermissions } from 'react-admin'
import { nothing, rupees, showMoney, toPaise, type Paise } from '#core/kernel/money.ts'
import { offerEmi, TENURES } from '#core/modules/instruments/emi-offer.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { RuleTable, type RuleRow } from '../../kit/decisions/rule-table.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'

/** Next to a plan: hidden at once, and the request of any other change. */
function PlanActions() {
  const plan = useStaffRecord('emi-plans')
  const act = useAction()
  const { permissions } = usePermissions<readonly string[]>()
  if (!plan) return null
  const { id, annualRate, isNoCost, minimum, isActive } = plan
  return (
    <>
      {isActive && (
        <ReasonedAction
          scope="plans.edit"
          title="Hide from families"
          text="Acts at once. To offer the plan again needs a second person."
          button="Hide it now"
          needsSentence
          onClick={(reason) => act(() => staff.staffEmiActions.switchEmiPlanOff({ id, reason }), 'It is hidden.')}
        />
      )}
      {permissions?.includes('plans.edit') && (
        <Card className="panel">
          <h2>Change</h2>
          <p className="quiet">Another person must approve every change but hiding.</p>
          <CreateButton
            resource="emi-changes"
            label="Request a change"
            state={{ record: { planId: id, annualRate, isNoCost, minimum, isActive } }}
          />
        </Card>
      )}
    </>
  )
}

const rate = 'Interest (% a year)'
const noCost = 'No-cost (we pay the interest)'
const smallest = 'Smallest order (if above the issuer’s)'

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
    column('annualRate', rate),
    column('isNoCost', 'No-cost'),
    column('isActive', 'Offered'),
  ],
  bulk: [{ label: 'Hide from families', change: { isActive: false }, isOneWay: true }],
  defaults: { isNoCost: false, minimum: 0, months: 3 },
  form: [
    input('issuerId', 'Issuer', { of: 'emi-issuers', isRequired: true }),
    input('months', { as: SelectInput, choices: TENURES.map((id) => ({ id, name: `${id} months` })) }),
    input('annualRate', rate, {
      helperText: 'The new plan is hidden until another person approves that it is offered.',
    }),
    input('isNoCost', noCost),
    input('minimum', smallest),
  ],
  details: [
    detail('issuerId', 'Issuer', { of: 'emi-issuers' }),
    detail('months', { as: NumberField }),
    detail('annualRate', rate),
    detail('isNoCost', noCost),
    detail('minimum', smallest),
    detail('isActive', 'Offered'),
  ],
  aside: PlanActions,
}))

type Change = StaffRecord<'emi-changes'>
/** A rule of a plan with its months and the fee of its bank, in paise without GST. */
type Priced = Change['before'] & Pick<Change, 'months'> & { readonly fee: Paise }

/** An order by which the two rules are compared. */
const ORDER = rupees(30_000)

function exampleOf({ fee, ...line }: Priced) {
  return offerEmi({ originalPrice: ORDER, discount: nothing }, line, undefined, fee)
}

const ruleRows: readonly RuleRow<Priced>[] = [
  ['Interest a year', ({ annualRate }) => `${annualRate} %`],
  ['No-cost', ({ isNoCost }) => (isNoCost ? 'Yes' : 'No')],
  ['Smallest order', ({ minimum }) => (minimum > 0 ? showMoney(toPaise(minimum)) : 'as the issuer')],
  ['Offered', ({ isActive }) => (isActive ? 'Yes' : 'No')],
  [`Extra cost of a ${showMoney(ORDER)} order, with the fee`, (rule) => showMoney(exampleOf(rule).extra)],
  [`We pay for a ${showMoney(ORDER)} order`, (rule) => showMoney(exampleOf(rule).issuerDiscount)],
]

/** The rule before and the one that was asked for, with the price of both. */
function RuleChange() {
  const change = useStaffRecord('emi-changes')
  const { data: issuer } = useGetOne<StaffRecord<'emi-issuers'>>(
    'emi-issuers',
    { id: change?.issuerId ?? '' },
    { enabled: change !== undefined },
  )
  if (!change || !issuer) return null
  const { months } = change
  const fee = issuer.processingFee
  const columns = [
    { heading: 'When it was asked', rule: { ...change.before, months, fee } },
    { heading: 'Afterwards', rule: { ...change, fee } },
  ]
  return <RuleTable heading={`${issuer.name}, ${months} months`} rows={ruleRows} columns={columns} />
}

export const emiChanges = screen('emi-changes')(({ column, detail, input }) => ({
  label: 'EMI plans to approve',
  about: 'Changes of EMI plans that wait for a second person.',
  asText: ({ months }) => `Change of an EMI plan of ${months} months`,
  mayEdit: false,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('issuerId', 'Issuer', { of: 'emi-issuers' }),
    column('months', { as: NumberField }),
    column('annualRate', rate),
    column('isNoCost', 'No-cost'),
    column('isActive', 'Offered'),
    column('reason'),
    column('status'),
  ],
  defaults: { isActive: true, isNoCost: false, minimum: 0 },
  form: [
    input('planId', 'Plan', { of: 'emi-plans' }),
    input('annualRate', rate),
    input('isNoCost', noCost),
    input('minimum', smallest),
    input('isActive', 'Offered'),
  ],
  aside: () => <SecondDecision of="emi-changes" scope="plans.approve" approval={() => 'Change this plan'} />,
  details: [
    detail('status', 'State'),
    detail('issuerId', 'Issuer', { of: 'emi-issuers' }),
    detail('planId', 'Plan', { of: 'emi-plans', link: 'show' }),
    <RuleChange key="RuleChange" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
