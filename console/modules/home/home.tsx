// What the home page shows: its sections, the feed's cards, offerings, master classes, pop-ups.
import { DataTable, NumberInput, required, SearchInput, SelectArrayInput, TextInput } from 'react-admin'
import { AUDIENCES } from '#core/modules/home/audience.ts'
import { AUTHORED_TYPES } from '#core/taxonomy/feed-card.ts'
import { POPUP_KINDS } from '#core/modules/clickstream/popups.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { List, Spoken, State, When, words } from '../../kit/fields.tsx'
import { ChoiceInput, InstantInput, ListInput, SpokenInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { CardPreview, SectionPreview } from './previews.tsx'

const STATES = ['DRAFT', 'ACTIVE', 'INACTIVE']
const ICONS = ['book-open', 'calendar-days', 'graduation-cap', 'landmark', 'message-circle', 'play', 'star', 'trophy', 'user-round', 'video'] // prettier-ignore
const PAGES = ['home', 'explore', 'courses', 'course', 'plans', 'campaign']
const feature = 'content'
const search = <SearchInput key="q" source="q" alwaysOn />
const byState = <ChoiceInput key="state" source="entityState" label="State" choices={STATES} alwaysOn />
const stateColumn = <DataTable.Col key="state" source="entityState" label="State" disableSort field={State} />
const rankColumn = <DataTable.NumberCol key="rank" source="rank" />
const titleColumn = <DataTable.Col key="title" source="title" disableSort field={Spoken} />
const forWhom = <ChoiceInput source="audience" label="Audience" choices={AUDIENCES} validate={required()} />
const rank = <NumberInput source="rank" label="Position" validate={required()} />
const state = <ChoiceInput source="entityState" label="State" choices={STATES} validate={required()} />
const grades = <ListInput source="grades" label="Classes (empty for all)" isNumbers defaultValue={[]} />
const leadsTo = <TextInput source="redirectionUrl" label="Link" validate={required()} />

const sections: Screen = {
  name: 'home-sections',
  label: 'Sections',
  feature,
  asText: ({ key }) => words(key),
  filters: [search, byState],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    rankColumn,
    <DataTable.Col key="key" source="key" label="Section" field={State} />,
    <DataTable.Col key="heading" source="heading" disableSort field={Spoken} />,
    <DataTable.Col key="audience" source="audience" label="Audience" disableSort field={State} />,
    stateColumn,
  ],
  mayCreate: false,
  form: (
    <>
      <SpokenInput source="heading" />
      <SpokenInput source="subHeading" isOptional multiline />
      {rank}
      {forWhom}
      {state}
    </>
  ),
  aside: SectionPreview,
}

const cards: Screen = {
  name: 'feed-cards',
  label: 'Feed cards',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search, byState, <ChoiceInput key="type" source="type" choices={AUTHORED_TYPES} />],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    rankColumn,
    <DataTable.Col key="type" source="type" disableSort field={State} />,
    titleColumn,
    <DataTable.Col key="audience" source="audience" label="Audience" disableSort field={State} />,
    <DataTable.Col key="until" source="endsAt" label="Until" field={When} />,
    stateColumn,
  ],
  bulk: <BulkChange choices={STATES.map((each) => ({ label: each, change: { entityState: each } }))} />,
  defaults: { text: null, media: null, at: null, grades: [], audience: 'EVERYONE', rank: 5, startsAt: null, endsAt: null, entityState: 'DRAFT' }, // prettier-ignore
  form: (
    <>
      <ChoiceInput source="type" choices={AUTHORED_TYPES} validate={required()} />
      <SpokenInput source="title" />
      <SpokenInput source="text" isOptional multiline />
      <SpokenInput source="label" label="Link text" />
      {leadsTo}
      <InstantInput source="at" label="Event starts" />
      {forWhom}
      {grades}
      {rank}
      <InstantInput source="startsAt" label="Shown from" />
      <InstantInput source="endsAt" label="Shown until" />
      {state}
    </>
  ),
  aside: CardPreview,
}

