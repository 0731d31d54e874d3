import {
  ArrayInput,
  BooleanInput,
  DataTable,
  NumberInput,
  required,
  SearchInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { LONGEST_VARIABLE, VARIABLE_TYPES } from '#core/modules/messages/placeholders.ts'
import { CATEGORIES, CHANNELS } from '#core/modules/messages/template-lint.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { State, When } from '../../kit/fields.tsx'
import { ChoiceInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { Preview } from './preview.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const channel = <ChoiceInput key="channel" source="channel" choices={CHANNELS} alwaysOn />

export const messageScreens: Screen[] = [
  {
    name: 'message-templates',
    label: 'Message templates',
    feature: 'messages',
    asText: ({ id }) => id,
    filters: [search, channel, <ChoiceInput key="lang" source="lang" choices={LANGUAGES} />],
    columns: [
      <DataTable.Col key="key" source="key" />,
      <DataTable.Col key="channel" source="channel" field={State} />,
      <DataTable.Col key="lang" source="lang" />,
      <DataTable.Col key="category" source="category" disableSort field={State} />,
      <DataTable.Col key="body" source="body" disableSort />,
    ],
    defaults: { subject: null, providerTemplate: null, category: null, header: null, dltEntity: null, vars: [], varsReason: null }, // prettier-ignore
    whenNew: (
      <>
        <TextInput source="key" validate={required()} />
        <ChoiceInput source="channel" choices={CHANNELS} validate={required()} />
        <ChoiceInput source="lang" choices={LANGUAGES} validate={required()} />
      </>
    ),
    form: (
      <>
        <TextInput source="providerTemplate" label="DLT template id, or WhatsApp template name" />
        <TextInput source="subject" helperText="E-mail only." />
        <TextInput source="body" multiline minRows={3} validate={required()} />
        <ChoiceInput
          source="category"
          choices={CATEGORIES}
          helperText="The operators’ category for SMS, Meta’s for WhatsApp."
        />
        <TextInput source="header" label="Sender" helperText="KANDIL-S" />
        <TextInput source="dltEntity" label="DLT entity id" />
        <ArrayInput source="vars" label="Variables">
          <SimpleFormIterator inline>
            <TextInput source="name" validate={required()} helperText={false} />
            <ChoiceInput source="type" choices={VARIABLE_TYPES} validate={required()} helperText={false} />
            <NumberInput
              source="max"
              label="Maximum"
              defaultValue={LONGEST_VARIABLE}
              validate={required()}
              helperText={false}
            />
          </SimpleFormIterator>
        </ArrayInput>
        <TextInput source="varsReason" label="Reason for more than two variables" />
        <Preview />
      </>
    ),
  },
  {
    name: 'sent-messages',
    label: 'Sent messages',
    feature: 'messages',
    asText: ({ id }) => id,
    filters: [search, channel, <BooleanInput key="failed" source="hasFailed" label="Undelivered" />],
    sort: { field: 'at', order: 'DESC' },
    columns: [
      <DataTable.Col key="at" source="at" field={When} />,
      <DataTable.Col key="key" source="key" />,
      <DataTable.Col key="channel" source="channel" field={State} />,
      <DataTable.Col key="subject" source="subject" label="About" disableSort />,
      <DataTable.Col key="failure" source="failure" label="Reason" disableSort />,
    ],
  },
]
