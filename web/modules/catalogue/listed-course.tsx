import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { useTierName } from '#web/page/tier-name.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { CourseCard } from '#web/ui/course/cards/course-card.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import type { CardData } from './card.server.ts'
import { useKindNames } from './kind-names.ts'

export interface ListedCourseProps {
  readonly course: CardData
  /** Stands for the kind of course, where a list is of one kind. */
  readonly kind?: string | undefined
  readonly level?: 'h2' | 'h3'
}

export function ListedCourse({ course, kind, level = 'h2' }: ListedCourseProps) {
  const link = useLink()
  const kinds = useKindNames()
  const tierName = useTierName()
  const { slug, title, taughtIn, variantName, hasStarted, startsOn, schedule, teacherNames, price, cutPrice } = course
  const tier = variantName && tierName(variantName)
  return (
    <CourseCard
      title={title.text}
      lang={title.lang}
      level={level}
      tags={[taughtIn, kind ?? kinds[course.courseKind], ...(tier ? [tier] : [])]}
      lines={[
        hasStarted ? <Trans>Running since {startsOn}</Trans> : <Trans>Starts on {startsOn}</Trans>,
        schedule,
        teacherNames.join(', '),
      ].filter(Boolean)}
      portraits={course.portraits}
      price={<PriceBlock price={price} cutPrice={cutPrice} size="row" note={<Trans>Taxes included</Trans>} />}
      action={
        <ButtonLink href={link(`/course/${slug}`)} kind="ghost" size="small">
          <Trans>View course</Trans>
          {/* Courses in several languages bear one title. */}
          <span className="sr-only" lang={title.lang}>
            {title.text}, {taughtIn}
          </span>
        </ButtonLink>
      }
    />
  )
}
