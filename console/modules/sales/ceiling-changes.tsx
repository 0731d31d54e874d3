// The highest discount of an adviser: one person asks, another decides.
import { useGetOne } from 'react-admin'
import { HIGHEST_CEILING } from '#core/modules/sales/ceiling.ts'
import { useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { RequestChange } from '../../kit/decisions/request-change.tsx'
import { RuleTable, type RuleRow } from '../../kit/decisions/rule-table.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { TermChange } from '../../kit/decisions/term-change.tsx'
import { screen } from '../../kit/screen.tsx'

type Ceiling = Pick<StaffRecord<'sales-agents'>, 'ceilingPercent'>

const rows: readonly RuleRow<Ceiling>[] = [['Highest discount', ({ ceilingPercent }) => `${ceilingPercent} %`]]

/** The ceiling, which the form does not change. */
export function CeilingNow() {
  const agent = useStaffRecord('sales-agents')
  return agent?.id ? <RuleTable heading="Discounts" rows={rows} columns={[{ heading: 'Now', rule: agent }]} /> : null
}

export function RequestCeiling() {
  const agent = useStaffRecord('sales-agents')
  return agent ? (
    <RequestChange
      of="ceiling-changes"
      scope="sales.edit"
      text="Another person must approve every other highest discount, and the adviser cannot."
      values={{ agentId: agent.id, ceilingPercent: agent.ceilingPercent }}
    />
  ) : null
}

function CeilingTable() {
  const change = useStaffRecord('ceiling-changes')
  const { data: now } = useGetOne<StaffRecord<'sales-agents'>>(
    'sales-agents',
    { id: change?.agentId ?? '' },
    { enabled: change !== undefined },
  )
  return change ? <TermChange<Ceiling> heading="Discounts" rows={rows} change={change} now={now} /> : null
}

export const ceilingChanges = screen('ceiling-changes')(({ column, detail, input }) => ({
  label: 'Highest discounts to approve',
  about: 'Highest discounts of advisers that wait for a second person.',
  whenEmpty: 'Ask for another highest discount on the page of an adviser.',
  asText: ({ after }) => `Highest discount of ${after?.ceilingPercent} %`,
  mayEdit: false,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('agentId', 'Adviser', { of: 'sales-agents' }),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  form: [
    input('agentId', 'Adviser', { of: 'sales-agents', isRequired: true }),
    input('ceilingPercent', 'Highest discount (%)', {
      helperText: `Percent of the selling price, ${HIGHEST_CEILING} at most.`,
      max: HIGHEST_CEILING,
      min: 0,
    }),
  ],
  aside: () => (
    <SecondDecision
      of="ceiling-changes"
      scope="sales.approve"
      approval={({ after }) => `Allow up to ${after.ceilingPercent} % off`}
    />
  ),
  details: [
    detail('status', 'State'),
    detail('agentId', 'Adviser', { of: 'sales-agents', link: 'show' }),
    <CeilingTable key="CeilingTable" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
