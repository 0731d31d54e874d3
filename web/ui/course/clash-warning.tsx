import { Trans } from '@lingui/react/macro'
import { Notice } from '../layers/notice.tsx'

interface Clash {
  /** "Mon 7:00 pm". */
  readonly when: string
  readonly subject: string
  readonly courseTitle: { readonly text: string; readonly lang: string }
  /** Another learner of the family; null: the one for whom the batch is chosen. */
  readonly learnerName: string | null
}

/** The family has other classes at hours of this batch. Nothing is refused. */
export function ClashWarning({ clashes }: { readonly clashes: readonly Clash[] }) {
  if (clashes.length === 0) return null
  return (
    <Notice tone="warm" title={<Trans>Two classes at the same hour</Trans>}>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.when} ${clash.subject} ${clash.learnerName}`}>
            <ClashWords {...clash} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function ClashWords({ when, subject, courseTitle, learnerName }: Clash) {
  const course = <span lang={courseTitle.lang}>{courseTitle.text}</span>
  if (learnerName === null)
    return (
      <Trans>
        {when}: the learner has {subject} then ({course}).
      </Trans>
    )
  return (
    <Trans>
      {when}: {learnerName} has {subject} then ({course}).
    </Trans>
  )
}
