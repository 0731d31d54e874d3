// Setting up: its steps in their order and words, films, baseline tests, and what the app opens with.
import { BooleanInput, DataTable, NumberInput, required, SearchInput, TextInput } from 'react-admin'
import { Spoken, YesNo } from '../../kit/fields.tsx'
import { SpokenInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { SheetInput, textColumn } from '../../kit/sheets/sheet-input.tsx'

const feature = 'onboarding'
const search = <SearchInput key="q" source="q" alwaysOn />

const steps: Screen = {
  name: 'onboarding-steps',
  label: 'Onboarding steps',
  feature,
  asText: ({ title }) => title?.en,
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.NumberCol key="position" source="position" />,
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.NumberCol key="minutes" source="minutes" disableSort />,
    <DataTable.Col key="skip" source="isSkippable" label="Can be skipped" disableSort field={YesNo} />,
    <DataTable.Col key="active" source="isActive" label="Active" disableSort field={YesNo} />,
  ],
  mayCreate: false,
  form: (
    <>
      <SpokenInput source="title" />
      <SpokenInput source="why" label="Benefit for the family" />
      <NumberInput source="position" validate={required()} />
      <NumberInput source="minutes" label="Duration (minutes)" validate={required()} />
      <BooleanInput source="isSkippable" label="Can be skipped" />
      <BooleanInput source="isActive" label="Active" />
    </>
  ),
}

const grades = (
  <>
    <NumberInput source="minGrade" label="From class" helperText="LKG is −2, UKG is −1." validate={required()} />
    <NumberInput source="maxGrade" label="To class" helperText="12 Pass is 13." validate={required()} />
  </>
)

const videos: Screen = {
  name: 'welcome-videos',
  label: 'Welcome videos',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search],
  sort: { field: 'minGrade', order: 'ASC' },
  columns: [
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.NumberCol key="min" source="minGrade" label="From class" />,
    <DataTable.NumberCol key="max" source="maxGrade" label="To class" disableSort />,
    <DataTable.NumberCol key="length" source="lengthSeconds" label="Seconds" />,
    <DataTable.Col key="active" source="isActive" label="Active" disableSort field={YesNo} />,
  ],
  defaults: { posterUrl: null, captions: [], minGrade: -2, maxGrade: 13, isActive: true },
  form: (
    <>
      <SpokenInput source="title" />
      <TextInput source="url" label="File" helperText="A path such as /films/welcome.webm." validate={required()} />
      <TextInput source="posterUrl" label="Cover picture" />
      <NumberInput source="lengthSeconds" label="Length (seconds)" validate={required()} />
      <SheetInput
        source="captions"
        label="Captions"
        columns={[textColumn('lang', 'Language'), textColumn('url', 'File')]}
      />
      {grades}
      <BooleanInput source="isActive" label="Active" />
    </>
  ),
}

const tests: Screen = {
  name: 'benchmark-tests',
  label: 'Benchmark tests',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search],
  columns: [
    <DataTable.Col key="batch" source="batchId" label="Batch" />,
    <DataTable.NumberCol key="position" source="position" />,
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.NumberCol key="questions" source="questions" disableSort />,
    <DataTable.NumberCol key="minutes" source="minutes" disableSort />,
  ],
  defaults: { position: 1 },
  form: (
    <>
      <TextInput source="batchId" label="Batch" validate={required()} />
      <NumberInput source="position" helperText="1 or 2: a batch can have two tests." validate={required()} />
      <SpokenInput source="title" />
      <TextInput source="subject" validate={required()} />
      <NumberInput source="questions" validate={required()} />
      <NumberInput source="minutes" validate={required()} />
      <SpokenInput source="note" label="Instructions" />
    </>
  ),
}

const splash: Screen = {
  name: 'splash-screens',
  label: 'Splash screens',
  feature,
  asText: ({ title }) => title?.en,
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.NumberCol key="position" source="position" />,
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="text" source="text" disableSort field={Spoken} />,
    <DataTable.Col key="active" source="isActive" label="Active" disableSort field={YesNo} />,
  ],
  defaults: { position: 1, href: null, shownForMs: 1_500, isActive: false },
  form: (
    <>
      <SpokenInput source="title" />
      <SpokenInput source="text" />
      <TextInput source="href" label="Link" />
      <NumberInput source="shownForMs" label="Duration (milliseconds)" validate={required()} />
      <NumberInput source="position" validate={required()} />
      <BooleanInput source="isActive" label="Active" />
    </>
  ),
}

export const onboardingScreens = [steps, videos, tests, splash]
