// Switches of the product. Which there are the code says; a change counts at once.
import { useStaffRecord } from '../../frame/contract.ts'
import { AutocompleteArrayInput, CheckboxGroupInput, ReferenceArrayInput, TextField } from 'react-admin' // prettier-ignore
import { ENVIRONMENTS, FLAG_ROLES, FLAGS, type FlagKey } from '#core/modules/experiments/flags.ts'
import { words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'

const choicesOf = (ids: readonly string[]) => ids.map((id) => ({ id, name: words(id) }))

/** The effect of the flag, as the code describes it. */
function Meaning() {
  const flag = useStaffRecord('flags')
  return flag ? <p className="sentence">{FLAGS[flag.key as FlagKey]}</p> : null
}

export const flags = screen('flags')(({ column, input }) => ({
  label: 'Switches',
  asText: ({ key }) => key,
  columns: [
    column('key', { as: TextField }),
    column('isOn', 'On'),
    column('percentage', 'Share of families (%)'),
    column('roles', 'For'),
    column('environments', 'Where'),
  ],
  defaults: { isOn: false, environments: [], roles: [], percentage: 100, adminIds: [], note: '' },
  whenNew: [input('key')],
  form: [
    <Meaning key="Meaning" />,
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
    input('note', { multiline: true }),
  ],
}))
