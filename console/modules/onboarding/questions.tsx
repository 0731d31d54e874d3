// The questions to a family about its learner. They are written as a draft, and each publication is a new version.
import { FormDataConsumer } from 'react-admin'
import { Word, words } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
const KEY_HELP = 'Answers are kept under it: small letters, digits and dashes.'

const flows = screen('question-flows')(({ column, filter, input, items }) => ({
  label: 'Learner questions',
  about: 'What we ask a new learner.',
  asText: ({ key }) => words(key),
  filters: [filter('status', 'State', { alwaysOn: true }), filter('hasDraft', 'Unpublished changes')],
  columns: [
    column('key', 'Flow', { as: Word }),
    column('minGrade', 'From class'),
    column('maxGrade', 'To class'),
    column('askedVersion', 'Published version'),
    column('learners', 'Learners who answered'),
    column('hasDraft', 'Waits'),
    column('status', 'State'),
  ],
  defaults: { minGrade: -2, maxGrade: 13, questions: [] },
  bulk: [
    { label: 'Stop asking', change: { status: 'INACTIVE' } },
    { label: 'Ask again', change: { status: 'ACTIVE' } },
  ],
  whenNew: [input('key', { helperText: KEY_HELP })],
  form: [
    input('minGrade', 'From class'),
    input('maxGrade', 'To class'),
    items(
      'questions',
      undefined,
      ({ input, items }) => [
        input('key', { helperText: KEY_HELP }),
        input('kind', 'Answered by'),
        input('prompt', 'Question'),
        input('isOptional', 'Optional', { defaultValue: false }),
        <FormDataConsumer key="FormDataConsumer">
          {({ scopedFormData }) =>
            scopedFormData?.['kind'] !== 'TEXT' &&
            items('options', undefined, ({ input }) => [input('key'), input('label')], {
              layout: { fullWidth: true },
              defaultValue: [],
            })
          }
        </FormDataConsumer>,
      ],
      { layout: { fullWidth: true }, defaultValue: [] },
    ),
  ],
  preview: ({ questions }, speak) => (
    <ol>
      {questions.map(({ key, prompt, options: offered }) => (
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
}))

export const questionScreens = [flows]
