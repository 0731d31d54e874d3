import { BooleanInput, DataTable, NumberInput, required, TextInput, SearchInput } from 'react-admin'
import { ChoiceInput, InstantInput, SpokenInput } from '../../kit/inputs.tsx'
import { Spoken, State, When, YesNo } from '../../kit/fields.tsx'
import type { Screen } from '../../kit/screen.tsx'
import { campaigns } from './campaigns.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { paymentMessages } from './payment-messages.tsx'

const search = <SearchInput key="q" source="q" alwaysOn />
const PAGES = ['home', 'plans', 'pay']
const feature = 'content'

const faqs: Screen = {
  name: 'faqs',
  label: 'Questions',
  feature,
  asText: ({ question }) => question?.en,
  filters: [search, <ChoiceInput key="page" source="page" choices={PAGES} alwaysOn />],
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.Col key="page" source="page" />,
    <DataTable.NumberCol key="position" source="position" />,
    <DataTable.Col key="question" source="question" disableSort field={Spoken} />,
  ],
  form: (
    <>
      <ChoiceInput source="page" choices={PAGES} validate={required()} />
      <NumberInput source="position" validate={required()} />
      <SpokenInput source="question" />
      <SpokenInput source="answer" multiline />
    </>
  ),
}

const testimonials: Screen = {
  name: 'testimonials',
  label: 'Testimonials',
  feature,
  asText: ({ name }) => name,
  filters: [search, <BooleanInput key="consent" source="hasConsent" label="With consent" />],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    <DataTable.NumberCol key="rank" source="rank" />,
    <DataTable.Col key="name" source="name" />,
    <DataTable.Col key="role" source="userRole" disableSort />,
    <DataTable.Col key="value" source="value" disableSort field={Spoken} />,
    <DataTable.Col key="consent" source="consentAt" label="Consent from" field={When} />,
  ],
  defaults: { testimonialType: 'TEXT', userImage: null, consentAt: null },
  form: (
    <>
      <TextInput source="name" validate={required()} />
      <ChoiceInput
        source="userRole"
        label="Speaker"
        choices={['Student', 'Mother', 'Father', 'Guardian']}
        validate={required()}
      />
      <ChoiceInput source="testimonialType" label="Kind" choices={['TEXT', 'VIDEO']} validate={required()} />
      <SpokenInput source="value" label="Quote" multiline />
      <TextInput source="place" validate={required()} />
      <TextInput source="course" validate={required()} />
      <NumberInput source="year" validate={required()} />
      <NumberInput source="rank" validate={required()} />
      <TextInput source="userImage" label="Picture" />
      <InstantInput
        source="consentAt"
        label="Written consent from"
        helperText="The testimonial is hidden without it."
      />
    </>
  ),
}

const claims: Screen = {
  name: 'claims',
  label: 'Claims register',
  feature,
  asText: ({ figure, text }) => `${figure} ${text?.en}`,
  filters: [
    search,
    <ChoiceInput key="standing" source="standing" choices={['PROVEN', 'EXPIRING', 'EXPIRED', 'UNPROVEN']} alwaysOn />,
  ],
  sort: { field: 'position', order: 'ASC' },
  columns: [
    <DataTable.Col key="figure" source="figure" />,
    <DataTable.Col key="text" source="text" disableSort field={Spoken} />,
    <DataTable.Col key="course" source="course" disableSort />,
    <DataTable.Col key="until" source="evidenceUntil" label="Evidence valid until" field={When} />,
  ],
  defaults: { position: 1, year: null, course: null, sample: null, sourceUrl: null, evidenceUntil: null },
  form: (
    <>
      <TextInput source="figure" validate={required()} />
      <SpokenInput source="text" />
      <NumberInput source="year" />
      <TextInput source="course" />
      <TextInput source="sample" label="Sample size and group" />
      <TextInput source="sourceUrl" label="Link to the evidence" type="url" />
      <InstantInput
        source="evidenceUntil"
        label="Evidence valid until"
        helperText="The claim is hidden after this date, and while the date is empty."
      />
      <NumberInput source="position" validate={required()} />
    </>
  ),
}

