import { BooleanInput, CheckboxGroupInput, DataTable, NullableBooleanInput, NumberInput, ReferenceField, required, SearchInput, TextInput } from 'react-admin' // prettier-ignore
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { SERVICES } from '#core/modules/plans/service-inclusion.ts'
import { STREAMS } from '#core/taxonomy/grade.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { Grade, List, Money, Price, Spoken, Standing, When, words, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, ListInput, MoneyInput, SpokenInput } from '../../kit/inputs.tsx'
import { RefInput } from '../../kit/ref-input.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { PlanMatrix } from './plan-matrix.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'plans'
const SALE = ['DRAFT', 'ACTIVE', 'INACTIVE']
const onSale = (
  <BulkChange
    choices={[
      { label: 'Take off sale', change: { status: 'INACTIVE' } },
      { label: 'Put on sale', change: { status: 'ACTIVE' } },
    ]}
  />
)
const waits = <NullableBooleanInput key="draft" source="hasDraft" label="Unpublished changes" />

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
    waits,
  ],
  sort: { field: 'grade', order: 'ASC' },
  columns: [
    <DataTable.Col key="name" source="name" disableSort field={Spoken} />,
    <DataTable.Col key="grade" source="grade" field={Grade} />,
    <DataTable.Col key="boards" source="boards" disableSort field={List} />,
    <DataTable.Col key="target" source="target" disableSort />,
    <DataTable.NumberCol key="year" source="year" options={{ useGrouping: false }} />,
    <DataTable.Col key="hidden" source="isHidden" label="Link only" disableSort field={YesNo} />,
    <DataTable.Col key="status" source="status" field={Standing} />,
  ],
  bulk: onSale,
  aside: PlanMatrix,
  isPublished: true,
  preview: ({ name, grade, boards, year }, speak) => (
    <>
      <strong>{speak(name)}</strong>
      <p>
        Class {grade} · {boards?.join(', ')} · {year}
      </p>
    </>
  ),
  defaults: { isHidden: true, language: 'en', rank: 1, stream: null },
  form: (
    <>
      <SpokenInput source="name" />
      <NumberInput source="grade" validate={required()} />
      <ChoiceInput source="stream" choices={STREAMS} />
      <ListInput source="boards" helperText="Main board first." validate={required()} />
      <TextInput source="target" validate={required()} />
      <NumberInput source="year" helperText="Year of the exam." validate={required()} />
      <ChoiceInput source="language" choices={LANGUAGES} validate={required()} />
      <NumberInput source="rank" helperText="If several match, the lowest number is used." validate={required()} />
      <BooleanInput source="isHidden" label="Sold by link only" />
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
    waits,
  ],
  columns: [
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="program" source="programId" label="Program">
      <ReferenceField source="programId" reference="programs" />
    </DataTable.Col>,
    <DataTable.Col key="variant" source="variantName" label="Tier" />,
    <DataTable.NumberCol key="months" source="validMonths" label="Months" />,
    <DataTable.Col align="right" key="price" source="price" field={Money} />,
    <DataTable.Col key="status" source="status" field={Standing} />,
  ],
  bulk: onSale,
  isPublished: true,
  preview: ({ title, price, cutPrice, services }, speak) => (
    <>
      <strong>{speak(title)}</strong>
      <Price price={price} cutPrice={cutPrice} />
      <ul>
        {services?.map((service: string) => (
          <li key={service}>{words(service)}</li>
        ))}
      </ul>
    </>
  ),
  defaults: { aioValidTill: null, services: SERVICES },
  form: (
    <>
      <SpokenInput source="title" />
      <RefInput source="programId" reference="programs" label="Program" isRequired />
      <RefInput source="bundleId" reference="courses" label="Course" isRequired />
      <ChoiceInput source="variantName" label="Tier" choices={VARIANTS} validate={required()} />
      <NumberInput
        source="validMonths"
        label="Months"
        helperText="Enter 0 for the full course."
        validate={required()}
      />
      <MoneyInput source="price" helperText="A new price must be published by another person." validate={required()} />
      <MoneyInput source="cutPrice" label="List price" validate={required()} />
      <CheckboxGroupInput source="services" choices={SERVICES.map((id) => ({ id, name: words(id) }))} />
      <InstantInput source="aioValidTill" label="Valid until" />
    </>
  ),
}

const services: Screen = {
  name: 'services',
  label: 'Plan services',
  feature,
  asText: ({ name }) => name?.en,
  mayCreate: false,
  filters: [search],
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.NumberCol key="position" source="position" />,
    <DataTable.Col key="name" source="name" disableSort field={Spoken} />,
    <DataTable.Col key="explanation" source="explanation" disableSort field={Spoken} />,
  ],
  form: (
    <>
      <NumberInput source="position" validate={required()} />
      <SpokenInput source="name" />
      <SpokenInput source="explanation" multiline />
      <TextInput source="url" helperText="Link shown for the Lite plan." parse={(text: string) => text || null} />
    </>
  ),
}

const sessionYears: Screen = {
  name: 'session-years',
  label: 'Session years',
  feature,
  asText: ({ grade, year }) => `Class ${grade}: ${year}`,
  filters: [<NumberInput key="grade" source="grade" alwaysOn />],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="grade" source="grade" field={Grade} />,
    <DataTable.Col key="starts" source="startsAt" label="From" field={When} />,
    <DataTable.NumberCol key="year" source="year" disableSort options={{ useGrouping: false }} />,
  ],
  whenNew: (
    <>
      <NumberInput source="grade" validate={required()} />
      <InstantInput source="startsAt" label="From" validate={required()} />
    </>
  ),
  form: <NumberInput source="year" helperText="Year of the exam." validate={required()} />,
}

export const planScreens = [programs, plans, services, sessionYears]
