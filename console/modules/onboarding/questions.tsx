// What a family is asked about its learner: written as a draft, asked under a new version once it is published.
import {
  ArrayInput,
  BooleanInput,
  DataTable,
  FormDataConsumer,
  NullableBooleanInput,
  NumberInput,
  required,
  SearchInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { BulkChange } from '../../kit/bulk-change.tsx'
import { State, YesNo } from '../../kit/fields.tsx'
import { ChoiceInput, SpokenInput } from '../../kit/inputs.tsx'
import type { Screen } from '../../kit/screen.tsx'

const STATES = ['DRAFT', 'ACTIVE', 'INACTIVE']
const KINDS = ['ONE', 'MANY', 'TEXT']
const KEY_HELP = 'Small letters, digits and dashes. Answers are kept under it.'

const options = (
  <ArrayInput source="options" defaultValue={[]}>
    <SimpleFormIterator fullWidth>
      <TextInput source="key" validate={required()} />
      <SpokenInput source="label" />
    </SimpleFormIterator>
  </ArrayInput>
)

const written = (
  <>
    <NumberInput source="minGrade" label="From class" helperText="LKG is −2, UKG is −1." validate={required()} />
    <NumberInput source="maxGrade" label="To class" helperText="12 Pass is 13." validate={required()} />
    <ArrayInput source="questions" defaultValue={[]}>
      <SimpleFormIterator fullWidth>
        <TextInput source="key" helperText={KEY_HELP} validate={required()} />
        <ChoiceInput source="kind" label="Answered by" choices={KINDS} validate={required()} />
        <SpokenInput source="prompt" label="Question" />
        <BooleanInput source="isOptional" label="Optional" defaultValue={false} />
        <FormDataConsumer>{({ scopedFormData }) => scopedFormData?.['kind'] !== 'TEXT' && options}</FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  </>
)

const flows: Screen = {
  name: 'question-flows',
  label: 'Learner questions',
  feature: 'onboarding',
  asText: ({ key }) => key,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="status" source="status" label="State" choices={STATES} alwaysOn />,
    <NullableBooleanInput key="draft" source="hasDraft" label="Unpublished changes" />,
  ],
  sort: { field: 'key', order: 'ASC' },
  columns: [
    <DataTable.Col key="key" source="key" label="Flow" />,
    <DataTable.NumberCol key="min" source="minGrade" label="From class" />,
    <DataTable.NumberCol key="max" source="maxGrade" label="To class" disableSort />,
    <DataTable.NumberCol key="version" source="askedVersion" label="Published version" disableSort />,
    <DataTable.NumberCol key="learners" source="learners" label="Learners who answered" disableSort />,
    <DataTable.Col key="draft" source="hasDraft" label="Waits" disableSort field={YesNo} />,
    <DataTable.Col key="status" source="status" label="State" disableSort field={State} />,
  ],
  isPublished: true,
  defaults: { minGrade: -2, maxGrade: 13, questions: [] },
  bulk: (
    <BulkChange
      choices={[
        { label: 'Stop asking', change: { status: 'INACTIVE' } },
        { label: 'Ask again', change: { status: 'ACTIVE' } },
      ]}
    />
  ),
  whenNew: <TextInput source="key" helperText={KEY_HELP} validate={required()} />,
  form: written,
  preview: ({ questions }, speak) => (
    <ol>
      {(questions as readonly Question[]).map(({ key, prompt, options: offered }) => (
        <li key={key}>
          {speak(prompt)}
          <ul>
            {offered.map((option) => (
              <li key={option.key}>{speak(option.label)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  ),
}

interface Question {
  readonly key: string
  readonly prompt: LocalisedText
  readonly options: readonly { readonly key: string; readonly label: LocalisedText }[]
}

export const questionScreens = [flows]
