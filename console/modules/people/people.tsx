import { BooleanInput, DataTable, required, SearchInput, TextInput } from 'react-admin'
import { permissionName } from '#core/kernel/permission.ts'
import { FEATURES, LEVELS } from '#core/modules/staff/feature.ts'
import { List, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, ListInput } from '../../kit/inputs.tsx'
import { words } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { SecondDecision } from '../../kit/second-decision.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'people'

interface Member {
  readonly id: string
  readonly status: string
  readonly askedBy: readonly string[]
  readonly withheldScopes: readonly string[]
}

function ScopesDecision() {
  return (
    <SecondDecision<Member>
      scope="people.approve"
      approval={({ withheldScopes }) => `Allow ${withheldScopes.map(permissionName).join(', ')}`}
    />
  )
}

export const peopleScreens: Screen[] = [
  {
    name: 'members',
    label: 'Staff',
    feature,
    asText: ({ name }) => name,
    filters: [search, <TextInput key="role" source="role" />],
    sort: { field: 'name', order: 'ASC' },
    columns: [
      <DataTable.Col key="name" source="name" />,
      <DataTable.Col key="email" source="email" />,
      <DataTable.Col key="roles" source="roles" disableSort field={List} />,
      <DataTable.Col key="reads" source="isReadOnly" label="Read-only" disableSort field={YesNo} />,
      <DataTable.Col key="active" source="isActive" label="Active" disableSort field={YesNo} />,
      <DataTable.Col key="login" source="hasLogin" label="Can log in" disableSort field={YesNo} />,
      <DataTable.Col key="status" source="status" label="Approvals" disableSort field={State} />,
      <DataTable.Col key="from" source="countsFrom" label="Approved from" disableSort field={When} />,
      <DataTable.Col key="since" source="createdAt" label="Since" field={When} />,
    ],
    aside: ScopesDecision,
    defaults: { roles: [], isReadOnly: false, isActive: true },
    whenNew: (
      <TextInput
        source="email"
        type="email"
        helperText="The invitation is sent to this address."
        validate={required()}
      />
    ),
    form: (
      <>
        <TextInput source="name" validate={required()} />
        <ListInput source="roles" helperText="Role keys. A change logs the person out." />
        <BooleanInput source="isReadOnly" label="Read-only" />
        <BooleanInput source="isActive" label="Active" />
      </>
    ),
  },
  {
    name: 'roles',
    label: 'Roles',
    feature,
    asText: ({ name }) => name,
    filters: [search],
    sort: { field: 'key', order: 'ASC' },
    columns: [<DataTable.Col key="key" source="key" />, <DataTable.Col key="name" source="name" />],
    defaults: { grants: {} },
    whenNew: <TextInput source="key" validate={required()} />,
    form: (
      <>
        <TextInput source="name" validate={required()} />
        {FEATURES.map((each) => (
          <ChoiceInput key={each} source={`grants.${each}`} label={words(each)} choices={LEVELS} defaultValue="none" />
        ))}
      </>
    ),
  },
]
