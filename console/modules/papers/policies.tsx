// Marking policies: operations console, O12.
import { DateInput } from 'react-admin'
import { useStaffRecord } from '../../frame/contract.ts'
import { screen } from '../../kit/screen.tsx'
import { Day, Word, wordAt, words } from '../../kit/fields.tsx'
import { RuleInput } from './rule-input.tsx'

export const policyScreens = [
  screen('marking-policies')(({ column, filter, input }) => ({
    label: 'Marking policies',
    about: 'How many marks an exam gives and takes, by its official notice.',
    asText: ({ exam, year, section, variant }) =>
      `${wordAt('marking-policies', 'exam', exam)} ${year}, ${words(section)}, ${words(variant)}`,
    filters: [
      filter('exam', { alwaysOn: true }),
      filter('year'),
      filter('isActive', 'In use'),
      filter('isChecked', 'Checked'),
    ],
    columns: [
      column('exam', { as: Word }),
      column('year'),
      column('paper', { as: Word }),
      column('section', { as: Word }),
      column('variant', { as: Word }),
      column('edition'),
      column('rule', 'Marks', { as: RuleText }),
      column('checkedOn', 'Checked on', { as: Day }),
      column('isActive', 'In use'),
    ],
    defaults: { paper: 'any', section: 'all', variant: 'standard', rule: { kind: 'SCQ', full: '4', wrong: '-1', blank: '0', dropped: 'ALL' } }, // prettier-ignore
    whenNew: [
      input('exam'),
      input('year'),
      input('paper'),
      input('section'),
      input('variant', { helperText: 'Two sources that contradict each other are two variants.' }),
      <RuleInput key="RuleInput" />,
      input('questions'),
      input('allowed', 'Answers that count', { helperText: 'Leave empty if all questions count.' }),
      input('minutes'),
    ],
    form: [
      input('source'),
      input('sourceUrl', 'Address of the source'),
      input('checkedOn', 'Checked on', {
        as: DateInput,
        helperText: 'Leave empty if nobody has compared it yet.',
      }),
      input('note', { multiline: true }),
    ],
  })),
]

function RuleText() {
  const policy = useStaffRecord('marking-policies')
  if (!policy) return null
  const { rule } = policy
  const marks = 'wrong' in rule ? `+${rule.full} / ${rule.wrong}` : `up to ${rule.full}`
  return (
    <span>{`${words(rule.kind)} ${marks}${rule.kind === 'MCQ' ? `, ${wordAt('marking-policies', 'rule.partial.mode', rule.partial.mode).toLowerCase()}` : ''}`}</span>
  )
}
