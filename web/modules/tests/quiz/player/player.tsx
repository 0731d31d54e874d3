// The test while it runs: one question at a time, the clock, the palette, and what is still to be sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { chosen, open, shape } from '#web/ui/controls/chip.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { closesSheet, opensSheet, Sheet } from '#web/ui/layers/sheet.tsx'
import type { ServerClock } from '../engine/clock.ts'
import { keepPage } from '../engine/offline-copy.ts'
import { isMarked, statusOf } from '../engine/responses.ts'
import type { SessionView, TestSession } from '../engine/session.ts'
import { MATHS_CSS } from './maths.tsx'
import { Palette, SubmitCounts } from './palette.tsx'
import { QuestionView } from './question.tsx'
import { TimeLeft, useTimeLeft } from './time-left.tsx'

interface Props {
  readonly view: SessionView
  readonly session: TestSession
  readonly clock: ServerClock
  readonly lang: string
  readonly onContinue: () => void
  /** The section whose first question is shown first. */
  readonly firstSection?: string | undefined
}

export function Player({ view, session, clock, lang, onContinue, firstSection }: Props) {
  const { paper, phase } = view
  const [current, setCurrent] = useState(() => Math.max(0, paper.questions.findIndex(({ sectionId }) => sectionId === firstSection)))
  const [shownLang, setShownLang] = useState(lang)
  const seconds = useTimeLeft(clock, paper.expiresAt)
  const expire = useEffectEvent(() => session.expire())
  useEffect(() => {
    if (seconds === 0) expire()
  }, [seconds])
  const question = paper.questions[current]
  const visit = useEffectEvent((id: string) => session.visit(id))
  const questionId = question?.id
  useEffect(() => {
    if (questionId) visit(questionId)
  }, [questionId])
  useOfflineCopy(view)
  if (phase !== 'RUNNING') return <Ended view={view} onContinue={onContinue} onRetry={() => session.wake()} />
  if (!question) return null
  const go = (index: number) => setCurrent(Math.min(Math.max(index, 0), paper.questions.length - 1))
  const goTo = (id: string) => go(paper.questions.findIndex((each) => each.id === id))
  const value = view.responses[question.id]?.value ?? null
  const palette = <Palette questionIds={paper.questions.map(({ id }) => id)} responses={view.responses} current={question.id} onGo={goTo} /> // prettier-ignore
  return (
    <div className="grid gap-5 xl:grid-cols-4">
      <div className="grid content-start gap-5 xl:col-span-3">
        <Top view={view} current={current} seconds={seconds} onGo={go} />
        <QuestionView no={current + 1} paper={paper} question={question} lang={shownLang} value={value} onLang={setShownLang} onAnswer={(answer) => session.answer(question.id, answer)} />
        <Bottom view={view} session={session} questionId={question.id} onNext={() => go(current + 1)} />
        <div className="flex flex-wrap gap-3">
          <span className="xl:hidden">
            <Button {...opensSheet('palette')} kind="ghost" size="fit">
              <Trans>All questions</Trans>
            </Button>
          </span>
          <Button {...opensSheet('submit')} kind="ghost" size="fit">
            <Trans>Submit the test</Trans>
          </Button>
        </div>
      </div>
      <aside className="hidden xl:block">{palette}</aside>
      <Sheet id="palette" title={<Trans>Questions</Trans>}>
        {palette}
      </Sheet>
      <SubmitSheet view={view} onSubmit={() => session.submit()} />
    </div>
  )
} // prettier-ignore

/** Once the test has begun, a copy of the page lets it go on without a connection, even when the tab was closed. */
function useOfflineCopy({ paper }: SessionView) {
  const keep = useEffectEvent(() => {
    const html = JSON.stringify(paper.questions.map(({ texts }) => texts))
    const pictures = [...html.matchAll(/src=\\?"(\/[^"\\]+)/g)].flatMap(([, path]) => path ?? [])
    return keepPage(MATHS_CSS, pictures)
  })
  useEffect(() => void keep(), [])
}

interface TopProps {
  readonly view: SessionView
  readonly current: number
  readonly seconds: number
  readonly onGo: (index: number) => void
}

