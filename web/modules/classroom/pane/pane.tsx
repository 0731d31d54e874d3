import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Pane as PaneData } from '#core/modules/classroom/pane/pane-api.ts'
import { Notice } from '#web/ui/layers/notice.tsx'
import { callApi } from '../room/call-api.ts'
import { AskTeacher, QuestionList } from './ask-teacher.tsx'
import { OpenQuestion } from './open-question.tsx'
import { ResultBars } from './result-bars.tsx'
import type { ClassPane, SendToClass } from './use-pane.ts'

interface PaneProps extends ClassPane {
  readonly classId: string
  readonly sentences: Readonly<Record<string, string>>
}

/** Below the class: the question that is open, the last result, and the questions to the teacher. */
export function Pane({ classId, sentences, pane, look }: PaneProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const send: SendToClass = async (method, below, body) => {
    const answer = await callApi(method, `/classes/${classId}${below}`, body)
    const isDone = answer !== 'AWAY' && 'ok' in answer
    if (answer === 'AWAY') setProblem(t`There is no connection. Check it and try again.`)
    else setProblem('refused' in answer ? (sentences[answer.refused] ?? answer.sentence) : undefined)
    await look()
    return isDone
  }
  if (!pane) return null
  const { open, last, questions, isChatLocked } = pane
  return (
    <div className="grid gap-4">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {open && <OpenQuestion key={open.id} question={open} serverTime={pane.serverTime} onEnd={look} send={send} />}
      {!open && last && (
        <section aria-label={t`The last question`} className="card grid gap-3">
          <Outcome last={last} />
          <ResultBars
            result={last}
            own={last.own}
            rightLabel={t`Right`}
            ownLabel={t`Your answer`}
            wrongLabel={t`Not right`}
          />
        </section>
      )}
      <section aria-labelledby="questions" className="grid gap-3">
        <h2 id="questions" className="text-h4">
          <Trans>Questions to the teacher</Trans>
        </h2>
        {isChatLocked ? (
          <p className="text-ink-2">
            <Trans>The teacher takes no questions just now.</Trans>
          </p>
        ) : (
          <AskTeacher send={send} />
        )}
        <QuestionList questions={questions} send={send} />
      </section>
    </div>
  )
}

function Outcome({ last: { isRight, own, kind } }: { readonly last: NonNullable<PaneData['last']> }) {
  if (kind === 'POLL')
    return (
      <p className="text-sm text-ink-3">
        <Trans>What the class says</Trans>
      </p>
    )
  return (
    <p role="status" className={`font-semibold ${isRight ? 'text-tulsi' : 'text-genda-ink'}`}>
      {own === null ? <Trans>You did not answer in time.</Trans> : <OwnOutcome isRight={isRight === true} />}
    </p>
  )
}

function OwnOutcome({ isRight }: { readonly isRight: boolean }) {
  return isRight ? <Trans>Your answer is right.</Trans> : <Trans>Your answer is not right.</Trans>
}
