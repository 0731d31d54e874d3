import {
  BooleanInput,
  DataTable,
  NullableBooleanInput,
  NumberInput,
  required,
  SearchInput,
  TextInput,
} from 'react-admin'
import { STREAMS } from '#core/taxonomy/grade.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { ChoiceInput, InstantInput, ListInput, MoneyInput, SpokenInput } from '../../kit/inputs.tsx'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { List, Money, Spoken, State, When, YesNo } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'catalogue'
const SALE = ['DRAFT', 'ACTIVE', 'INACTIVE']
const VARIANTS = ['LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM']

const key = (
  <TextInput source="key" helperText="Small letters, digits and dashes. It stays for good." validate={required()} />
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
      <TextInput source="targetGroup" label="Group" helperText="Empty: the learner’s board." />
      <ChoiceInput source="status" choices={['ACTIVE', 'LEGACY']} validate={required()} />
      <TextInput source="successor" helperText="Where the pages of a legacy target lead to." />
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
    <DataTable.Col key="picker" source="isInPicker" label="In the picker" disableSort field={YesNo} />,
  ],
  mayCreate: false,
  form: (
    <>
      <SpokenInput source="name" />
      <BooleanInput source="isInPicker" label="In the picker" />
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
      <ListInput source="subjects" helperText="Keys of subjects, the main one first." validate={required()} />
      <TextInput source="qualification" validate={required()} />
      <NumberInput source="experienceYears" label="Years of experience" validate={required()} />
      <ListInput source="languages" helperText={LANGUAGES.join(', ')} validate={required()} />
      <SpokenInput source="about" multiline />
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

const courses: Screen = {
  name: 'courses',
  label: 'Courses',
  feature,
  asText: ({ title }) => title?.en,
  filters: [
    search,
    <ChoiceInput key="status" source="status" choices={SALE} alwaysOn />,
    <NumberInput key="grade" source="grade" />,
    <TextInput key="target" source="target" />,
    <ChoiceInput key="language" source="language" choices={LANGUAGES} />,
    <NullableBooleanInput key="listed" source="isListed" label="Listed" />,
  ],
  columns: [
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.NumberCol key="grade" source="grade" />,
    <DataTable.Col key="target" source="target" disableSort />,
    <DataTable.Col key="variant" source="variantName" label="Tier" disableSort />,
    <DataTable.Col align="right" key="price" source="price" field={Money} />,
    <DataTable.Col key="starts" source="startsAt" label="Starts" field={When} />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  bulk: <BulkChange choices={SALE.map((status) => ({ label: status, change: { status } }))} />,
  defaults: { status: 'DRAFT', isListed: false, isEarlyLearning: false, courseKind: 'FULL', language: 'en', stream: null, variantName: null, lastPurchaseAt: null, aslGroup: null }, // prettier-ignore
  form: (
    <>
      <SpokenInput source="title" />
      <SpokenInput source="outcome" multiline />
      <TextInput source="slug" helperText="Its readable name in the address." validate={required()} />
      <NumberInput source="grade" validate={required()} />
      <ChoiceInput source="stream" choices={STREAMS} />
      <ListInput source="boards" helperText="Its own first." validate={required()} />
      <TextInput source="target" validate={required()} />
      <ChoiceInput source="language" choices={LANGUAGES} validate={required()} />
      <ChoiceInput source="variantName" label="Tier" choices={VARIANTS} />
      <ChoiceInput
        source="courseKind"
        label="Kind"
        choices={['FULL', 'CRASH', 'REVISION', 'SPECIAL']}
        validate={required()}
      />
      <MoneyInput source="price" validate={required()} />
      <MoneyInput
        source="cutPrice"
        label="Struck price"
        helperText="Shown only where it was charged before."
        validate={required()}
      />
      <InstantInput source="startsAt" label="Starts" validate={required()} />
      <InstantInput source="endsAt" label="Ends" validate={required()} />
      <InstantInput source="lastPurchaseAt" label="Nobody may buy it after" />
      <TextInput source="aslGroup" label="Group of the same lessons" />
      <BooleanInput source="isEarlyLearning" label="Early learning" />
      <ChoiceInput source="status" choices={SALE} validate={required()} />
      <BooleanInput source="isListed" label="Listed" helperText="One that is not listed is sold by its link." />
    </>
  ),
}

export const catalogueScreens = [courses, teachers, boards, targets, grades, subjects, schools]
