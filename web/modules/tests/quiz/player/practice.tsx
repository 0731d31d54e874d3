// Practice: an answer is checked, its explanation is read, and the next question follows. Checking needs a connection.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { attemptsPractice } from '#core/modules/attempts/practice-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { shownKey } from '../../shown/shown-answer.ts'
import { isGiven } from '../engine/responses.ts'
import type { SessionView } from '../engine/session-view.ts'
import { Maths } from '#web/ui/data/maths.tsx'

type Checked = ResponseOf<typeof attemptsPractice.checkAnswer>
type Question = SessionView['paper']['questions'][number]

export interface Practice {
  /** The explanation that the learner has read: the answer stays then. */
  readonly checked: Checked | undefined
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  readonly check: () => void
}

export function usePractice({ paper, unsent }: SessionView, questionId: string): Practice {
  const [found, setFound] = useState<Readonly<Record<string, Checked>>>({})
  const [wanted, setWanted] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const wasChecked = paper.isPractice && paper.checked.some((id) => id === questionId)
  const asked = wanted === questionId || wasChecked ? questionId : undefined
  const isReady = asked !== undefined && unsent === 0 && found[asked] === undefined && !hasFailed
  useEffect(() => {
    if (!isReady) return
    void readCheck(paper.id, questionId).then((checked) => {
      if (checked) setFound((before) => ({ ...before, [questionId]: checked }))
      else setHasFailed(true)
    })
  }, [isReady, paper.id, questionId])
  const check = () => {
    setHasFailed(false)
    setWanted(questionId)
  }
  return { checked: found[questionId], isWaiting: isReady || (asked !== undefined && unsent > 0), hasFailed, check }
}

async function readCheck(attemptId: string, questionId: string): Promise<Checked | undefined> {
  try {
    const reply = await fetch(`/api/quiz/attempts/${attemptId}/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ questionId }),
    })
    return reply.ok ? ((await reply.json()) as Checked) : undefined // the contract's
  } catch {
    return undefined
  }
}

interface Props {
  readonly practice: Practice
  readonly question: Question
  readonly value: Parameters<typeof isGiven>[0]
  readonly lang: string
}

export function PracticeCheck({ practice: { checked, isWaiting, hasFailed, check }, question, value, lang }: Props) {
  if (checked) return <Explanation checked={checked} question={question} lang={lang} />
  return (
    <div className="grid gap-3">
      {hasFailed && (
        <Notice tone="warm" role="alert">
          <Trans>The answer could not be checked. Checking needs a connection.</Trans>
        </Notice>
      )}
      {isGiven(value) && (
        <Button type="button" kind="ghost" size="fit" isBusy={isWaiting} onClick={check}>
          <Trans>Check the answer</Trans>
        </Button>
      )}
    </div>
  )
}

function Explanation({ checked, question, lang }: { readonly checked: Checked; readonly question: Question; readonly lang: string }) {
  const languages = Object.keys(checked.solutions) as (keyof typeof checked.solutions)[] // its own keys
  const shown = languages.find((each) => each === lang) ?? languages[0] ?? 'en'
  return (
    <section className="card grid gap-3" role="status">
      <p>
        {checked.outcome === 'CORRECT' && <Badge tone="tulsi"><Trans>Right</Trans></Badge>}
        {checked.outcome === 'PARTIAL' && <Badge tone="genda"><Trans>Partly right</Trans></Badge>}
        {checked.outcome === 'WRONG' && <Badge tone="sindoor"><Trans>Wrong</Trans></Badge>}
      </p>
      <p className="font-semibold">
        <Trans>Right answer: {shownKey(checked.key, question)}</Trans>
      </p>
      <Maths html={checked.solutions[shown] ?? ''} lang={shown} />
    </section>
  )
} // prettier-ignore
