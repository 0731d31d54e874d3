// How strong each chapter of the test is, the weakest first.
import { Trans, useLingui } from '@lingui/react/macro'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { ResultData } from './result.server.ts'

type Chapter = ResultData['chapters'][number]

/** A long paper has more chapters than a family wants to read at once. */
const SHOWN = 4

export function Chapters({ chapters }: ResultData) {
  if (chapters.length === 0) return null
  const [first, others] = [chapters.slice(0, SHOWN), chapters.slice(SHOWN)]
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-h3">
        <Trans>Chapters</Trans>
      </h2>
      <TopicLantern chapters={chapters} />
      {first.map((each) => (
        <ChapterCard key={each.chapter} {...each} />
      ))}
      {others.length > 0 && (
        <Disclosure title={<Trans>{others.length} more chapters</Trans>}>
          <div className="grid gap-3">
            {others.map((each) => (
              <ChapterCard key={each.chapter} {...each} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  )
}

function ChapterCard({ chapter, accuracy, attemptRate, priority }: Chapter) {
  return (
    <div className="card grid justify-items-start gap-1">
      <h3 className="text-body font-semibold">{chapter}</h3>
      <p className="text-sm text-ink-2">
        <Trans>Answered {attemptRate}%</Trans>
        {accuracy !== null && (
          <>
            {' · '}
            <Trans>Accuracy {accuracy}%</Trans>
          </>
        )}
      </p>
      <PriorityBadge priority={priority} />
    </div>
  )
}

function PriorityBadge({ priority }: Pick<Chapter, 'priority'>) {
  if (priority === 'LOW') return <Badge tone="tulsi"><Trans>Strong</Trans></Badge>
  if (priority === 'MEDIUM') return <Badge tone="genda"><Trans>Revise next</Trans></Badge>
  return <Badge tone="sindoor"><Trans>Revise first</Trans></Badge>
} // prettier-ignore

/** A facet is lit for each chapter that is strong. */
function TopicLantern({ chapters }: Pick<ResultData, 'chapters'>) {
  const { t } = useLingui()
  const [strong, all] = [chapters.filter(({ priority }) => priority === 'LOW').length, chapters.length]
  if (all < 3) return null
  return <Kandil of={all} lit={strong} size={120} label={t`${strong} of ${all} chapters are strong`} />
}
