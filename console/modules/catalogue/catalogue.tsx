import { BooleanInput, DataTable, NumberInput, required, SearchInput, TextInput } from 'react-admin'
import { STREAMS } from '#core/taxonomy/grade.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { ChoiceInput, ListInput, SpokenInput } from '../../kit/inputs.tsx'
import { List, Spoken, State, YesNo } from '../../kit/fields.tsx'
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { courseScreens } from './courses.tsx'
import { listingScreens } from './listings.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'catalogue'

const key = (
  <TextInput
    source="key"
    helperText="Use small letters, digits and dashes. It cannot be changed later."
    validate={required()}
  />
)
const keyColumns = [
  <DataTable.Col key="key" source="key" />,
  <DataTable.Col key="name" source="name" disableSort field={Spoken} />,
]
const rankColumn = <DataTable.NumberCol key="rank" source="rank" />
const named = (
  <>
    <SpokenInput source="name" />
    <NumberInput source="rank" validate={required()} />
  </>
)

const boards: Screen = {
  name: 'boards',
  label: 'Boards',
  feature,
  asText: ({ name }) => name?.en,
  filters: [search],
  columns: [...keyColumns, rankColumn],
  whenNew: key,
  form: named,
}

const targets: Screen = {
  name: 'targets',
  label: 'Targets',
  feature,
  asText: ({ name }) => name?.en,
  filters: [search, <ChoiceInput key="status" source="status" choices={['ACTIVE', 'LEGACY']} />],
  columns: [
    ...keyColumns,
    <DataTable.Col key="group" source="targetGroup" label="Group" disableSort />,
    <DataTable.Col key="status" source="status" field={State} />,
    <DataTable.Col key="successor" source="successor" disableSort />,
    rankColumn,
  ],
  whenNew: key,
  defaults: { status: 'ACTIVE', targetGroup: null, successor: null },
  form: (
    <>
      {named}
      <TextInput source="targetGroup" label="Group" helperText="Leave empty to use the learner’s board." />
      <ChoiceInput source="status" choices={['ACTIVE', 'LEGACY']} validate={required()} />
      <TextInput source="successor" helperText="The target that replaces a legacy target." />
    </>
  ),
}

const grades: Screen = {
  name: 'grades',
  label: 'Grades',
  feature,
  asText: ({ name }) => name?.en,
  filters: [search],
  columns: [
    ...keyColumns,
    <DataTable.NumberCol key="grade" source="grade" />,
    <DataTable.Col key="picker" source="isInPicker" label="Shown in the picker" disableSort field={YesNo} />,
  ],
  whenNew: key,
  defaults: { isInPicker: true, stream: null },
  form: (
    <>
      <NumberInput source="grade" helperText="LKG is −2, UKG is −1, 12 Pass is 13." validate={required()} />
      <ChoiceInput source="stream" choices={STREAMS} />
      <SpokenInput source="name" />
      <BooleanInput source="isInPicker" label="Shown in the picker" />
    </>
  ),
}

const subjects: Screen = {
  name: 'subjects',
  label: 'Subjects',
  feature,
  asText: ({ name }) => name?.en,
  filters: [search, <ChoiceInput key="state" source="state" choices={['VISIBLE', 'HIDDEN']} />],
  columns: [...keyColumns, <DataTable.Col key="state" source="state" field={State} />, rankColumn],
  whenNew: key,
  defaults: { state: 'VISIBLE' },
  form: (
    <>
      {named}
      <ChoiceInput source="state" choices={['VISIBLE', 'HIDDEN']} validate={required()} />
    </>
  ),
}

const teachers: Screen = {
  name: 'teachers',
  label: 'Teachers',
  feature,
  asText: ({ name }) => name,
  filters: [
    search,
    <TextInput key="subject" source="subject" />,
    <ChoiceInput key="language" source="language" choices={LANGUAGES} />,
  ],
  columns: [
    <DataTable.Col key="name" source="name" />,
    <DataTable.Col key="subjects" source="subjects" disableSort field={List} />,
    <DataTable.Col key="qualification" source="qualification" disableSort />,
    <DataTable.NumberCol key="years" source="experienceYears" label="Years" />,
    <DataTable.Col key="languages" source="languages" disableSort field={List} />,
  ],
  form: (
    <>
      <TextInput source="name" validate={required()} />
      <ListInput source="subjects" helperText="Subject keys, main subject first." validate={required()} />
      <TextInput source="qualification" validate={required()} />
      <NumberInput source="experienceYears" label="Years of experience" validate={required()} />
      <ListInput source="languages" helperText={LANGUAGES.join(', ')} validate={required()} />
      <SpokenInput source="about" multiline />
      <PictureInput source="pictureId" label="Portrait" />
    </>
  ),
}

const schools: Screen = {
  name: 'schools',
  label: 'Schools',
  sheet: ['name', 'city', 'stateCode', 'pinCode', 'board'],
  feature,
  asText: ({ name }) => name,
  filters: [search, <TextInput key="board" source="board" />, <TextInput key="state" source="stateCode" />],
  columns: ['name', 'city', 'stateCode', 'pinCode', 'board'].map((source) => (
    <DataTable.Col key={source} source={source} disableSort={source.endsWith('Code')} />
  )),
  form: (
    <>
      {['name', 'city', 'stateCode', 'pinCode', 'board'].map((source) => (
        <TextInput key={source} source={source} validate={required()} />
      ))}
    </>
  ),
}

export const catalogueScreens = [
  ...courseScreens,
  ...listingScreens,
  teachers,
  boards,
  targets,
  grades,
  subjects,
  schools,
]
