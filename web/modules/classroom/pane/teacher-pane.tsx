// The teacher's side of the pane. Texts for teachers are in English.
import type { TeacherPane as PaneData } from '#core/modules/classroom/pane/pane-api.ts'
import { useCallback } from 'react'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Maths } from '#web/ui/data/maths.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { CallClass } from '../teach/people.tsx'
import type { TaughtClassData } from '../teach/taught-class.server.ts'
import { Timer } from '../teach/slides/timer.tsx'
import { BankPicker } from './bank-picker.tsx'
import { Launcher } from './launcher.tsx'
import { ResultBars } from './result-bars.tsx'
import { usePane } from './use-pane.ts'

type TeacherPaneProps = Pick<TaughtClassData, 'id' | 'status'> & { readonly call: CallClass }

export function TeacherPane({ id, status, call }: TeacherPaneProps) {
  const { pane, look } = usePane<PaneData>(`/teacher/sessions/${id}/pane`, `teaching:${id}`)
  const isRunning = status === 'OPEN' || status === 'LIVE'
  const lead: CallClass = async (method, below, body) => {
    const answer = await call(method, below, body)
    await look()
    return answer
  }
  if (!pane) return null
  return (
    <section aria-labelledby="pane" className="grid gap-4">
      <h2 id="pane" className="text-h3">
        Questions
      </h2>
      {pane.open && <Running open={pane.open} serverTime={pane.serverTime} onEnd={look} call={lead} />}
      {isRunning && !pane.open && (
        <>
          <Launcher call={lead} />
          <BankPicker classId={id} call={lead} />
        </>
      )}
      {isRunning && <Timer endsAt={pane.timerEndsAt} serverTime={pane.serverTime} onEnd={look} call={lead} />}
      {pane.results.length > 0 && <Results results={pane.results} />}
      <FromLearners pane={pane} isRunning={isRunning} call={lead} />
    </section>
  )
}

interface RunningProps {
  readonly open: NonNullable<PaneData['open']>
  readonly serverTime: number
  readonly onEnd: () => Promise<void>
  readonly call: CallClass
}

function Running({ open: { id, text, rich, answers, closesAt }, serverTime, onEnd, call }: RunningProps) {
  const end = useCallback(() => void onEnd(), [onEnd])
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        {rich ? <Maths html={rich.stem} lang={rich.lang} /> : <p className="font-semibold wrap-anywhere">{text}</p>}
        <p>
          {answers === 1 ? '1 answer' : `${answers} answers`}, time left:{' '}
          <Countdown endsAt={closesAt} serverNow={serverTime} onEnd={end} />
        </p>
      </div>
      <Button type="button" kind="ghost" size="small" onClick={() => void call('POST', `/class-questions/${id}/close`)}>
        End now
      </Button>
    </div>
  )
}

function Results({ results }: Pick<PaneData, 'results'>) {
  const [last, ...earlier] = results
  return (
    <div className="card grid gap-4">
      {last && <ResultBars result={last} rightLabel="Right" wrongLabel="Not right" />}
      {earlier.length > 0 && (
        <Disclosure title={`Earlier questions: ${earlier.length}`}>
          <ul className="grid gap-4">
            {earlier.map((result) => (
              <li key={result.id}>
                <ResultBars result={result} rightLabel="Right" wrongLabel="Not right" />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

interface FromLearnersProps {
  readonly pane: PaneData
  readonly isRunning: boolean
  readonly call: CallClass
}

function FromLearners({ pane: { questions, isChatLocked }, isRunning, call }: FromLearnersProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h4">From learners: {questions.length}</h3>
        {isRunning && (
          <Button
            type="button"
            kind="ghost"
            size="small"
            onClick={() => void call('PUT', '/chat', { isLocked: !isChatLocked })}
          >
            {isChatLocked ? 'Take questions again' : 'Take no questions'}
          </Button>
        )}
      </div>
      <ul className="grid gap-2">
        {questions.map(({ id, text, learnerName, votes, isShown }) => (
          <li key={id} className="card flex flex-wrap items-center justify-between gap-3">
            <span className="grid gap-1">
              <span className="wrap-anywhere">{text}</span>
              <span className="text-sm text-ink-3">
                {learnerName} · {votes === 1 ? '1 vote' : `${votes} votes`}
              </span>
            </span>
            {isRunning && (
              <Button
                type="button"
                kind="ghost"
                size="small"
                onClick={() => void call('PUT', `/questions/${id}`, { isShown: !isShown })}
              >
                {isShown ? 'Hide' : 'Show to the class'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
