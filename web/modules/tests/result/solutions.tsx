// Every question again: the learner's own answer, the right one, and why.
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Maths } from '../quiz/player/maths.tsx'
import { letterOf, shownAnswer, shownKey, shownMarks } from '../shown/shown-answer.ts'
import { AskDoubt } from './ask-doubt.tsx'
import { WrittenMarks } from './written-marks.tsx'
import { WrongQuestion } from './wrong-question.tsx'
import type { ResultData } from './result.server.ts'

type Solution = ResultData['solutions'][number]

export function Solutions({ solutions, challenges, doubts, doubtLock, lang }: ResultData) {
  if (solutions.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">
        <Trans>Solutions</Trans>
      </h2>
      {solutions.map((solution, i) => (
        <OneSolution
          key={solution.question.id}
          no={i + 1}
          solution={solution}
          challenges={challenges}
          doubts={doubts}
          doubtLock={doubtLock}
          lang={lang}
        />
      ))}
    </section>
  )
}

const tones: Partial<Record<Solution['outcome'], Tone>> = { CORRECT: 'tulsi', PARTIAL: 'genda', WRONG: 'sindoor' }

interface Props extends Pick<ResultData, 'challenges' | 'doubts' | 'doubtLock'> {
  readonly no: number
  readonly solution: Solution
  readonly lang: string
}

function OneSolution({ no, solution, challenges, doubts, doubtLock, lang }: Props) {
  const { question, outcome, marks, rightPercent, solutions } = solution
  const languages = Object.keys(question.texts) as (keyof typeof question.texts)[] // its own keys
  const shown = languages.find((each) => each === lang) ?? languages[0]
  const text = shown && question.texts[shown]
  const words = useOutcomes()
  if (!text) return null
  return (
    <div id={`question-${no}`}>
    <Disclosure title={<Trans>Question {no}: {words[outcome]}</Trans>}>
      <article className="grid gap-3">
        <p>
        <Badge tone={tones[outcome] ?? 'quiet'}>
          {words[outcome]} · {shownMarks(marks)}
        </Badge>
        </p>
        <Maths html={text.stem} lang={shown} />
        {question.optionIds.map((id, i) => (
          <div key={id} className="flex gap-3">
            <span className="font-semibold">{letterOf(i)}</span>
            <Maths html={text.options[id] ?? ''} lang={shown} />
          </div>
        ))}
        <Answers solution={solution} />
        {rightPercent !== null && (
          <p className="text-sm text-ink-3">
            <Trans>{rightPercent}% of all takers had it right.</Trans>
          </p>
        )}
        {solution.ruling && (
          <p className="text-sm text-ink-2">
            <Trans>This question was dropped: its marks are given by the rule of the exam.</Trans>
          </p>
        )}
        <Maths html={(shown && solutions[shown]) ?? solutions.en ?? ''} lang={shown} />
        <AskDoubt questionId={question.id} doubts={doubts} doubtLock={doubtLock} />
        <WrongQuestion questionId={question.id} isWritten={question.kind === 'SUBJECTIVE'} challenges={challenges} />
      </article>
    </Disclosure>
    </div>
  )
} // prettier-ignore

function Answers({ solution: { question, answer, key, written } }: Pick<Props, 'solution'>) {
  if (key.kind === 'SUBJECTIVE') return <WrittenMarks answer={answer} rubric={key.rubric} written={written} />
  return (
    <>
      <p>
        <Trans>Your answer: {shownAnswer(answer, question)}</Trans>
      </p>
      <p className="font-semibold">
        <Trans>Right answer: {shownKey(key, question)}</Trans>
      </p>
    </>
  )
}

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
