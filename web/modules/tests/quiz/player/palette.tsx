// The palette of questions, in the words, colours and shapes of NTA's tests.
import { Trans, useLingui } from '@lingui/react/macro'
import { countStatuses, statusOf, type PaletteStatus, type Responses } from '../engine/responses.ts'

interface Props {
  readonly questionIds: readonly string[]
  readonly responses: Responses
  readonly current: string
  readonly onGo: (questionId: string) => void
}

export function Palette({ questionIds, responses, current, onGo }: Props) {
  const words = usePaletteWords()
  return (
    <nav aria-label={words.palette} className="grid gap-4">
      <ol className="palette">
        {questionIds.map((id, i) => {
          const status = statusOf(responses, id)
          return (
            <li key={id}>
              <button type="button" onClick={() => onGo(id)} aria-current={id === current || undefined} aria-label={`${i + 1}: ${words[status]}`} data-status={status} className="palette-cell">
                {i + 1}
              </button>
            </li>
          )
        })}
      </ol>
      <Legend questionIds={questionIds} responses={responses} />
    </nav>
  )
} // prettier-ignore

function Legend({ questionIds, responses }: Pick<Props, 'questionIds' | 'responses'>) {
  const words = usePaletteWords()
  const counts = countStatuses(questionIds, responses)
  const lines: readonly [PaletteStatus, number][] = [
    ['ANSWERED', counts.answered],
    ['VISITED', counts.notAnswered],
    ['NOT_VISITED', counts.notVisited],
    ['MARKED', counts.marked],
    ['ANSWERED_MARKED', counts.answeredMarked],
  ]
  return (
    <ul className="grid gap-1 text-sm">
      {lines.map(([status, count]) => (
        <li key={status} className="flex items-center gap-2">
          <span data-status={status} className="palette-cell palette-key" aria-hidden="true">
            {count}
          </span>
          <span className="sr-only">{count}</span> {words[status]}
        </li>
      ))}
    </ul>
  )
}

export function usePaletteWords() {
  const { t } = useLingui()
  return {
    palette: t`Questions`,
    NOT_VISITED: t`Not visited`,
    VISITED: t`Not answered`,
    ANSWERED: t`Answered`,
    MARKED: t`Marked for review`,
    ANSWERED_MARKED: t`Answered and marked for review`,
  }
}

/** How many of each there are, before the test is submitted. */
export function SubmitCounts({ questionIds, responses }: Pick<Props, 'questionIds' | 'responses'>) {
  const { answered, answeredMarked, notAnswered, notVisited, marked } = countStatuses(questionIds, responses)
  return (
    <ul className="grid gap-1">
      <li>
        <Trans>Answered: {answered + answeredMarked}</Trans>
      </li>
      <li>
        <Trans>Not answered: {notAnswered + notVisited + marked}</Trans>
      </li>
      <li>
        <Trans>Marked for review: {marked + answeredMarked}</Trans>
      </li>
    </ul>
  )
}
