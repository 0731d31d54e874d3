import { DataTable, SearchInput, TextField, TextInput } from 'react-admin'
import { List, State, When, YesNo } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { HouseholdDesk } from './household-desk.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'households'

const households: Screen = {
  name: 'households',
  label: 'Households',
  feature,
  asText: ({ phone }) => `Household ${phone}`,
  filters: [<TextInput key="phone" source="phone" label="Whole mobile number" type="tel" alwaysOn />, search],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="phone" source="phone" disableSort />,
    <DataTable.Col key="learners" source="learners" disableSort field={List} />,
    <DataTable.Col key="held" source="heldBy" label="Who uses it" disableSort field={State} />,
    <DataTable.Col key="since" source="createdAt" label="Since" field={When} />,
    <DataTable.Col key="erased" source="erasedAt" label="Erased" disableSort field={When} />,
  ],
  details: (
    <>
      <TextField source="id" label="Account" />
      <TextField source="phone" />
      <List source="learners" label="Learners" />
      <State source="heldBy" label="Who uses it" />
      <When source="createdAt" label="Since" />
    </>
  ),
  aside: HouseholdDesk,
}

const consents: Screen = {
  name: 'consents',
  label: 'Consents',
  feature,
  asText: ({ purpose }) => purpose,
  filters: [search],
  sort: { field: 'at', order: 'DESC' },
  columns: [
    <DataTable.Col key="at" source="at" label="When" field={When} />,
    <DataTable.Col key="purpose" source="purpose" disableSort field={State} />,
    <DataTable.Col key="given" source="given" label="Yes" disableSort field={YesNo} />,
    <DataTable.Col key="method" source="method" disableSort field={State} />,
    <DataTable.Col key="notice" source="noticeVersion" label="Notice" disableSort />,
    <DataTable.Col key="lang" source="lang" label="Language" disableSort />,
    <DataTable.Col key="learner" source="learnerId" label="Learner" disableSort />,
    <DataTable.Col key="account" source="accountId" label="Answered by" disableSort />,
  ],
}

const deletions: Screen = {
  name: 'deletions',
  label: 'To be deleted',
  feature,
  asText: ({ id }) => id,
  filters: [search],
  sort: { field: 'dueAt', order: 'ASC' },
  columns: [
    <DataTable.Col key="id" source="id" label="Account" disableSort />,
    <DataTable.Col key="asked" source="askedAt" label="Asked" field={When} />,
    <DataTable.Col key="due" source="dueAt" label="Deleted on" field={When} />,
  ],
}

export const householdScreens: Screen[] = [households, consents, deletions]
