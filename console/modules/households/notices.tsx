// What a guardian is told before agreeing. A notice is added to, version by version and language by language, and never changed.
import { DataTable, NumberInput, required, SearchInput, TextField, TextInput } from 'react-admin'
import { CONSENT_PURPOSES } from '#core/modules/consent/purposes.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { State, When } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

const notices: Screen = {
  name: 'consent-notices',
  label: 'Consent notices',
  feature: 'households',
  asText: ({ purpose, noticeVersion, lang }) => `${purpose} ${noticeVersion} (${lang})`,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="purpose" source="purpose" choices={CONSENT_PURPOSES} alwaysOn />,
    <ChoiceInput key="lang" source="lang" label="Language" choices={LANGUAGES} />,
  ],
  sort: { field: 'publishedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="purpose" source="purpose" field={State} />,
    <DataTable.NumberCol key="version" source="noticeVersion" label="Version" disableSort />,
    <DataTable.Col key="lang" source="lang" label="Language" disableSort />,
    <DataTable.Col key="title" source="title" disableSort />,
    <DataTable.Col key="published" source="publishedAt" label="In force from" field={When} />,
  ],
  mayEdit: false,
  mayCreate: true,
  details: (
    <>
      <State source="purpose" />
      <TextField source="noticeVersion" label="Version" />
      <TextField source="lang" label="Language" />
      <TextField source="title" />
      <TextField source="body" label="Notice" />
      <TextField source="effect" label="What ends after withdrawal" />
      <When source="publishedAt" label="In force from" />
    </>
  ),
  whenNew: (
    <>
      <ChoiceInput source="purpose" choices={CONSENT_PURPOSES} validate={required()} />
      <NumberInput
        source="noticeVersion"
        label="Version"
        helperText="Enter the current version to add a language, or the next one to ask every family again. A new version starts in English."
        validate={required()}
      />
      <ChoiceInput source="lang" label="Language" choices={LANGUAGES} validate={required()} />
      <TextInput source="title" validate={required()} />
      <TextInput source="body" label="Notice" multiline minRows={3} validate={required()} />
      <TextInput source="effect" label="What ends after withdrawal" multiline validate={required()} />
      <InstantInput source="publishedAt" label="In force from" validate={required()} />
    </>
  ),
}

export const noticeScreens = [notices]
