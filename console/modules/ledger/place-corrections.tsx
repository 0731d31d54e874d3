// Invoices that name the wrong state: one person asks for the correction, another decides, who sees the tax before and afterwards.
import { SelectInput } from 'react-admin'
import { showMoney } from '#core/kernel/money.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import { useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { RequestChange } from '../../kit/decisions/request-change.tsx'
import { RuleTable, type RuleRow } from '../../kit/decisions/rule-table.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { stateChoices } from '../../kit/names/labels.ts'
import { screen } from '../../kit/screen.tsx'

/** Next to an order that was taxed for the wrong state. */
export function RequestPlace() {
  const check = useStaffRecord('place-checks')
  if (!check) return null
  const { orderId, rightStateCode } = check
  return (
    <RequestChange
      of="place-corrections"
      scope="refunds.edit"
      text="A credit note takes the invoice back, and an invoice with the right state takes its place. No money moves. Another person must approve it."
      values={{ orderId, ...(rightStateCode !== null && isStateCode(rightStateCode) && { stateCode: rightStateCode }) }}
    />
  )
}

type Taxed = StaffRecord<'place-corrections'>['after']

const rows: readonly RuleRow<Taxed>[] = [
  ['Place of supply', ({ stateCode }) => nameOf(stateCode)],
  ['Amount before tax', ({ taxable }) => showMoney(taxable)],
  ['CGST', ({ cgst }) => showMoney(cgst)],
  ['SGST', ({ sgst }) => showMoney(sgst)],
  ['IGST', ({ igst }) => showMoney(igst)],
  ['Total', ({ total }) => showMoney(total)],
]

function nameOf(code: string): string {
  return isStateCode(code) ? stateNames[code] : code
}

function TaxTable() {
  const correction = useStaffRecord('place-corrections')
  if (!correction) return null
  const { before, after } = correction
  const columns = [
    { heading: 'Credit note over the invoice', rule: before },
    { heading: 'New invoice', rule: after },
  ]
  return <RuleTable heading="What is left of the order" rows={rows} columns={columns} />
}

export const placeCorrections = screen('place-corrections')(({ column, detail, input }) => ({
  label: 'Corrected states to approve',
  about: 'Invoices that name the wrong state, and wait for a second person to correct them.',
  whenEmpty: 'Ask for a correction on the page of a wrong state.',
  asText: ({ after }) => `Correction to ${nameOf(after?.stateCode ?? '')}`,
  mayEdit: false,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('orderId', 'Order', { of: 'orders', link: 'show' }),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  form: [
    input('orderId', 'Order', { of: 'orders', isRequired: true }),
    input('stateCode', 'Right state', {
      as: SelectInput,
      choices: stateChoices,
      helperText: 'Where the family lives; ask it where a PIN code is in two states.',
    }),
  ],
  aside: () => (
    <SecondDecision
      of="place-corrections"
      scope="refunds.approve"
      approval={({ after }) => `Correct the invoice to ${nameOf(after.stateCode)}`}
    />
  ),
  details: [
    detail('status', 'State'),
    detail('orderId', 'Order', { of: 'orders', link: 'show' }),
    <TaxTable key="TaxTable" />,
    detail('creditNote', 'Credit note', { emptyText: 'not yet' }),
    detail('invoice', 'New invoice', { emptyText: 'not yet' }),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