const offerings: Screen = {
  name: 'offerings',
  label: 'Offerings',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search, byState],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    rankColumn,
    titleColumn,
    <DataTable.Col key="grades" source="grades" label="Classes" disableSort field={List} />,
    <DataTable.Col key="to" source="redirectionUrl" label="Link" disableSort />,
    stateColumn,
  ],
  defaults: { grades: [], rank: 1, entityState: 'DRAFT' },
  form: (
    <>
      <SpokenInput source="title" />
      <SpokenInput source="text" multiline />
      <ChoiceInput source="icon" choices={ICONS} validate={required()} />
      {leadsTo}
      {grades}
      {rank}
      {state}
    </>
  ),
  aside: CardPreview,
}

const masterClasses: Screen = {
  name: 'master-classes',
  label: 'Master classes',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search, byState],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="starts" source="startsAt" label="Begins" field={When} />,
    titleColumn,
    <DataTable.Col key="teacher" source="teacherName" label="Teacher" />,
    <DataTable.Col key="language" source="language" disableSort />,
    stateColumn,
  ],
  defaults: { grades: [], targets: [], language: 'en', lengthMinutes: 60, entityState: 'DRAFT' },
  form: (
    <>
      <SpokenInput source="title" />
      <TextInput source="teacherName" label="Teacher" validate={required()} />
      <TextInput source="subjectKey" label="Subject key" validate={required()} />
      <ChoiceInput source="language" choices={LANGUAGES} validate={required()} />
      <InstantInput source="startsAt" label="Begins" validate={required()} />
      <NumberInput source="lengthMinutes" label="Minutes" validate={required()} />
      {leadsTo}
      {grades}
      <ListInput source="targets" label="Targets (empty for all)" defaultValue={[]} />
      {state}
    </>
  ),
}

const popups: Screen = {
  name: 'popups',
  label: 'Pop-ups',
  feature,
  asText: ({ title }) => title?.en,
  filters: [search, byState, <ChoiceInput key="kind" source="kind" choices={POPUP_KINDS} />],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    titleColumn,
    <DataTable.Col key="kind" source="kind" disableSort field={State} />,
    <DataTable.Col key="pages" source="pages" disableSort field={List} />,
    <DataTable.Col key="until" source="endsAt" label="Until" disableSort field={When} />,
    <DataTable.NumberCol key="views" source="views" label="Seen" disableSort />,
    <DataTable.NumberCol key="logins" source="loginClicks" label="Link to the login" disableSort />,
    <DataTable.NumberCol key="closes" source="closeClicks" label="Closed" disableSort />,
    stateColumn,
  ],
  defaults: { kind: 'OFFER', pages: ['explore'], audience: 'EVERYONE', rank: 1, entityState: 'DRAFT' },
  form: (
    <>
      <ChoiceInput
        source="kind"
        label="Trigger"
        choices={POPUP_KINDS}
        helperText="An offer opens on the pages below. Login and coupon pop-ups open only on the plans page: when a coupon needs a login, or was accepted."
        validate={required()}
      />
      <SpokenInput source="title" />
      <SpokenInput source="text" multiline />
      <SpokenInput source="label" label="Link text" />
      <TextInput
        source="redirectionUrl"
        label="Link of an offer"
        parse={(typed: string) => (typed === '' ? null : typed)}
        helperText="Leave empty for login and coupon pop-ups."
      />
      <SelectArrayInput source="pages" choices={PAGES.map((id) => ({ id, name: words(id) }))} validate={required()} />
      {forWhom}
      <InstantInput source="startsAt" label="From" validate={required()} />
      <InstantInput source="endsAt" label="Until" validate={required()} />
      {rank}
      {state}
    </>
  ),
  aside: CardPreview,
}

export const homeScreens = [sections, cards, offerings, masterClasses, popups]
