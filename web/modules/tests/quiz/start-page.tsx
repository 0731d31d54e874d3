// The rules of a test, its marks, and the button that starts it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Locked } from '#web/ui/layers/locked.tsx'
import { TestTitle } from '../shown/test-size.tsx'
import { DeviceCheck } from './device-check.tsx'
import type { RunningTest } from './engine/use-session.ts'
import { KindName } from './player/question.tsx'
import type { QuizData } from './quiz.server.ts'
import { shownMarks } from '../shown/shown-answer.ts'

interface Props {
  readonly test: QuizData
  readonly running: RunningTest
}

export function StartPage({ test, running }: Props) {
  const { languages } = test
  return (
    <div className="grid max-w-prose gap-6">
      <div className="grid gap-2">
        <TestTitle {...test} />
      </div>
      {isClosed(test, running) && test.lock && <Locked {...test.lock} />}
      <Rules {...test} />
      <Marks test={test} />
      {languages.length > 1 && (
        <p>
          <Trans>You can change the language of every question.</Trans>
        </p>
      )}
      <Start test={test} running={running} />
    </div>
  )
}

type RuleFacts = Pick<QuizData, 'durationMinutes' | 'notesSignals' | 'isPractice'>

export function Rules({ durationMinutes, notesSignals, isPractice }: RuleFacts) {
  return (
    <ol className="grid list-decimal gap-2 ps-5">
      <li>
        <Trans>You have {durationMinutes} minutes. Our clock counts, not the one of your phone, and there is no pause.</Trans>
      </li>
      <li>
        {isPractice ? (
          <Trans>Every answer is saved at once. You can change it until you have it checked, and read why it is right or wrong.</Trans>
        ) : (
          <Trans>Every answer is saved at once. You can change it until you submit.</Trans>
        )}
      </li>
      <li>
        <Trans>A question that you answered and marked for review counts as answered.</Trans>
      </li>
      <li>
        <Trans>Once started, the test works without a connection. Your answers are sent when you are online again.</Trans>
      </li>
      <li>
        <Trans>When the time is over, the test is submitted by itself.</Trans>
      </li>
      {notesSignals && (
        <li>
          <Trans>This test notes when its tab is hidden, text is pasted or the window changes. Teachers read it, no marks are taken for it, and it is deleted after 90 days. Nothing else is recorded.</Trans>
        </li>
      )}
    </ol>
  )
} // prettier-ignore

export function Marks({ test: { sections } }: { readonly test: Pick<QuizData, 'sections'> }) {
  const { t } = useLingui()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <caption className="sr-only">{t`Marks of each section`}</caption>
        <thead>
          <tr>
            {[t`Section`, t`Kind`, t`Right`, t`Wrong`].map((each) => (
              <th key={each} scope="col" className="py-1 pe-4 text-start">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.flatMap(({ id, name, marks, allowed, questionCount }) =>
            marks.map(({ kind, full, wrong, partial }) => (
              <tr key={id + kind}>
                <td className="py-1 pe-4">
                  {name}
                  {allowed !== null && (
                    <span className="block text-sm text-ink-3">
                      <Trans>
                        The first {allowed} of {questionCount} answers count
                      </Trans>
                    </span>
                  )}
                </td>
                <td className="py-1 pe-4">
                  <KindName kind={kind} />
                </td>
                <td className="py-1 pe-4">
                  +{full}
                  {partial && (
                    <span className="block text-sm text-ink-3">
                      <Trans>a part for some</Trans>
                    </span>
                  )}
                </td>
                <td className="py-1">{shownMarks(wrong)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

function Start({ test, running }: Props) {
  const { begin, hasStored, isBusy, problem } = running
  const { attemptsLeft, isRunning, opensAt, isOver } = test
  const goesOn = isRunning || hasStored
  if (!goesOn && (isOver || attemptsLeft === 0)) return <Taken test={test} />
  if (isClosed(test, running)) return null
  if (!goesOn && opensAt !== null) return <p className="font-semibold"><Trans>Opens {opensAt}</Trans></p> // prettier-ignore
  return (
    <div className="grid gap-3">
      {!goesOn && <DeviceCheck serverTime={test.serverTime} />}
      {problem !== undefined && (
        <Notice tone="warm" role="alert">
          {problem || <Trans>There is no connection. A test needs one to begin. Please try again.</Trans>}
        </Notice>
      )}
      <PageForm
        data-works-offline
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <BeginButton goesOn={goesOn} isBusy={isBusy} />
      </PageForm>
    </div>
  )
}

function BeginButton({ goesOn, isBusy }: { readonly goesOn: boolean; readonly isBusy: boolean }) {
  return (
    <Button isBusy={isBusy} data-note={goesOn ? undefined : 'TEST_START'}>
      {goesOn ? <Trans>Continue the test</Trans> : <Trans>Start the test</Trans>}
    </Button>
  )
}

/** A lock is shown above the rules. Nothing locks a test that runs or has been taken. */
function isClosed({ lock, attemptsLeft, isRunning, isOver }: QuizData, { hasStored }: RunningTest): boolean {
  return lock !== null && !isRunning && !hasStored && !isOver && attemptsLeft > 0
}

function Taken({ test: { id, attemptId, isOver } }: Pick<Props, 'test'>) {
  const link = useLink()
  const reason = isOver && attemptId === null ? <Trans>This test is over.</Trans> : <Trans>You have taken this test.</Trans> // prettier-ignore
  if (attemptId === null) return <Refusal reason={reason} href={link('/tests')} text={<Trans>All tests</Trans>} />
  return <Refusal reason={reason} href={link(`/quiz/${id}/result/${attemptId}`)} text={<Trans>See the result</Trans>} />
}

interface RefusalProps {
  readonly reason: ReactNode
  readonly href: string
  readonly text: ReactNode
}

function Refusal({ reason, href, text }: RefusalProps) {
  return (
    <div className="grid gap-3">
      <p>{reason}</p>
      <ButtonLink href={href}>{text}</ButtonLink>
    </div>
  )
}
