// Lessons led by AI: their steps, which are checked while they are written, and published as courses are.
import { FormDataConsumer, SelectInput } from 'react-admin'
import type { ReactElement } from 'react'
import type { ItemOf, StaffInput, StaffRecord } from '../../frame/contract.ts'
import type { ItemElements } from '../../kit/elements.tsx'
import { State } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { StepCheck } from './step-check.tsx'

type Step = StaffRecord<'ai-lessons'>['steps'][number]

const LEADS_HELP = 'The name of a later step, or END. Empty: the next step of the list.'
const kindNames: Readonly<Record<Step['kind'], string>> = {
  FILM: 'Film or text',
  ASK: 'Question',
  POLL: 'Poll',
  BREAK: 'Break',
  BRANCH: 'Branch',
}
const kinds = Object.entries(kindNames).map(([id, name]) => ({ id, name }))

const aiLessons = screen('ai-lessons')(({ column, filter, input, items }) => ({
  label: 'Lessons led by AI',
  about: 'Lessons that explain, ask and wait for the answer. One person writes them and another publishes.',
  asText: ({ title }) => title,
  filters: [
    filter('subject', 'Subject', { of: 'subjects', alwaysOn: true }),
    filter('language'),
    filter('status', 'State'),
    filter('hasDraft', 'Unpublished changes'),
  ],
  columns: [
    column('title'),
    column('subject', 'Subject', { of: 'subjects' }),
    column('language'),
    column('held', 'Classes that held it'),
    column('hasDraft', 'Waits'),
    column('status', 'State', { as: State }),
  ],
  defaults: { language: 'en', steps: [] },
  bulk: [
    { label: 'Hold it no more', change: { status: 'INACTIVE' } },
    { label: 'Hold it again', change: { status: 'ACTIVE' } },
  ],
  form: [
    input('title'),
    input('subject', 'Subject', { of: 'subjects' }),
    input('language', { helperText: 'The language of its films and texts.' }),
    <StepCheck key="StepCheck" />,
    items('steps', undefined, stepInputs, { layout: { fullWidth: true }, defaultValue: [] }),
  ],
  preview: ({ steps }) => (
    <ol>
      {steps.map((step) => (
        <li key={step.id}>
          <code>{step.id}</code>, {kindNames[step.kind]}: {summaryOf(step)}
        </li>
      ))}
    </ol>
  ),
})) // prettier-ignore

function stepInputs({ input: one, items: some }: ItemElements<ItemOf<StaffInput<'ai-lessons'>, 'steps'>>) {
  return [
        one('id', 'Name', { helperText: 'Other steps lead to it by this name: small letters, digits and dashes.' }),
        one('kind', { as: SelectInput, choices: kinds, defaultValue: 'FILM' }),
        of(['FILM', 'ASK', 'POLL'], one('text', 'Spoken words, or the question', { multiline: true })),
        of(
          ['FILM'],
          one('filmId', 'Film', { of: 'lessons', filter: { kind: 'FILM' }, helperText: 'Empty: only the words are shown.' }),
          one('fromSec', 'From second', { defaultValue: 0 }),
          one('toSec', 'To second', { defaultValue: 60 }),
        ),
        of(['ASK', 'POLL', 'BREAK'], one('seconds', 'Seconds', { defaultValue: 60 })),
        of(['ASK'], one('answeredBy', 'Answered by', { defaultValue: 'SCQ' })),
        of(
          ['ASK', 'POLL'],
          some('options', 'Options', ({ input: option }) => [option('text'), option('isRight', 'Right', { defaultValue: false })], {
            defaultValue: [],
          }),
        ),
        of(
          ['ASK'],
          one('number', 'The right number', { helperText: 'Only for a question that is answered by a number.' }),
          one('tolerance', 'May be off by', { defaultValue: 0 }),
          one('hint.text', 'Hint after an answer that is not right', { multiline: true, isRequired: false, helperText: 'Empty: no hint.' }),
          one('hint.filmId', 'Film of the hint', { of: 'lessons', filter: { kind: 'FILM' }, isRequired: false }),
          one('hint.fromSec', 'Hint from second', { defaultValue: 0, isRequired: false }),
          one('hint.toSec', 'Hint to second', { defaultValue: 20, isRequired: false }),
        ),
        of(
          ['BRANCH'],
          one('askId', 'By the answer to the step'),
          one('by', 'Whose answer', { defaultValue: 'OWN', helperText: '“Own” is the learner’s, and “Share” is the class’s.' }),
          one('sharePercent', 'Percent of right answers of the class', { defaultValue: 60 }),
          one('ifRight', 'If right, to the step', { helperText: LEADS_HELP }),
          one('otherwise', 'Otherwise to the step', { helperText: LEADS_HELP }),
        ),
        of(['FILM', 'ASK', 'POLL', 'BREAK'], one('next', 'Leads to', { helperText: LEADS_HELP })),
      ]
} // prettier-ignore

/** Inputs of steps of these kinds only. */
function of(shownFor: readonly Step['kind'][], ...inputs: readonly ReactElement[]) {
  return (
    <FormDataConsumer key={inputs.map(({ key }) => key).join(' ')}>
      {({ scopedFormData }) => shownFor.includes((scopedFormData as Step | undefined)?.kind ?? 'FILM') && <>{inputs}</>}
    </FormDataConsumer>
  )
}

function summaryOf({ kind, text, fromSec, toSec, seconds, askId, ifRight, otherwise }: Step): string {
  if (kind === 'BREAK') return `${seconds} seconds`
  if (kind === 'BRANCH') return `by ${askId}, to ${ifRight} or ${otherwise}`
  return `${text} (${kind === 'FILM' ? toSec - fromSec : seconds} seconds)`
}

export const aiLessonScreens = [aiLessons]
