import { BooleanInput, DataTable, NumberInput, ReferenceField, required, SearchInput, TextInput } from 'react-admin'
import { STREAMS } from '#core/taxonomy/grade.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { List, Money, Spoken, State, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, ListInput, MoneyInput, SpokenInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { PlanMatrix } from './plan-matrix.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'plans'
const SALE = ['DRAFT', 'ACTIVE', 'INACTIVE']
const VARIANTS = ['LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM']
const onSale = <BulkChange choices={SALE.map((status) => ({ label: status, change: { status } }))} />

const programs: Screen = {
  name: 'programs',
  label: 'Programs',
  feature,
  asText: ({ name }) => name?.en,
  filters: [
    search,
    <ChoiceInput key="status" source="status" choices={SALE} alwaysOn />,
    <NumberInput key="grade" source="grade" />,
    <TextInput key="target" source="target" />,
  ],
  sort: { field: 'grade', order: 'ASC' },
  columns: [
    <DataTable.Col key="name" source="name" disableSort field={Spoken} />,
    <DataTable.NumberCol key="grade" source="grade" />,
    <DataTable.Col key="boards" source="boards" disableSort field={List} />,
    <DataTable.Col key="target" source="target" disableSort />,
    <DataTable.NumberCol key="year" source="year" options={{ useGrouping: false }} />,
    <DataTable.Col key="hidden" source="isHidden" label="By link only" disableSort field={YesNo} />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  bulk: onSale,
  aside: PlanMatrix,
  defaults: { status: 'DRAFT', isHidden: true, language: 'en', rank: 1, stream: null },
  form: (
    <>
      <SpokenInput source="name" />
      <NumberInput source="grade" validate={required()} />
      <ChoiceInput source="stream" choices={STREAMS} />
      <ListInput source="boards" helperText="Its own first." validate={required()} />
      <TextInput source="target" validate={required()} />
      <NumberInput source="year" helperText="The year of the exam." validate={required()} />
      <ChoiceInput source="language" choices={LANGUAGES} validate={required()} />
      <NumberInput source="rank" helperText="The lowest is the one where several fit." validate={required()} />
      <BooleanInput source="isHidden" label="By its link only" />
      <ChoiceInput source="status" choices={SALE} validate={required()} />
    </>
  ),
}

const plans: Screen = {
  name: 'plans',
  label: 'Plans',
  feature,
  asText: ({ title }) => title?.en,
  filters: [
    search,
    <ChoiceInput key="status" source="status" choices={SALE} alwaysOn />,
    <ChoiceInput key="variant" source="variantName" label="Tier" choices={VARIANTS} />,
    <TextInput key="program" source="programId" label="Program" />,
  ],
  columns: [
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="program" source="programId" label="Program">
      <ReferenceField source="programId" reference="programs" />
    </DataTable.Col>,
    <DataTable.Col key="variant" source="variantName" label="Tier" />,
    <DataTable.NumberCol key="months" source="validMonths" label="Months" />,
    <DataTable.Col align="right" key="price" source="price" field={Money} />,
    <DataTable.Col key="status" source="status" field={State} />,
  ],
  bulk: onSale,
  defaults: { status: 'DRAFT', aioValidTill: null },
  form: (
    <>
      <SpokenInput source="title" />
      <TextInput source="programId" label="Program" validate={required()} />
      <TextInput source="bundleId" label="Course" validate={required()} />
      <ChoiceInput source="variantName" label="Tier" choices={VARIANTS} validate={required()} />
      <NumberInput source="validMonths" label="Months" helperText="0 is the full course." validate={required()} />
      <MoneyInput source="price" helperText="A new price needs the right to approve." validate={required()} />
      <MoneyInput source="cutPrice" label="Struck price" validate={required()} />
      <InstantInput source="aioValidTill" label="Valid till" />
      <ChoiceInput source="status" choices={SALE} validate={required()} />
    </>
  ),
}

export const planScreens = [programs, plans]
