import { Trans } from '@lingui/react/macro'
import { showMoney } from '#core/kernel/money.ts'
import { useLanguageName } from '#web/page/language-name.ts'
import { useLink } from '#web/page/link.ts'
import { useTierName } from '#web/page/tier-name.ts'
import { Badge } from '#web/ui/data/badge.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { useKindNames } from '../kind-names.ts'
import type { AiCourseData } from './ai-live.server.ts'

export interface AiCourseCardProps {
  readonly course: AiCourseData
  readonly level: 'h2' | 'h3'
}

/** One course with its languages: every plan in it is a page of its own. */
export function AiCourseCard({ course, level: Heading }: AiCourseCardProps) {
  const kinds = useKindNames()
  const nameOf = useLanguageName()
  const { courseDetail, teachingLanguageAICourses: editions, hasStarted, startsOn, schedule } = course
  const { courseTitle: title, outcome, type, subjects } = courseDetail
  return (
    <article className="card flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge tone="jamun">
          <Trans>AI live</Trans>
        </Badge>
        <Badge tone="quiet">{kinds[type]}</Badge>
      </p>
      <Heading lang={title.lang} className="text-h4">
        {title.text}
      </Heading>
      <p lang={outcome.lang} className="text-sm text-ink-2">
        {outcome.text}
      </p>
      <ul className="grid gap-1 text-sm text-ink-2">
        <li>{hasStarted ? <Trans>Running since {startsOn}</Trans> : <Trans>Starts on {startsOn}</Trans>}</li>
        {schedule && <li>{schedule}</li>}
        <li>{subjects.join(', ')}</li>
      </ul>
      <ul className="mt-auto grid gap-3 pt-2">
        {editions.map((edition) => (
          <li key={edition.language} className="grid gap-2">
            <p className="text-sm font-semibold">{nameOf(edition.language)}</p>
            <Plans {...edition} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">
        <Trans>Taxes included</Trans>
      </p>
    </article>
  )
}

function Plans({ language, plans }: AiCourseData['teachingLanguageAICourses'][number]) {
  const link = useLink()
  const tierName = useTierName()
  const nameOf = useLanguageName()
  return (
    <ul className="flex flex-wrap gap-2">
      {plans.map(({ aioId, slug, variant, price }) => (
        <li key={aioId}>
          <Chip href={link(`/course/${slug}`)}>
            {variant && `${tierName(variant)} · `}
            {showMoney(price)}
            {!variant && <span className="sr-only">{nameOf(language)}</span>}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
