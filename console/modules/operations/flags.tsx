// Switches of the product. Which there are the code says; a change counts at once.
import { AutocompleteArrayInput, BooleanInput, CheckboxGroupInput, DataTable, NumberInput, ReferenceArrayInput, required, SearchInput, TextInput, useRecordContext } from 'react-admin' // prettier-ignore
import { ENVIRONMENTS, FLAG_KEYS, FLAG_ROLES, FLAGS, type FlagKey } from '#core/modules/experiments/flags.ts'
import { List, words, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

const choicesOf = (ids: readonly string[]) => ids.map((id) => ({ id, name: words(id) }))

/** What it switches, in the code's own words. */
function Meaning() {
  const flag = useRecordContext<{ id: FlagKey }>()
  return flag ? <p className="sentence">{FLAGS[flag.id]}</p> : null
}

export const flags: Screen = {
  name: 'flags',
  label: 'Switches',
  feature: 'operations',
  asText: ({ key }) => key,
  filters: [<SearchInput key="q" source="q" alwaysOn />],
  columns: [
    <DataTable.Col key="key" source="key" />,
    <DataTable.Col key="on" source="isOn" label="On" disableSort field={YesNo} />,
    <DataTable.NumberCol key="percentage" source="percentage" label="Share of families (%)" disableSort />,
    <DataTable.Col key="roles" source="roles" label="For" disableSort field={List} />,
    <DataTable.Col key="where" source="environments" label="Where" disableSort field={List} />,
  ],
  defaults: { isOn: false, environments: [], roles: [], percentage: 100, adminIds: [], note: '' },
  whenNew: <ChoiceInput source="key" choices={FLAG_KEYS} validate={required()} />,
  form: (
    <>
      <Meaning />
      <BooleanInput source="isOn" label="On" />
      <NumberInput
        source="percentage"
        label="Share of families (%)"
        min={0}
        max={100}
        helperText="The same families stay included. Visitors are included only at 100."
        validate={required()}
      />
      <CheckboxGroupInput
        source="roles"
        label="Audience"
        choices={choicesOf(FLAG_ROLES)}
        helperText="Leave empty for everybody."
      />
      <CheckboxGroupInput
        source="environments"
        label="Where"
        choices={choicesOf(ENVIRONMENTS)}
        helperText="Leave empty for all pages."
      />
      <ReferenceArrayInput source="adminIds" reference="members">
        <AutocompleteArrayInput fullWidth label="Staff who see it first" filterToQuery={(q: string) => ({ q })} />
      </ReferenceArrayInput>
      <TextInput source="note" multiline />
    </>
  ),
}
