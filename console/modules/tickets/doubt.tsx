// The question of a test that a learner asks about, with the learner's answer, the key and the solution.
import type { DoubtQuestion } from '#core/modules/attempts/after-test-api.ts'
import { Maths } from '../../kit/maths.tsx'

type Solution = DoubtQuestion['solution']

export function Doubt({ title, no, solution, passage }: DoubtQuestion) {
  const { question, solutions, outcome } = solution
  const [lang] = Object.keys(question.texts) as (keyof typeof question.texts)[] // its own keys
  const text = lang && question.texts[lang]
  return (
    <article lang={lang}>
      <h3>
        Question {no} of “{title}”
      </h3>
      {passage && lang && <Maths html={passage.texts[lang]?.stem ?? ''} />}
      <Maths html={text?.stem ?? ''} />
      {question.optionIds.map((id) => (
        <div key={id} style={{ display: 'flex', gap: 8 }}>
          <strong>{id}</strong>
          <Maths html={text?.options[id] ?? ''} />
        </div>
      ))}
      <p>
        Learner’s answer: {shown(solution.answer)} ({outcome}). Key: {keyOf(solution.key)}.
      </p>
      <Maths html={(lang && solutions[lang]) ?? solutions.en ?? ''} />
    </article>
  )
}

function shown(answer: Solution['answer']): string {
  if (answer === null) return 'none'
  if ('options' in answer) return answer.options.join(', ')
  if ('number' in answer) return answer.number
  if ('pairs' in answer) return pairsOf(answer.pairs)
  return `“${answer.text}” with ${answer.photos.length} photos`
}

function keyOf(key: Solution['key']): string {
  if (key.kind === 'NUMERIC') return key.intervals.map(({ lo, hi }) => (lo === hi ? lo : `${lo} to ${hi}`)).join(' or ')
  if (key.kind === 'SUBJECTIVE') return key.rubric.map(({ text }) => text).join('; ')
  return key.kind === 'MATRIX' ? pairsOf(key.pairs) : key.options.join(', ')
}

function pairsOf(pairs: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(pairs).map(([row, columns]) => `${row} → ${columns.join(', ')}`).join('; ') // prettier-ignore
}
