// Answers and keys as people read them: options by their letters, as they are shown.
import type { PaperQuestionView } from '#core/modules/papers/paper-view.ts'
import type { Answer, AnswerKey } from '#core/modules/questions/answer-key.ts'

type Question = Pick<PaperQuestionView, 'answeredBy' | 'optionIds' | 'rowIds' | 'columnIds'>

export function shownAnswer(answer: Answer | null, question: Question): string {
  if (answer === null) return '–'
  if ('options' in answer) return shownOptions(answer.options, question)
  if ('number' in answer) return answer.number
  return 'pairs' in answer ? shownPairs(answer.pairs, question) : answer.text
}

export function shownKey(key: AnswerKey, question: Question): string {
  if (key.kind === 'SCQ' || key.kind === 'MCQ') return shownOptions(key.options, question)
  if (key.kind === 'NUMERIC') return key.intervals.map(({ lo, hi }) => (lo === hi ? lo : `${lo} – ${hi}`)).join(', ')
  if (key.kind === 'MATRIX') return question.answeredBy === 'options' ? shownOptions(key.codes, question) : shownPairs(key.pairs, question) // prettier-ignore
  return key.rubric.map(({ text }) => text).join(', ')
}

function shownOptions(ids: readonly string[], { optionIds }: Question): string {
  return optionIds.flatMap((id, i) => (ids.includes(id) ? [letterOf(i)] : [])).join(', ')
}

function shownPairs(pairs: Readonly<Record<string, readonly string[]>>, { rowIds, columnIds }: Question): string {
  const partnersOf = (row: string) => columnIds.flatMap((id, i) => (pairs[row]?.includes(id) ? [i + 1] : []))
  return rowIds.map((row, i) => `${letterOf(i)}: ${partnersOf(row).join(', ') || '–'}`).join('; ')
}

export function letterOf(i: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + i)
}

/** With a minus sign, not a hyphen. */
export function shownMarks(marks: string): string {
  return marks.replace('-', '−')
}
