import { Trans } from '@lingui/react/macro'
import { languageNames } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { planNames } from '#web/page/wording.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { CourseCard } from '#web/ui/course/course-card.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import type { CourseList, ListedCourseData } from './course-list.server.ts'
import { useKindNames } from './kind-names.ts'

export function ListedCourse({ course, query }: { course: ListedCourseData; query: CourseList['query'] }) {
  const link = useLink()
  const kinds = useKindNames()
  const { title, language, courseKind, variantName, hasStarted, startsOn, schedule, teacherNames, price, cutPrice } =
    course
  const plans = link(`/plans${toQuery({ grade: query.grade, board: query.board, target: query.target })}`)
  return (
    <CourseCard
      title={title.text}
      lang={title.lang}
      tags={[languageNames[language], kinds[courseKind], ...(variantName ? [planNames[variantName]] : [])]}
      lines={[
        hasStarted ? <Trans>Running since {startsOn}</Trans> : <Trans>Starts on {startsOn}</Trans>,
        schedule,
        teacherNames.join(', '),
      ].filter(Boolean)}
      price={<PriceBlock price={price} cutPrice={cutPrice} size="row" note={<Trans>Taxes included</Trans>} />}
      action={
        <ButtonLink href={plans} kind="ghost" size="small">
          <Trans>See plans</Trans>
        </ButtonLink>
      }
    />
  )
}
