// Switches of the product. Which there are the code says; a change counts at once.
import { AutocompleteArrayInput, CheckboxGroupInput, CreateButton, ReferenceArrayInput, TextField } from 'react-admin'
import { ENVIRONMENTS, FLAG_ROLES, FLAGS, isFlagKey } from '#core/modules/experiments/flags.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import type { ElementsOf } from '../../kit/elements.tsx'
import { choicesOf, words } from '../../kit/fields.tsx'
import { ReasonedAction } from '../../kit/reasoned-action.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'
import { screen } from '../../kit/screen.tsx'
import { useAction } from '../../kit/use-action.ts'

/** The effect of the flag, as the code describes it. */
function Meaning() {
  const flag = useStaffRecord('flags')
  return flag && isFlagKey(flag.key) ? <p className="sentence">{FLAGS[flag.key].text}</p> : null
}

function needsTwo(flag: StaffRecord<'flags'> | undefined): boolean {
  return flag !== undefined && isFlagKey(flag.key) && FLAGS[flag.key].needsSecondPerson
}

/** Next to a switch: off at once, and for one that decides about money the request of any other change. */
function SwitchActions() {
  const flag = useStaffRecord('flags')
  const act = useAction()
  if (!flag) return null
  const { id, isOn, environments, roles, percentage, adminIds } = flag
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
      {needsTwo(flag) && (
        <section className="panel">
          <p className="quiet">
            This switch decides about money or safety. Only its note is saved here; another person must approve every
            other change.
          </p>
          <CreateButton
            resource="flag-changes"
            label="Request a change"
            state={{ record: { flag: id, isOn, environments, roles, percentage, adminIds } }}
          />
        </section>
      )}
    </>
  )
}

type RuleInputs = Pick<ElementsOf<'flag-changes'>, 'input'>

function ruleInputs(input: RuleInputs['input']) {
  return [
    input('isOn', 'On'),
    input('percentage', 'Share of families (%)', {
      min: 0,
      max: 100,
      helperText: 'The same families stay included. Visitors are included only at 100.',
    }),
    input('roles', 'Audience', {
      as: CheckboxGroupInput,
      choices: choicesOf(FLAG_ROLES),
      helperText: 'Leave empty for everybody.',
    }),
    input('environments', 'Where', {
      as: CheckboxGroupInput,
      choices: choicesOf(ENVIRONMENTS),
      helperText: 'Leave empty for all pages.',
    }),
    <ReferenceArrayInput key="ReferenceArrayInput" source="adminIds" reference="members">
      <AutocompleteArrayInput fullWidth label="Staff who see it first" filterToQuery={(q: string) => ({ q })} />
    </ReferenceArrayInput>,
  ]
}

export const flags = screen('flags')(({ column, input }) => ({
  label: 'Switches',
  asText: ({ key }) => key,
  mayCreate: false,
  columns: [
    column('key', { as: TextField }),
    column('isOn', 'On'),
    column('percentage', 'Share of families (%)'),
    column('roles', 'For'),
    column('environments', 'Where'),
  ],
  aside: SwitchActions,
  form: [<Meaning key="Meaning" />, ...ruleInputs(input as RuleInputs['input']), input('note', { multiline: true })],
}))

/** The rule before and the one that was asked for, next to each other. */
function RuleChange() {
  const change = useStaffRecord('flag-changes')
  if (!change) return null
  const rows = [
    ['On', (rule: Rule) => (rule.isOn ? 'Yes' : 'No')],
    ['Share of families', (rule: Rule) => `${rule.percentage} %`],
    ['Audience', (rule: Rule) => listed(rule.roles, 'everybody')],
    ['Where', (rule: Rule) => listed(rule.environments, 'all pages')],
    ['Staff who see it first', (rule: Rule) => String(rule.adminIds.length)],
  ] as const
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{change.flag}</th>
          <th scope="col">When it was asked</th>
          <th scope="col">Afterwards</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, show]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{show(change.before)}</td>
            <td>{show(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Rule = StaffRecord<'flag-changes'>['before']

function listed(names: readonly string[], whenEmpty: string): string {
  return names.length === 0 ? whenEmpty : names.map(words).join(', ')
}

export const flagChanges = screen('flag-changes')(({ column, detail, input }) => ({
  label: 'Switches to approve',
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
  form: [input('flag', 'Switch'), ...ruleInputs(input), input('reason', 'Why', { multiline: true })],
  aside: () => <SecondDecision of="flag-changes" scope="operations.approve" approval={() => 'Change this switch'} />,
  details: [
    detail('status', 'State'),
    detail('flag', 'Switch', { of: 'flags' }),
    <RuleChange key="RuleChange" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
