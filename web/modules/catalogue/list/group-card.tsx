import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { useLink } from '#web/page/link.ts'
import { useTierName } from '#web/page/tier-name.ts'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Portraits } from '#web/ui/course/cards/portraits.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Picture } from '#web/ui/data/picture.tsx'
import type { GroupData } from '../card.server.ts'
import { useKindNames } from '../kind-names.ts'

export interface GroupCardProps {
  readonly course: GroupData
  /** Its picture is fetched at once. */
  readonly isFirst?: boolean
  readonly level?: 'h2' | 'h3'
}

/** A course in one language: who teaches, when, and each tier as a chip with its price. */
export function GroupCard({ course, isFirst = false, level: Heading = 'h2' }: GroupCardProps) {
  const kinds = useKindNames()
  const { title, taughtIn, courseKind, hasStarted, startsOn, schedule, picture, tiers } = course
  return (
    <article className="card course-card">
      {picture && (
        <Picture picture={{ ...picture, alt: { text: '', lang: 'en' } }} className="course-picture" isFirst={isFirst} />
      )}
      <div className="flex flex-1 flex-col gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone="mor">{taughtIn}</Badge>
          <Badge tone="quiet">{kinds[courseKind]}</Badge>
        </p>
        <div>
          <Heading lang={title.lang} className="text-h4">
            {title.text}
          </Heading>
          <p className="text-sm text-ink-2">
            {hasStarted ? <Trans>Running since {startsOn}</Trans> : <Trans>Starts on {startsOn}</Trans>}
          </p>
          {schedule && <p className="text-sm text-ink-2">{schedule}</p>}
        </div>
        <Faces {...course} />
        <div className="mt-auto grid gap-2">
          <From price={course.price} isOne={tiers.length === 1} />
          <Tiers {...course} />
        </div>
      </div>
    </article>
  )
}

function Faces({ portraits, teacherNames }: Pick<GroupData, 'portraits' | 'teacherNames'>) {
  if (teacherNames.length === 0) return null
  return (
    <div className="flex items-center gap-3">
      <Portraits pictures={portraits} />
      <p className="min-w-0 text-sm text-ink-2">{teacherNames.join(', ')}</p>
    </div>
  )
}

function From({ price, isOne }: Pick<GroupData, 'price'> & { readonly isOne: boolean }) {
  const amount = showMoney(price)
  return (
    <p className="text-sm text-ink-3">
      <span className="text-h4 font-bold text-ink">{isOne ? amount : <Trans>from {amount}</Trans>}</span>{' '}
      <Trans>Taxes included</Trans>
    </p>
  )
}

/** Each tier has a page of its own. */
function Tiers({ tiers, title, taughtIn }: GroupData) {
  const link = useLink()
  const tierName = useTierName()
  return (
    <ul className="flex flex-wrap gap-2">
      {tiers.map(({ bundleId, slug, variantName, price }) => (
        <li key={bundleId}>
          <Chip href={link(`/course/${slug}`)}>
            <span className="sr-only" lang={title.lang}>
              {title.text}, {taughtIn},{' '}
            </span>
            {variantName && tiers.length > 1 ? (
              `${tierName(variantName)} · ${showMoney(price)}`
            ) : (
              <Trans>View course</Trans>
            )}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
