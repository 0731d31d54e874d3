// Every question again: the learner's own answer, the right one, and why.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import { MatchLists } from '../shown/match-lists.tsx'
import { letterOf, shownAnswer, shownKey, shownMarks } from '../shown/shown-answer.ts'
import { AskDoubt } from './ask-doubt.tsx'
import { WrittenMarks } from './written-marks.tsx'
import { WrongQuestion } from './wrong-question.tsx'
import type { ResultData } from './result.server.ts'

type Solution = ResultData['solutions'][number]

export function Solutions({ solutions, score, passages, lessons, challenges, doubts, doubtLock, lang }: ResultData) {
  if (solutions.length === 0) return null
  const scored = new Map(score?.questions.map((each) => [each.id, each]))
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
          timeMs={scored.get(solution.question.id)?.timeMs ?? 0}
          passage={passages.find(({ id }) => id === solution.question.passageId)}
          lesson={lessons.find(({ chapter }) => chapter === scored.get(solution.question.id)?.chapter)}
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
  readonly timeMs: number
  readonly passage: ResultData['passages'][number] | undefined
  readonly lesson: ResultData['lessons'][number] | undefined
  readonly lang: string
}

function OneSolution({ no, solution, timeMs, passage, lesson, challenges, doubts, doubtLock, lang }: Props) {
  const { question, outcome, marks, rightPercent, solutions } = solution
  const languages = Object.keys(question.texts) as (keyof typeof question.texts)[] // its own keys
  const shown = languages.find((each) => each === lang) ?? languages[0]
  const words = useOutcomes()
  if (!shown) return null
  return (
    <div id={`question-${no}`}>
    <Disclosure title={<Trans>Question {no}: {words[outcome]}</Trans>}>
      <article className="grid gap-3">
        <p>
        <Badge tone={tones[outcome] ?? 'quiet'}>
          {words[outcome]} · {shownMarks(marks)}
        </Badge>
        </p>
        <QuestionText question={question} passage={passage} lang={shown} />
        <Answers solution={solution} />
        {timeMs > 0 && <TimeSpent ms={timeMs} />}
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
        <Maths html={solutions[shown] ?? solutions.en ?? ''} lang={shown} />
        {lesson && <LessonOf {...lesson} />}
        <AskDoubt questionId={question.id} doubts={doubts} doubtLock={doubtLock} />
        <WrongQuestion questionId={question.id} isWritten={question.kind === 'SUBJECTIVE'} challenges={challenges} />
      </article>
    </Disclosure>
    </div>
  )
} // prettier-ignore

interface QuestionTextProps extends Pick<Props, 'passage'> {
  readonly question: Solution['question']
  readonly lang: keyof Solution['question']['texts']
}

/** As it stood in the test. */
function QuestionText({ question, passage, lang }: QuestionTextProps) {
  const text = question.texts[lang]
  if (!text) return null
  return (
    <>
      {passage && <Maths html={passage.texts[lang]?.stem ?? passage.texts.en?.stem ?? ''} lang={lang} />}
      <Maths html={text.stem} lang={lang} />
      {question.kind === 'MATRIX' && <MatchLists question={question} text={text} lang={lang} />}
      {question.optionIds.map((id, i) => (
        <div key={id} className="flex gap-3">
          <span className="font-semibold">{letterOf(i)}</span>
          <Maths html={text.options[id] ?? ''} lang={lang} />
        </div>
      ))}
    </>
  )
}

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

function TimeSpent({ ms }: { readonly ms: number }) {
  const all = Math.round(ms / 1_000)
  const [minutes, seconds] = [Math.floor(all / 60), all % 60]
  return (
    <p className="text-sm text-ink-3">
      <Trans>
        You looked at it for {minutes} min {seconds} s.
      </Trans>
    </p>
  )
}

/** The film or the notes of the question's chapter. */
function LessonOf({ bundleId, id, title }: ResultData['lessons'][number]) {
  const link = useLink()
  return (
    <p>
      <a href={link(`/learn/${bundleId}/${id}`)} className="text-link">
        <Trans>Lesson: {title}</Trans>
      </a>
    </p>
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
