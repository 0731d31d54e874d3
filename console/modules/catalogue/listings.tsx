// How courses are shown: what their own pages say, their toppers, the shelf of short programmes, names of groups of targets.
import { ArrayInput, BooleanInput, DataTable, NullableBooleanInput, NumberInput, ReferenceField, required, SearchInput, SimpleFormIterator, TextInput } from 'react-admin' // prettier-ignore
import { FORMATS } from '#core/modules/listings/shelf.ts'
import { Spoken, State, When, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, SpokenInput } from '../../kit/inputs.tsx'
import { RefInput } from '../../kit/ref-input.tsx'
import type { Screen } from '../../kit/screen.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const feature = 'catalogue'
const course = <RefInput source="bundleId" reference="courses" label="Course" isRequired />
const courseColumn = (
  <DataTable.Col key="course" source="bundleId" label="Course" disableSort>
    <ReferenceField source="bundleId" reference="courses" link={false} />
  </DataTable.Col>
)

function TextsInput({ source, label }: { readonly source: string; readonly label: string }) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator fullWidth>
        <SpokenInput source="" label="Text" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

/** Which course it is about: an id is no name. */
const whose = (
  <p className="sentence">
    <ReferenceField source="bundleId" reference="courses" />
  </p>
)

const orNull = (typed: string) => (typed === '' ? null : typed)

const coursePages: Screen = {
  name: 'course-pages',
  label: 'Course pages',
  feature,
  asText: () => '',
  filters: [search],
  columns: [
    courseColumn,
    <DataTable.Col key="helps" label="Helps with" disableSort render={({ helps }) => helps.length} />,
    <DataTable.Col key="services" label="Includes" disableSort render={({ services }) => services.length} />,
    <DataTable.Col key="stats" label="Figures" disableSort render={({ keyStats }) => keyStats.length} />,
  ],
  whenNew: course,
  defaults: { helps: [], services: [], keyStats: [], videoUrl: null, thumbnailMweb: null, thumbnailDweb: null },
  form: (
    <>
      {whose}
      <TextsInput source="helps" label="Helps with" />
      <TextsInput source="services" label="Includes" />
      <ArrayInput source="keyStats" label="Key figures of the course">
        <SimpleFormIterator fullWidth>
          <TextInput source="figure" validate={required()} />
          <SpokenInput source="text" />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput
        source="videoUrl"
        label="Video"
        type="url"
        parse={orNull}
        helperText="Add the video and both pictures, or none of them."
      />
      <TextInput source="thumbnailMweb" label="Video picture on a phone" parse={orNull} />
      <TextInput source="thumbnailDweb" label="Video picture on a wide screen" parse={orNull} />
    </>
  ),
}

const toppers: Screen = {
  name: 'toppers',
  label: 'Toppers',
  feature: 'content',
  asText: ({ name, result }) => `${name}, ${result}`,
  filters: [search, <NullableBooleanInput key="shown" source="isShown" label="Shown" alwaysOn />],
  sort: { field: 'year', order: 'DESC' },
  columns: [
    <DataTable.Col key="name" source="name" />,
    <DataTable.Col key="result" source="result" disableSort />,
    <DataTable.Col key="exam" source="exam" disableSort />,
    <DataTable.NumberCol key="year" source="year" options={{ useGrouping: false }} />,
    <DataTable.Col key="until" source="expiresAt" label="Consent until" field={When} />,
  ],
  defaults: { wasPaid: true },
  form: (
    <>
      {course}
      <TextInput source="name" validate={required()} />
      <TextInput source="result" helperText="AIR 412" validate={required()} />
      <TextInput source="exam" validate={required()} />
      <NumberInput source="year" validate={required()} />
      <TextInput source="course" label="Course name, as shown" validate={required()} />
      <NumberInput source="courseMonths" label="Months enrolled" validate={required()} />
      <BooleanInput source="wasPaid" label="Paid course" />
      <TextInput source="sourceUrl" label="Link to the published result" type="url" validate={required()} />
      <InstantInput source="consentedAt" label="Written consent from" validate={required()} />
      <InstantInput
        source="expiresAt"
        label="Consent until"
        helperText="The topper is hidden after this date."
        validate={required()}
      />
    </>
  ),
}

const shortPrograms: Screen = {
  name: 'short-programs',
  label: 'Short courses',
  feature,
  asText: () => '',
  filters: [search, <ChoiceInput key="format" source="format" choices={FORMATS} alwaysOn />],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    courseColumn,
    <DataTable.Col key="format" source="format" field={State} />,
    <DataTable.Col key="featured" source="isFeatured" label="Featured" disableSort field={YesNo} />,
    <DataTable.NumberCol key="rank" source="rank" />,
  ],
  whenNew: course,
  defaults: { isFeatured: false, rank: 1 },
  form: (
    <>
      {whose}
      <ChoiceInput source="format" choices={FORMATS} validate={required()} />
      <BooleanInput source="isFeatured" label="Featured" />
      <NumberInput source="rank" validate={required()} />
    </>
  ),
}

const groupHeadings: Screen = {
  name: 'group-headings',
  label: 'Target groups',
  feature,
  asText: ({ heading }) => heading?.en,
  filters: [search],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    <DataTable.Col key="group" source="targetGroup" label="Group" />,
    <DataTable.Col key="heading" source="heading" disableSort field={Spoken} />,
    <DataTable.NumberCol key="rank" source="rank" />,
  ],
  whenNew: (
    <TextInput
      source="targetGroup"
      label="Group"
      helperText="For example JEE, NEET or the name of a board."
      validate={required()}
    />
  ),
  form: (
    <>
      <SpokenInput source="heading" />
      <NumberInput source="rank" validate={required()} />
    </>
  ),
}

export const listingScreens = [coursePages, shortPrograms, groupHeadings, toppers]
