import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { LessonEntry } from '../class/lobby.tsx'
import type { OpenClassProps } from '../class/open-class.tsx'
import { useBeats } from '../class/use-beats.ts'
import { OpenQuestion } from '../pane/open-question.tsx'
import type { SendToClass } from '../pane/use-pane.ts'
import { LastAnswer } from './last-answer.tsx'
import { StepFilm } from './step-film.tsx'
import { useLesson, type HeardMoment, type LessonState } from './use-lesson.ts'

type Props = Omit<OpenClassProps, 'entry'> & { readonly entry: LessonEntry }

/** A lesson led by AI: one step at a time, by the server's clock. */
export function LedClass({ classId, entry, sentences, onLeave }: Props) {
  const lesson = useLesson(classId)
  const [isLite, setIsLite] = useState(entry.isLite)
  useBeats(classId, entry.visit, onLeave)
  const { moment, isAway, refused } = lesson
  useEffect(() => {
    if (refused !== undefined) onLeave('LOST')
    // oxlint-disable-next-line exhaustive-deps -- once for each refusal
  }, [refused])
  return (
    <div className="grid gap-4">
      {isAway && <Away />}
      {moment ? (
        <Step moment={moment} lesson={lesson} isLite={isLite} sentences={sentences} />
      ) : (
        <p role="status" className="card">
          <Trans>Loading the lesson …</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          kind={isLite ? 'primary' : 'ghost'}
          size="small"
          aria-pressed={isLite}
          onClick={() => setIsLite(!isLite)}
        >
          <Trans>Save data</Trans>
        </Button>
        <Button type="button" kind="ghost" size="small" onClick={() => onLeave('LEFT')}>
          <Trans>Leave</Trans>
        </Button>
      </div>
      {moment?.last && <LastAnswer last={moment.last} lang={moment.language} />}
    </div>
  )
}

function Away() {
  return (
    <Notice tone="bad" role="alert">
      <Trans>There is no connection. The lesson continues by the clock. This page joins it again by itself.</Trans>
    </Notice>
  )
}

interface StepProps extends Pick<OpenClassProps, 'sentences'> {
  readonly moment: HeardMoment
  readonly lesson: LessonState
  readonly isLite: boolean
}

/** The part that the learner sees, hears or answers now. */
function Step(props: StepProps) {
  const { moment, isLite } = props
  const { title, language, kind, stepId, till, serverTime, next } = moment
  return (
    <section aria-labelledby="step" className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-sm text-ink-2" lang={language}>
          {title}
        </p>
        <StepTitle key={`${kind} ${stepId}`} kind={kind} isRead={moment.film === null || isLite} />
        <Progress {...moment} />
      </div>
      <StepBody key={`body ${kind} ${stepId}`} {...props} />
      {till !== null && moment.question === null && (
        <p className="text-sm text-ink-2">
          {kind === 'BEFORE' ? <Trans>The lesson begins in:</Trans> : <Trans>Time left:</Trans>}{' '}
          <Countdown key={till} endsAt={till} serverNow={serverTime} />
        </p>
      )}
      {next !== null && kind !== 'BEFORE' && <Next next={next} />}
    </section>
  )
}

/** Takes the focus when the step changes, so that a screen reader reads it and the keyboard goes on from it. */
function StepTitle({ kind, isRead }: Pick<HeardMoment, 'kind'> & { readonly isRead: boolean }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const titles: Record<HeardMoment['kind'], string> = {
    BEFORE: t`You are in. The lesson begins soon.`,
    FILM: isRead ? t`Read this part` : t`Watch this part`,
    ASK: t`Your question`,
    HINT: t`A hint`,
    POLL: t`A question to everybody`,
    BREAK: t`A short break`,
    WAIT: t`The class is still answering`,
    OVER: t`The lesson is over`,
  }
  return (
    <h2 ref={heading} id="step" tabIndex={-1} className="text-h3">
      {titles[kind]}
    </h2>
  )
}

/** As a length in CSS: "62%". */
const percent = new Intl.NumberFormat('en', { style: 'percent' })

function Progress({ stepsDone, steps }: Pick<HeardMoment, 'stepsDone' | 'steps'>) {
  const { t } = useLingui()
  return (
    <div
      role="progressbar"
      aria-label={t`How far the lesson is`}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={stepsDone}
      className="h-2 rounded-full bg-line"
    >
      <div className="h-2 rounded-full bg-mor" style={{ inlineSize: percent.format(stepsDone / Math.max(1, steps)) }} />
    </div>
  )
}

function StepBody({ moment, lesson, isLite, sentences }: StepProps) {
  const { kind, stepId, text, question, language } = moment
  if (kind === 'BEFORE')
    return (
      <p className="card">
        <Trans>It begins for everybody at the same time. Keep this page open.</Trans>
      </p>
    )
  if (kind === 'OVER')
    return (
      <Notice tone="good">
        <Trans>Well done. Your attendance is counted, and this page shows it soon.</Trans>
      </Notice>
    )
  if (kind === 'BREAK')
    return (
      <p className="card">
        <Trans>Stand up, drink some water, and come back before the time is over.</Trans>
      </p>
    )
  if (kind === 'WAIT')
    return (
      <p className="card">
        <Trans>The answers of the class decide how the lesson continues.</Trans>
      </p>
    )
  if (question === null || stepId === null || text === null) return <StepFilm moment={moment} isLite={isLite} />
  return (
    <div lang={language}>
      <Question stepId={stepId} text={text} question={question} moment={moment} lesson={lesson} sentences={sentences} />
    </div>
  )
}

interface QuestionProps extends Omit<StepProps, 'isLite'> {
  readonly stepId: string
  readonly text: string
  readonly question: NonNullable<HeardMoment['question']>
}

function Question({ stepId, text, question, moment, lesson, sentences }: QuestionProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const { answeredBy: kind, options, own } = question
  const send: SendToClass = async (_method, _below, body = {}) => {
    const refusal = await lesson.answer(stepId, body)
    if (refusal === undefined) setProblem(undefined)
    else if (refusal === 'AWAY') setProblem(t`There is no connection. Check it and try again.`)
    else setProblem(sentences[refusal.code] ?? refusal.sentence)
    return refusal === undefined
  }
  return (
    <div className="grid gap-3">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <OpenQuestion
        question={{ id: stepId, kind, text, options, own, closesAt: moment.till ?? moment.serverTime }}
        serverTime={moment.serverTime}
        onEnd={lesson.look}
        send={send}
      />
    </div>
  )
}

function Next({ next }: { readonly next: NonNullable<HeardMoment['next']> }) {
  const { t } = useLingui()
  const names: Record<typeof next, string> = {
    FILM: t`Next: a part to watch`,
    ASK: t`Next: a question`,
    POLL: t`Next: a question to everybody`,
    BREAK: t`Next: a short break`,
    END: t`This is the last part.`,
  }
  return <p className="text-sm text-ink-2">{names[next]}</p>
}