function Top({ view: { paper, unsent, isOnline, hasStorage }, current, seconds, onGo }: TopProps) {
  const { t } = useLingui()
  const section = paper.sections.find(({ id }) => id === paper.questions[current]?.sectionId)
  const [no, all] = [current + 1, paper.questions.length]
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-body">
          <Trans>
            Question {no} of {all}
          </Trans>{' '}
          · {section?.name}
        </h1>
        <TimeLeft seconds={seconds} />
      </div>
      {paper.sections.length > 1 && (
        <div role="group" aria-label={t`Sections`} className="scroll-row">
          {paper.sections.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === section?.id} onClick={() => onGo(paper.questions.findIndex((each) => each.sectionId === id))} className={`${shape} px-4 ${id === section?.id ? chosen : open}`}>
              {name}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="text-sm text-ink-2">
        {unsent === 0 && <Trans>All answers are saved.</Trans>}
        {unsent > 0 && isOnline && <Trans>Saving …</Trans>}
        {unsent > 0 && !isOnline && <Trans>{unsent} answers wait on this phone.</Trans>}
      </p>
      {!hasStorage && (
        <Notice tone="warm">
          <Trans>This browser cannot keep answers. Stay online until you submit.</Trans>
        </Notice>
      )}
    </div>
  )
} // prettier-ignore

interface BottomProps {
  readonly view: SessionView
  readonly session: TestSession
  readonly questionId: string
  readonly onNext: () => void
}

function Bottom({ view, session, questionId, onNext }: BottomProps) {
  const marked = isMarked(statusOf(view.responses, questionId))
  const then = (isMarkedNow: boolean) => {
    session.mark(questionId, isMarkedNow)
    onNext()
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" size="fit" onClick={() => then(false)}>
        <Trans>Save &amp; next</Trans>
      </Button>
      <Button type="button" kind="ghost" size="fit" onClick={() => then(true)}>
        <Trans>Mark for review &amp; next</Trans>
      </Button>
      <Button type="button" kind="ghost" size="fit" onClick={() => session.answer(questionId, null)}>
        <Trans>Clear response</Trans>
      </Button>
      {marked && (
        <span className="self-center text-sm text-jamun">
          <Trans>Marked for review</Trans>
        </span>
      )}
    </div>
  )
}

function SubmitSheet({ view, onSubmit }: { readonly view: SessionView; readonly onSubmit: () => void }) {
  const { paper, responses } = view
  return (
    <Sheet id="submit" title={<Trans>Submit the test?</Trans>}>
      <div className="grid gap-5">
        <SubmitCounts questionIds={paper.questions.map(({ id }) => id)} responses={responses} />
        <ExtraAnswers view={view} />
        <Button type="button" onClick={onSubmit}>
          <Trans>Submit</Trans>
        </Button>
        <Button {...closesSheet('submit')} kind="ghost">
          <Trans>Go on with the test</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

/** Answers beyond the number that counts, section by section. */
function ExtraAnswers({ view: { paper, responses } }: { readonly view: SessionView }) {
  return paper.sections.map(({ id, name, allowed }) => {
    const answered = paper.questions.filter((each) => each.sectionId === id && statusOf(responses, each.id).startsWith('ANSWERED'))
    const extra = allowed === null ? 0 : answered.length - allowed
    return extra > 0 ? (
      <p key={id} className="text-genda-ink">
        <Trans>
          {name}: {extra} answers more than count. The first {allowed} in the order of the paper count.
        </Trans>
      </p>
    ) : null
  })
} // prettier-ignore

interface EndedProps {
  readonly view: SessionView
  readonly onContinue: () => void
  readonly onRetry: () => void
}

function Ended({ view: { phase, unsent, isOnline }, onContinue, onRetry }: EndedProps) {
  if (phase === 'ELSEWHERE')
    return (
      <div className="grid max-w-form gap-4">
        <h1 className="text-h3">
          <Trans>This test goes on on another device.</Trans>
        </h1>
        <Button type="button" onClick={onContinue}>
          <Trans>Continue here</Trans>
        </Button>
      </div>
    )
  return (
    <div className="grid max-w-form gap-4" role="status">
      <h1 className="text-h3">{phase === 'OVER' ? <Trans>The time is over.</Trans> : <Trans>The test is being submitted.</Trans>}</h1>
      {!isOnline && (
        <>
          <p>
            <Trans>There is no connection. {unsent} answers wait on this phone. Keep this page open until they are sent.</Trans>
          </p>
          <Button type="button" kind="ghost" onClick={onRetry}>
            <Trans>Try again now</Trans>
          </Button>
        </>
      )}
    </div>
  )
} // prettier-ignore
