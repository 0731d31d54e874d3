// The test while it runs: one question at a time, the clock, the palette, and what is still to be sent.
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { closesSheet, opensSheet, Sheet } from '#web/ui/layers/sheet.tsx'
import type { ServerClock } from '../engine/clock.ts'
import { isGiven, isMarked, statusOf } from '../engine/responses.ts'
import type { TestSession } from '../engine/session.ts'
import type { SessionView } from '../engine/session-view.ts'
import { Ended } from './ended.tsx'
import { Figures } from './figures.tsx'
import { MATHS_CSS } from '#web/ui/data/maths.tsx'
import { Palette, SubmitCounts } from './palette.tsx'
import { PracticeCheck, usePractice } from './practice.tsx'
import { QuestionView } from './question.tsx'
import { Top } from './top.tsx'
import { usePosition } from '../position/use-position.ts'
import { keepPage } from '../offline/offline-copy.ts'
import { useSignals } from './use-signals.ts'
import { useViewSettings, ViewChoice } from './view-settings.tsx'

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
  const [shownLang, setShownLang] = useState(lang)
  const [settings, setSettings] = useViewSettings()
  const position = usePosition(view, clock, { onExpire: () => session.expire(), firstSection })
  const { current, go } = position
  useQuietPage(phase === 'RUNNING')
  useSignals(paper)
  const question = paper.questions[current]
  const visit = useEffectEvent((id: string) => session.visit(id))
  const questionId = question?.id
  useEffect(() => {
    if (questionId) visit(questionId)
  }, [questionId])
  const findPhoto = useCallback((id: string) => session.findPhoto(id), [session])
  const practice = usePractice(view, questionId ?? '')
  useOfflineCopy(view)
  if (phase !== 'RUNNING') return <Ended view={view} onContinue={onContinue} onRetry={() => session.wake()} />
  if (!question) return null
  const goTo = (id: string) => go(paper.questions.findIndex((each) => each.id === id))
  const value = view.responses[question.id]?.value ?? null
  const photos = { add: (picked: Blob) => session.addPhoto(question.id, picked), find: findPhoto, problem: view.photoProblem }
  const palette = <Palette questionIds={paper.questions.map(({ id }) => id)} responses={view.responses} current={question.id} onGo={goTo} /> // prettier-ignore
  return (
    <div className="grid gap-5 lg:grid-cols-4">
      <div className="grid content-start gap-5 lg:col-span-3">
        <Top view={view} position={position} />
        <div className="test-text grid gap-4" data-size={settings.size}>
          <Figures>
            <fieldset disabled={practice.checked !== undefined} className="min-w-0">
            <QuestionView no={current + 1} paper={paper} question={question} lang={shownLang} value={value} onLang={setShownLang} onAnswer={(answer) => session.answer(question.id, answer)} photos={photos} />
            </fieldset>
          </Figures>
          {paper.isPractice && <PracticeCheck practice={practice} question={question} value={value} lang={shownLang} />}
        </div>
        <Bottom view={view} session={session} questionId={question.id} isFixed={practice.checked !== undefined} onNext={() => go(current + 1)} />
        <Sheets view={view} session={session} palette={palette} />
        <ViewChoice settings={settings} onChange={setSettings} />
      </div>
      <aside className={`hidden lg:block ${settings.isLeftHanded ? 'lg:-order-1' : ''}`}>{palette}</aside>
    </div>
  )
} // prettier-ignore

interface SheetsProps {
  readonly view: SessionView
  readonly session: TestSession
  readonly palette: ReactNode
}

/** The palette on a phone, and the sheet before the end, with the buttons that open them. */
function Sheets({ view, session, palette }: SheetsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <span className="lg:hidden">
          <Button {...opensSheet('palette')} kind="ghost" size="fit">
            <Trans>All questions</Trans>
          </Button>
        </span>
        <Button {...opensSheet('submit')} kind="ghost" size="fit">
          <Trans>Submit the test</Trans>
        </Button>
      </div>
      <Sheet id="palette" title={<Trans>Questions</Trans>}>
        {palette}
      </Sheet>
      <SubmitSheet view={view} onSubmit={() => session.submit()} />
    </>
  )
}

/** While a test runs the page has no header, no footer and no bell. */
function useQuietPage(isQuiet: boolean) {
  useEffect(() => {
    document.body.toggleAttribute('data-quiet', isQuiet)
    return () => document.body.removeAttribute('data-quiet')
  }, [isQuiet])
}

/** Once the test has begun, a copy of the page lets it go on without a connection, even when the tab was closed. */
function useOfflineCopy({ paper }: SessionView) {
  const texts = [...paper.questions, ...paper.passages].map((each) => each.texts)
  const keep = useEffectEvent(() => keepPage(JSON.stringify(texts), MATHS_CSS))
  useEffect(() => void keep(), [])
}

interface BottomProps {
  readonly view: SessionView
  readonly session: TestSession
  readonly questionId: string
  /** Its answer was checked and stays. */
  readonly isFixed: boolean
  readonly onNext: () => void
}

function Bottom({ view, session, questionId, isFixed, onNext }: BottomProps) {
  const marked = isMarked(statusOf(view.responses, questionId))
  const isAnswered = isGiven(view.responses[questionId]?.value ?? null)
  const then = (isMarkedNow: boolean) => {
    session.mark(questionId, isMarkedNow)
    onNext()
  }
  if (isFixed)
    return (
      <div className="flex">
        <Button type="button" size="fit" onClick={onNext}>
          <Trans>Next question</Trans>
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" size="fit" onClick={() => then(false)}>
        <Trans>Save &amp; next</Trans>
      </Button>
      <Button type="button" kind="ghost" size="fit" onClick={() => then(true)}>
        {isAnswered ? <Trans>Save &amp; mark for review</Trans> : <Trans>Mark for review &amp; next</Trans>}
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
        <Button type="button" data-note="TEST_SUBMIT" onClick={onSubmit}>
          <Trans>Submit</Trans>
        </Button>
        <Button {...closesSheet('submit')} kind="ghost">
          <Trans>Continue the test</Trans>
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