const policies: Screen = {
  name: 'policies',
  label: 'Terms and policies',
  feature,
  asText: ({ kind, edition }) => `${kind} ${edition}`,
  filters: [
    search,
    <ChoiceInput key="kind" source="kind" choices={['REFUND', 'PROMISE', 'TERMS', 'PRIVACY', 'EMI']} alwaysOn />,
  ],
  sort: { field: 'publishedAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="kind" source="kind" field={State} />,
    <DataTable.Col key="edition" source="edition" disableSort />,
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="published" source="publishedAt" label="In force from" field={When} />,
  ],
  mayEdit: false,
  mayCreate: true,
  details: <Paragraphs />,
  whenNew: (
    <>
      <ChoiceInput source="kind" choices={['REFUND', 'PROMISE', 'TERMS', 'PRIVACY', 'EMI']} validate={required()} />
      <TextInput
        source="edition"
        helperText="For example 2026-11. Orders keep the version they were made with."
        validate={required()}
      />
      <InstantInput source="publishedAt" label="In force from" validate={required()} />
      <SpokenInput source="title" />
      <SpokenInput source="summary" />
      <Paragraphs.Inputs />
    </>
  ),
}

const site: Screen = {
  name: 'site',
  label: 'Contact details',
  feature,
  asText: () => 'Contact details',
  mayCreate: false,
  columns: [
    <DataTable.Col key="free" source="tollFree" disableSort />,
    <DataTable.Col key="mail" source="email" disableSort />,
    <DataTable.Col key="officer" source="grievanceName" disableSort />,
    <DataTable.Col key="updated" source="updatedAt" field={When} />,
  ],
  form: (
    <>
      {[
        'tollFree',
        'whatsapp',
        'email',
        'grievanceName',
        'grievanceEmail',
        'grievancePhone',
        'sellerName',
        'sellerAddress',
        'sellerGstin',
        'sellerState',
      ].map((source) => (
        // prettier-ignore
        <TextInput key={source} source={source} validate={required()} />
      ))}
      <SpokenInput source="hours" />
    </>
  ),
}

const menu: Screen = {
  name: 'menu',
  label: 'Header menu',
  feature,
  asText: ({ heading }) => heading?.en,
  filters: [search, <ChoiceInput key="state" source="entityState" choices={['ACTIVE', 'INACTIVE', 'DRAFT']} />],
  sort: { field: 'rank', order: 'ASC' },
  columns: [
    <DataTable.Col key="heading" source="heading" disableSort field={Spoken} />,
    <DataTable.Col key="parent" source="parentKey" label="Under" disableSort />,
    <DataTable.NumberCol key="rank" source="rank" />,
    <DataTable.Col key="to" source="redirectionUrl" label="Link" disableSort />,
    <DataTable.Col key="top" source="isTopCourse" label="Top course" disableSort field={YesNo} />,
    <DataTable.Col key="state" source="entityState" label="State" disableSort field={State} />,
  ],
  defaults: { parentKey: null, subHeading: null, iconUrl: null, redirectionUrl: null, description: null, grid: 1, rank: 1, entityState: 'DRAFT', isTopCourse: false }, // prettier-ignore
  whenNew: <TextInput source="key" validate={required()} />,
  form: (
    <>
      <TextInput source="parentKey" label="Under" parse={orNull} />
      <SpokenInput source="heading" />
      <SpokenInput source="subHeading" isOptional />
      <TextInput source="redirectionUrl" label="Link" parse={orNull} />
      <TextInput source="iconUrl" label="Icon" parse={orNull} />
      <NumberInput source="rank" validate={required()} />
      <NumberInput source="grid" label="Columns" validate={required()} />
      <ChoiceInput source="entityState" label="State" choices={['ACTIVE', 'INACTIVE', 'DRAFT']} validate={required()} />
      <BooleanInput source="isTopCourse" />
    </>
  ),
}

/** An empty field is none. */
function orNull(typed: string): string | null {
  return typed === '' ? null : typed
}

export const contentScreens = [faqs, testimonials, claims, policies, site, menu, campaigns, paymentMessages]
