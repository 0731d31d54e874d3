import {
  BooleanInput,
  DataTable,
  DateInput,
  NumberField,
  required,
  SearchInput,
  TextField,
  TextInput,
} from 'react-admin'
import { When, YesNo } from '../../kit/fields.tsx'
import { AuditChanges } from '../../kit/history.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { flags } from './flags.tsx'
import { Given } from './given.tsx'
import { ReplayJob } from './replay-job.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'operations'

export const operationScreens: Screen[] = [
  {
    name: 'jobs',
    label: 'Jobs',
    feature,
    asText: ({ task }) => task,
    filters: [search, <BooleanInput key="failed" source="hasFailed" label="Failed" alwaysOn />, <TextInput key="task" source="task" />], // prettier-ignore
    sort: { field: 'runAt', order: 'DESC' },
    columns: [
      <DataTable.Col key="task" source="task" disableSort />,
      <DataTable.NumberCol key="attempts" source="attempts" />,
      <DataTable.Col key="run" source="runAt" label="Next run" field={When} />,
      <DataTable.Col key="running" source="isRunning" label="Running" disableSort field={YesNo} />,
      <DataTable.Col key="error" source="lastError" label="Last error" disableSort />,
    ],
    aside: ReplayJob,
    details: (
      <>
        <TextField source="task" />
        <NumberField source="attempts" />
        <NumberField source="maxAttempts" />
        <When source="runAt" label="Next run" />
        <When source="createdAt" label="Made" />
        <TextField source="lastError" emptyText="none" component="pre" />
      </>
    ),
  },
  {
    name: 'set-aside-rows',
    label: 'Set aside',
    feature,
    asText: ({ rowId }) => rowId,
    filters: [search, <TextInput key="job" source="job" />],
    sort: { field: 'since', order: 'DESC' },
    columns: [
      <DataTable.Col key="job" source="job" disableSort />,
      <DataTable.Col key="row" source="rowId" label="What" disableSort />,
      <DataTable.Col key="reason" source="reason" disableSort />,
      <DataTable.NumberCol key="failures" source="failures" />,
      <DataTable.Col key="since" source="since" field={When} />,
      <DataTable.Col key="retry" source="retryAt" label="Next try" disableSort field={When} />,
    ],
    details: (
      <>
        <TextField source="job" />
        <TextField source="rowId" label="What" />
        <TextField source="reason" component="pre" />
        <NumberField source="failures" />
        <When source="since" label="Since" />
        <When source="failedAt" label="Failed" />
        <When source="retryAt" label="Next try" />
      </>
    ),
  },
  {
    name: 'audit',
    label: 'Audit',
    feature,
    asText: ({ action }) => action,
    filters: [search, <TextInput key="subject" source="subject" />, <TextInput key="action" source="action" />, <TextInput key="staff" source="staffId" />, <DateInput key="since" source="since" alwaysOn />, <DateInput key="until" source="until" alwaysOn />], // prettier-ignore
    sort: { field: 'at', order: 'DESC' },
    columns: [
      <DataTable.Col key="at" source="at" field={When} />,
      <DataTable.Col key="who" source="staffName" label="Who" disableSort />,
      <DataTable.Col key="action" source="action" />,
      <DataTable.Col key="subject" source="subject" disableSort />,
      <DataTable.Col key="reason" source="reason" disableSort />,
    ],
    details: (
      <>
        <When source="at" label="When" />
        <TextField source="staffName" label="Who" emptyText="–" />
        <TextField source="action" />
        <TextField source="subject" />
        <TextField source="reason" emptyText="none" />
        <AuditChanges />
      </>
    ),
  },
  {
    name: 'experiments',
    label: 'Experiments',
    feature,
    asText: ({ name }) => name,
    mayCreate: false,
    filters: [search],
    columns: [
      <DataTable.Col key="key" source="key" />,
      <DataTable.Col key="name" source="name" />,
      <DataTable.Col key="running" source="isRunning" label="Running" disableSort field={YesNo} />,
    ],
    aside: Given,
    form: (
      <>
        <TextInput source="name" validate={required()} />
        <TextInput source="note" multiline />
        <BooleanInput source="isRunning" label="Running" helperText="When off, nobody takes part." />
      </>
    ),
  },
  flags,
]
