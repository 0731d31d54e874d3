// The question of a test that a learner asks about, with the learner's answer, the key and the solution.
import Chip from '@mui/material/Chip'
import type { DoubtQuestion } from '#core/modules/attempts/after-test-api.ts'
import { words } from '../../kit/fields.tsx'
import { Maths } from '../../kit/maths.tsx'

type Solution = DoubtQuestion['solution']

export function Doubt({ title, no, solution, passage }: DoubtQuestion) {
  const { question, solutions, outcome } = solution
  const [lang] = Object.keys(question.texts) as (keyof typeof question.texts)[] // its own keys
  const text = lang && question.texts[lang]
  return (
    <article>
      <h3>
        Question {no} of “{title}”
      </h3>
      <div lang={lang}>
        {passage && lang && <Maths html={passage.texts[lang]?.stem ?? ''} />}
        <Maths html={text?.stem ?? ''} />
      </div>
      {question.optionIds.map((id, i) => (
        <div key={id} style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
          <strong>{letterOf(i)}</strong>
          <div lang={lang}>
            <Maths html={text?.options[id] ?? ''} />
          </div>
          {isIn(solution.key, id) && <Chip size="small" color="success" label="Right" />}
          {isIn(solution.answer, id) && <Chip size="small" label="The learner’s answer" />}
        </div>
      ))}
      <p>
        Learner’s answer: {shown(question, solution.answer)} ({words(outcome)}). Key: {keyOf(question, solution.key)}.
      </p>
      <h4>Solution</h4>
      <div lang={lang}>
        <Maths html={(lang && solutions[lang]) ?? solutions.en ?? ''} />
      </div>
      <h3>The doubt</h3>
    </article>
  )
}

type Question = Solution['question']

/** As the learner sees the options. */
function letterOf(i: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + i)
}

function lettersOf({ optionIds }: Question, ids: readonly string[]): string {
  return ids.map((id) => letterOf(optionIds.indexOf(id))).join(', ')
}

function isIn(answer: Solution['answer'] | Solution['key'], id: string): boolean {
  return answer !== null && 'options' in answer && answer.options.includes(id)
}

function shown(question: Question, answer: Solution['answer']): string {
  if (answer === null) return 'none'
  if ('options' in answer) return lettersOf(question, answer.options)
  if ('number' in answer) return answer.number
  if ('pairs' in answer) return pairsOf(answer.pairs)
  return `“${answer.text}” with ${answer.photos.length} photos`
}

function keyOf(question: Question, key: Solution['key']): string {
  if (key.kind === 'NUMERIC') return key.intervals.map(({ lo, hi }) => (lo === hi ? lo : `${lo} to ${hi}`)).join(' or ')
  if (key.kind === 'SUBJECTIVE') return key.rubric.map(({ text }) => text).join('; ')
  return key.kind === 'MATRIX' ? pairsOf(key.pairs) : lettersOf(question, key.options)
}

function pairsOf(pairs: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(pairs).map(([row, columns]) => `${row} → ${columns.join(', ')}`).join('; ') // prettier-ignore
}
