// Issuers of EMI and the limits of every EMI. One person renames, moves and hides an issuer; two people change its terms.
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { HideNow } from '../../kit/decisions/hide-now.tsx'
import { RuleTable } from '../../kit/decisions/rule-table.tsx'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { emiLabels } from './emi-labels.ts'
import { RequestEmiChange } from './emi-panels.tsx'
import { rowsOf } from './emi-rows.ts'

const { processingFee, minimum, maximum, isActive } = emiLabels.ISSUER

/** The terms that the form does not change. */
function Terms() {
  const issuer = useStaffRecord('emi-issuers')
  return issuer ? (
    <RuleTable heading="Terms" rows={rowsOf('ISSUER')} columns={[{ heading: 'Now', rule: issuer }]} />
  ) : null
}

function IssuerActions() {
  const issuer = useStaffRecord('emi-issuers')
  if (!issuer) return null
  return (
    <>
      {issuer.isActive && <HideNow scope="plans.edit" id={issuer.id} hide={staff.staffEmiActions.switchEmiIssuerOff} />}
      <RequestEmiChange subject={{ of: 'ISSUER', issuerId: issuer.id }} />
    </>
  )
}

export const emiIssuers = screen('emi-issuers')(({ column, filter, input }) => ({
  label: 'EMI issuers',
  about: 'Banks and lenders of EMI, with the smallest order and their fee. Two people change these terms.',
  asText: ({ name, kind }) => `${name}, ${words(kind).toLowerCase()}`,
  filters: [filter('kind', { alwaysOn: true })],
  columns: [
    column('name'),
    column('kind'),
    column('minimum', minimum),
    column('processingFee', 'Fee'),
    column('isActive', isActive),
  ],
  bulk: [{ label: 'Hide from families', change: { isActive: false }, isOneWay: true }],
  defaults: { maximum: null, processingFee: 0, minimum: 250_000, position: 100 },
  whenNew: [
    input('code', { helperText: 'The gateway’s code, such as HDFC or HDFC_DC.' }),
    input('kind', { helperText: 'Families choose between credit card, debit card and EMI without a card.' }),
    input('minimum', minimum, {
      helperText: 'The new issuer is hidden until another person approves that it is offered.',
    }),
    input('maximum', maximum, { helperText: 'In rupees; above it the issuer is not offered.' }),
    input('processingFee', processingFee),
  ],
  form: [
    <Terms key="Terms" />,
    input('name'),
    input('position', 'Place', { helperText: 'The lowest number is shown first.' }),
  ],
  aside: IssuerActions,
}))

export const emiLimits = screen('emi-rules')(({ column, detail }) => ({
  label: 'EMI limits',
  about: 'The limits that hold for every EMI. Two people change them.',
  asText: () => 'EMI limits',
  search: false,
  columns: [column('leastMonthly', emiLabels.LIMITS.leastMonthly)],
  details: [
    <p key="meaning" className="sentence">
      Families are not offered a tenure that costs less a month.
    </p>,
    detail('leastMonthly', emiLabels.LIMITS.leastMonthly),
  ],
  aside: () => <RequestEmiChange subject={{ of: 'LIMITS' }} />,
}))
