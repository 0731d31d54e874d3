import { BooleanInput, DataTable, NullableBooleanInput, NumberInput, ReferenceField, required, SearchInput, TextInput } from 'react-admin' // prettier-ignore
import { BATCH_LABELS } from '#core/modules/catalogue/batch-label.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { STREAMS } from '#core/taxonomy/grade.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { Grade, Money, Price, Spoken, Standing, When, whenText } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, ListInput, MoneyInput, SpokenInput } from '../../kit/inputs.tsx'
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import { RefInput } from '../../kit/ref-input.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { numberColumn, SheetInput, textColumn } from '../../kit/sheets/sheet-input.tsx'
import { CourseStaffInput, TimetableInput } from './timetable-input.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'catalogue'
const language = <ChoiceInput key="language" source="language" choices={LANGUAGES} />

const courseForm = (
  <>
    <SpokenInput source="title" />
    <SpokenInput source="outcome" multiline />
    <PictureInput source="pictureId" label="Picture" />
    <TextInput source="slug" helperText="Used in the page address." validate={required()} />
    <NumberInput source="grade" validate={required()} />
    <ChoiceInput source="stream" choices={STREAMS} />
    <ListInput source="boards" helperText="Main board first." validate={required()} />
    <RefInput source="target" reference="targets" label="Target" isRequired />
    <ChoiceInput source="language" choices={LANGUAGES} validate={required()} />
    <ChoiceInput source="variantName" label="Tier" choices={VARIANTS} />
    <ChoiceInput source="courseKind" label="Kind" choices={['FULL', 'CRASH', 'REVISION', 'SPECIAL']} validate={required()} />
    <MoneyInput source="price" helperText="A new price must be published by another person." validate={required()} />
    <MoneyInput source="cutPrice" label="List price" helperText="Shown struck through, only if it was charged before." validate={required()} />
    <InstantInput source="startsAt" label="Starts" validate={required()} />
    <InstantInput source="endsAt" label="Ends" validate={required()} />
    <InstantInput source="lastPurchaseAt" label="Last purchase date" />
    <TextInput source="aslGroup" label="Group of similar courses" parse={orNull} />
    <RefInput source="curriculumId" reference="curricula" label="Curriculum" />
    <CourseStaffInput />
    <BooleanInput source="isEarlyLearning" label="Early learning" />
    <BooleanInput source="isListed" label="Listed" helperText="If off, families can buy it only by its link." />
  </>
) // prettier-ignore

function orNull(text: string): string | null {
  return text === '' ? null : text
}

const courses: Screen = {
  name: 'courses',
  label: 'Courses',
  feature,
  asText: ({ title }) => title?.en,
  filters: [
    search,
    <ChoiceInput key="status" source="status" choices={['DRAFT', 'ACTIVE', 'INACTIVE']} alwaysOn />,
    <NumberInput key="grade" source="grade" />,
    <TextInput key="target" source="target" />,
    language,
    <NullableBooleanInput key="listed" source="isListed" label="Listed" />,
    <NullableBooleanInput key="draft" source="hasDraft" label="Unpublished changes" />,
  ],
  columns: [
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="grade" source="grade" field={Grade} />,
    <DataTable.Col key="target" source="target" disableSort />,
    <DataTable.Col key="variant" source="variantName" label="Tier" disableSort />,
    <DataTable.Col align="right" key="price" source="price" field={Money} />,
    <DataTable.Col key="starts" source="startsAt" label="Starts" field={When} />,
    <DataTable.Col key="status" source="status" field={Standing} />,
  ],
  bulk: (
    <BulkChange
      choices={[
        { label: 'Take off sale', change: { status: 'INACTIVE' } },
        { label: 'Put on sale', change: { status: 'ACTIVE' } },
      ]}
    />
  ),
  isPublished: true,
  preview: ({ title, outcome, price, cutPrice, startsAt }, speak) => (
    <>
      <strong>{speak(title)}</strong>
      <p>{speak(outcome)}</p>
      <Price price={price} cutPrice={cutPrice} />
      {startsAt && <p className="quiet">Starts {whenText(startsAt)}</p>}
    </>
  ),
  defaults: { isListed: false, isEarlyLearning: false, courseKind: 'FULL', language: 'en', stream: null, variantName: null, lastPurchaseAt: null, aslGroup: null, curriculumId: null, pictureId: null, staff: [] }, // prettier-ignore
  form: courseForm,
}

const courseColumn = (
  <DataTable.Col key="course" source="bundleId" label="Course" disableSort>
    <ReferenceField source="bundleId" reference="courses" />
  </DataTable.Col>
)

const batches: Screen = {
  name: 'batches',
  label: 'Batches',
  feature,
  asText: ({ label }) => `Batch ${label}`,
  filters: [search, <RefInput key="course" source="bundleId" reference="courses" label="Course" />, language],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    courseColumn,
    <DataTable.Col key="label" source="label" />,
    <DataTable.Col key="starts" source="startsAt" label="Starts" field={When} />,
    <DataTable.Col key="ends" source="endsAt" label="Ends" disableSort field={When} />,
    <DataTable.Col key="language" source="language" disableSort />,
  ],
  defaults: { label: 'main', language: 'en', slots: [] },
  form: (
    <>
      <RefInput source="bundleId" reference="courses" label="Course" isRequired />
      <ChoiceInput source="label" choices={BATCH_LABELS} validate={required()} />
      <InstantInput source="startsAt" label="Starts" validate={required()} />
      <InstantInput source="endsAt" label="Ends" validate={required()} />
      <ChoiceInput source="language" choices={LANGUAGES} validate={required()} />
      <TimetableInput />
    </>
  ),
}

const curricula: Screen = {
  name: 'curricula',
  label: 'Curricula',
  feature,
  asText: ({ id, name }) => name || String(id),
  filters: [search],
  sort: { field: 'name', order: 'ASC' },
  columns: [
    <DataTable.Col key="id" source="id" disableSort />,
    <DataTable.Col key="name" source="name" />,
    <DataTable.NumberCol key="chapters" source="chapterCount" label="Chapters" disableSort />,
    <DataTable.NumberCol key="courses" source="courseCount" label="Courses" disableSort />,
  ],
  defaults: { chapters: [] },
  form: (
    <>
      <TextInput source="name" validate={required()} />
      <SheetInput
        source="chapters"
        label="Chapters, in teaching order"
        columns={[
          textColumn('subject', 'Subject key'),
          textColumn('chapter', 'Chapter'),
          numberColumn('month', 'Month'),
          numberColumn('classes', 'Classes'),
          numberColumn('tests', 'Tests'),
        ]}
      />
    </>
  ),
}

const trials: Screen = {
  name: 'trials',
  label: 'Trials',
  feature,
  asText: ({ id }) => id,
  filters: [search],
  sort: { field: 'trialAmount', order: 'ASC' },
  columns: [
    courseColumn,
    <DataTable.Col align="right" key="amount" source="trialAmount" label="Price" field={Money} />,
    <DataTable.NumberCol key="days" source="trialAllowedDays" label="Days" disableSort />,
  ],
  form: (
    <>
      <RefInput source="bundleId" reference="courses" label="Course" isRequired />
      <MoneyInput source="trialAmount" label="Price" validate={required()} />
      <MoneyInput source="cutPrice" label="List price" validate={required()} />
      <NumberInput source="trialAllowedDays" label="Days" validate={required()} />
    </>
  ),
}

export const courseScreens = [courses, batches, curricula, trials]
