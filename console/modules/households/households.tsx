import { DataTable, required, SearchInput, TextField, TextInput } from 'react-admin'
import { REQUEST_KINDS } from '#core/modules/privacy/request.ts'
import { List, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { byAskedStatus } from '../../kit/second-decision.tsx'
import { HouseholdDesk } from './household-desk.tsx'
import { PrivacyDesk } from './privacy-desk.tsx'
import { supportScreens } from './support.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'households'

const households: Screen = {
  name: 'households',
  label: 'Households',
  feature,
  asText: ({ phone }) => `Household ${phone}`,
  filters: [<TextInput key="phone" source="phone" label="Full mobile number" type="tel" alwaysOn />, search],
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="phone" source="phone" disableSort />,
    <DataTable.Col key="learners" source="learners" disableSort field={List} />,
    <DataTable.Col key="held" source="heldBy" label="Used by" disableSort field={State} />,
    <DataTable.Col key="since" source="createdAt" label="Since" field={When} />,
    <DataTable.Col key="merged" source="mergedInto" label="Merged into" disableSort />,
    <DataTable.Col key="erased" source="erasedAt" label="Erased" disableSort field={When} />,
  ],
  details: (
    <>
      <TextField source="id" label="Account" />
      <TextField source="phone" />
      <List source="learners" label="Learners" />
      <State source="heldBy" label="Used by" />
      <When source="createdAt" label="Since" />
      <TextField source="mergedInto" label="Merged into" emptyText="–" />
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
  label: 'Deletion requested',
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

const requests: Screen = {
  name: 'privacy-requests',
  label: 'Data requests',
  feature,
  asText: ({ kind, accountId }) => `${kind === 'ERASE' ? 'Delete' : 'Data of'} ${accountId}`,
  mayEdit: false,
  filters: [search, byAskedStatus, <ChoiceInput key="kind" source="kind" choices={REQUEST_KINDS} />],
  sort: { field: 'dueAt', order: 'ASC' },
  columns: [
    <DataTable.Col key="due" source="dueAt" label="Answer due" field={When} />,
    <DataTable.Col key="kind" source="kind" label="What" disableSort field={State} />,
    <DataTable.Col key="account" source="accountId" label="Household" disableSort />,
    <DataTable.Col key="reason" source="reason" disableSort />,
    <DataTable.Col key="proven" source="provenAt" label="Proven" disableSort field={When} />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  form: (
    <>
      <TextInput source="accountId" label="Household" validate={required()} />
      <ChoiceInput source="kind" label="Request" choices={REQUEST_KINDS} isRequired />
    </>
  ),
  defaults: { kind: 'EXPORT' },
  aside: PrivacyDesk,
  details: (
    <>
      <State source="status" label="State" />
      <State source="kind" label="Request" />
      <TextField source="accountId" label="Household" />
      <TextField source="reason" label="Reason, and how the family asked" />
      <TextField source="askedBy" label="Recorded by" />
      <When source="askedAt" label="Asked" />
      <When source="dueAt" label="Answer due" />
      <State source="proof" label="Confirmed by" />
      <TextField source="seen" label="Evidence seen" emptyText="–" />
      <When source="provenAt" label="Proven" />
      <TextField source="decidedBy" label="Decided by" emptyText="not yet" />
      <When source="decidedAt" label="Decided" />
      <TextField source="note" emptyText="–" />
    </>
  ),
}

export const householdScreens: Screen[] = [households, ...supportScreens, requests, consents, deletions]
