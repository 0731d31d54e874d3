// Every question again: the learner's own answer, the right one, and why.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Maths } from '../quiz/player/maths.tsx'
import type { ResultData } from './result.server.ts'

type Solution = ResultData['solutions'][number]

export function Solutions({ solutions, lang }: ResultData) {
  if (solutions.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">
        <Trans>Solutions</Trans>
      </h2>
      {solutions.map((solution, i) => (
        <OneSolution key={solution.question.id} no={i + 1} solution={solution} lang={lang} />
      ))}
    </section>
  )
}

const tones: Partial<Record<Solution['outcome'], Tone>> = { CORRECT: 'tulsi', PARTIAL: 'genda', WRONG: 'sindoor' }

interface Props {
  readonly no: number
  readonly solution: Solution
  readonly lang: string
}

function OneSolution({ no, solution, lang }: Props) {
  const { question, outcome, marks, rightPercent, solutions } = solution
  const languages = Object.keys(question.texts) as (keyof typeof question.texts)[] // its own keys
  const shown = languages.find((each) => each === lang) ?? languages[0]
  const text = shown && question.texts[shown]
  const words = useOutcomes()
  if (!text) return null
  return (
    <Disclosure title={<Trans>Question {no}: {words[outcome]}</Trans>}>
      <article className="grid gap-3">
        <Badge tone={tones[outcome] ?? 'quiet'}>
          {words[outcome]} · {marks.replace('-', '−')}
        </Badge>
        <Maths html={text.stem} lang={shown} />
        {question.optionIds.map((id, i) => (
          <div key={id} className="flex gap-3">
            <span className="font-semibold">{letterOf(i)}</span>
            <Maths html={text.options[id] ?? ''} lang={shown} />
          </div>
        ))}
        <p>
          <Trans>Your answer: {shownAnswer(solution.answer, question)}</Trans>
        </p>
        <p className="font-semibold">
          <Trans>Right answer: {shownKey(solution)}</Trans>
        </p>
        {rightPercent !== null && (
          <p className="text-sm text-ink-3">
            <Trans>{rightPercent}% of all takers had it right.</Trans>
          </p>
        )}
        <Maths html={(shown && solutions[shown]) ?? solutions.en ?? ''} lang={shown} />
      </article>
    </Disclosure>
  )
} // prettier-ignore

function useOutcomes(): Readonly<Record<Solution['outcome'], string>> {
  const { t } = useLingui()
  return {
    CORRECT: t`Right`,
    PARTIAL: t`Partly right`,
    WRONG: t`Wrong`,
    BLANK: t`No answer`,
    DROPPED: t`Dropped`,
    EXCESS: t`Beyond the number that counts`,
    PENDING: t`Being marked`,
  }
}

function shownAnswer(answer: Answer | null, question: Solution['question']): string {
  if (answer === null) return '–'
  if ('options' in answer) return shownOptions(answer.options, question)
  if ('number' in answer) return answer.number
  return 'pairs' in answer ? shownPairs(answer.pairs, question) : answer.text
}

function shownKey({ key, question }: Solution): string {
  if (key.kind === 'SCQ' || key.kind === 'MCQ') return shownOptions(key.options, question)
  if (key.kind === 'NUMERIC') return key.intervals.map(({ lo, hi }) => (lo === hi ? lo : `${lo} – ${hi}`)).join(', ')
  if (key.kind === 'MATRIX') return question.answeredBy === 'options' ? shownOptions(key.codes, question) : shownPairs(key.pairs, question) // prettier-ignore
  return key.rubric.map(({ text }) => text).join(', ')
}

function shownOptions(ids: readonly string[], { optionIds }: Solution['question']): string {
  return optionIds.flatMap((id, i) => (ids.includes(id) ? [letterOf(i)] : [])).join(', ')
}

function shownPairs(pairs: Readonly<Record<string, readonly string[]>>, { rowIds, columnIds }: Solution['question']): string {
  return rowIds.map((row, i) => `${letterOf(i)}: ${(pairs[row] ?? []).map((id) => columnIds.indexOf(id) + 1).join(', ')}`).join('; ')
} // prettier-ignore

function letterOf(i: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + i)
}
