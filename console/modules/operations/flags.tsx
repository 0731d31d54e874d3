// Switches of the product. Which there are the code says; a change counts at once.
import { FLAGS, isFlagKey, type FlagKey } from '#core/modules/experiments/flags.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import type { ElementsOf } from '../../kit/elements.tsx'
import { Word, words } from '../../kit/fields.tsx'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { RequestChange } from '../../kit/decisions/request-change.tsx'
import { RuleTable } from '../../kit/decisions/rule-table.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { RefsInput } from '../../kit/inputs/ref-input.tsx'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'

/** The effect of the switch, and for whom it is on. */
function Meaning() {
  const flag = useStaffRecord('flags')
  return flag && isFlagKey(flag.key) ? (
    <>
      <p className="sentence">{FLAGS[flag.key]}</p>
      <RuleTable heading={words(flag.key)} rows={ruleRows} columns={[{ heading: 'Now', rule: flag }]} />
    </>
  ) : null
}

/** Next to a switch: off at once, and the request of any other change. */
function SwitchActions() {
  const flag = useStaffRecord('flags')
  const act = useAction()
  if (!flag) return null
  const { id, key, isOn, environments, roles, percentage, adminIds } = flag
  return (
    <>
      {isOn && (
        <ReasonedAction
          scope="operations.edit"
          title="Switch off"
          text="Acts at once, for everybody."
          button="Switch it off now"
          needsSentence
          onClick={(reason) => act(() => staff.staffFlagActions.switchFlagOff({ id, reason }), 'It is off.')}
        />
      )}
      <RequestChange
        of="flag-changes"
        scope="operations.edit"
        text="Another person must approve every change but switching off."
        // Only the code makes switches, so the key is one of its own.
        values={{ flag: key as FlagKey, isOn, environments, roles, percentage, adminIds }}
      />
    </>
  )
}

function ruleInputs(input: ElementsOf<'flag-changes'>['input']) {
  return [
    input('isOn', 'On', { helperText: 'If off, nobody sees this part of the product.' }),
    input('percentage', 'Share of families (%)', {
      min: 0,
      max: 100,
      helperText: 'The same families stay in it; visitors see it only at 100.',
    }),
    input('roles', 'Audience', { helperText: 'Leave empty for everybody.' }),
    input('environments', 'Where', { helperText: 'Leave empty for all pages.' }),
    input('adminIds', 'Staff who see it first', {
      helperText: 'They see it even while the share is 0.',
      as: RefsInput,
      reference: 'members',
    }),
  ]
}

export const flags = screen('flags')(({ column, input }) => ({
  label: 'Switches',
  about: 'Parts of the product that can be switched off at once.',
  asText: ({ key }) => words(key),
  mayCreate: false,
  columns: [
    column('key', { as: Word }),
    column('isOn', 'On'),
    column('percentage', 'Share of families (%)'),
    column('roles', 'For'),
    column('environments', 'Where'),
  ],
  aside: SwitchActions,
  form: [<Meaning key="Meaning" />, input('note', { multiline: true })],
}))

/** The rule before and the one that was asked for, next to each other. */
function RuleChange() {
  const change = useStaffRecord('flag-changes')
  if (!change) return null
  const columns = [
    { heading: 'When it was asked', rule: change.before },
    { heading: 'Afterwards', rule: change },
  ]
  return <RuleTable heading={words(change.flag)} rows={ruleRows} columns={columns} />
}

const ruleRows = [
  ['On', (rule: Rule) => (rule.isOn ? 'Yes' : 'No')],
  ['Share of families', (rule: Rule) => `${rule.percentage} %`],
  ['Audience', (rule: Rule) => listed(rule.roles, 'everybody')],
  ['Where', (rule: Rule) => listed(rule.environments, 'all pages')],
  ['Staff who see it first', (rule: Rule) => String(rule.adminIds.length)],
] as const

type Rule = StaffRecord<'flag-changes'>['before']

function listed(names: readonly string[], whenEmpty: string): string {
  return names.length === 0 ? whenEmpty : names.map((each) => words(each)).join(', ')
}

export const flagChanges = screen('flag-changes')(({ column, detail, input }) => ({
  label: 'Switches to approve',
  about: 'Changes of switches that wait for a second person.',
  asText: ({ flag }) => `Change of ${flag}`,
  mayEdit: false,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('flag', 'Switch', { of: 'flags' }),
    column('isOn', 'On'),
    column('percentage', 'Share of families (%)'),
    column('reason'),
    column('status'),
  ],
  defaults: { isOn: true, environments: [], roles: [], percentage: 100, adminIds: [] },
  form: [input('flag', 'Switch'), ...ruleInputs(input)],
  aside: () => <SecondDecision of="flag-changes" scope="operations.approve" approval={() => 'Change this switch'} />,
  details: [
    detail('status', 'State'),
    detail('flag', 'Switch', { of: 'flags' }),
    <RuleChange key="RuleChange" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
