// The problems that keep the steps of a lesson from being published, while they are written.
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { staff } from '../../frame/contract.ts'
import { messageOf } from '../../kit/use-action.ts'

type Checked = Awaited<ReturnType<typeof staff.staffAiLessonActions.checkSteps>>
type Steps = Parameters<typeof staff.staffAiLessonActions.checkSteps>[0]['steps']

const AFTER_TYPING_MS = 600
const MINUTE_SEC = 60

export function StepCheck() {
  const steps = useWatch({ name: 'steps' }) as Steps | undefined // the lesson's form
  const [checked, setChecked] = useState<Checked>()
  const [refused, setRefused] = useState<string>()
  const written = JSON.stringify(steps ?? [])
  useEffect(() => {
    const timer = setTimeout(() => {
      void staff.staffAiLessonActions.checkSteps({ steps: JSON.parse(written) as Steps }).then(
        (answer) => {
          setChecked(answer)
          setRefused(undefined)
        },
        (error: unknown) => setRefused(messageOf(error)),
      )
    }, AFTER_TYPING_MS)
    return () => clearTimeout(timer)
  }, [written])
  if (refused !== undefined) return <p role="status">Some fields are not complete yet: {refused}</p>
  if (!checked) return null
  const { problems, ...lengths } = checked
  if (problems.length === 0) return <p role="status">{lengthOf(lengths)}</p>
  return (
    <section aria-label="What is to be corrected">
      <p role="status">It cannot be published yet:</p>
      <ul>
        {problems.map(({ stepId, text }) => (
          <li key={`${stepId} ${text}`}>
            {stepId !== null && (
              <>
                <code>{stepId}</code>:{' '}
              </>
            )}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function lengthOf({ shortestSec, longestSec, mostSec }: Omit<Checked, 'problems'>): string {
  const minutes = (seconds: number) => Math.ceil(seconds / MINUTE_SEC)
  const length =
    minutes(shortestSec) === minutes(longestSec)
      ? `${minutes(longestSec)} min`
      : `${minutes(shortestSec)} to ${minutes(longestSec)} min`
  return `Nothing is to be corrected. It takes ${length}, and at most ${minutes(mostSec)} min with all questions and hints.`
}
