import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import { Picture } from '#web/ui/data/picture.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { useKindNames } from '../kind-names.ts'
import type { CourseData } from './course.server.ts'
import { BuyButton } from './buy-bar.tsx'
import { Trial } from '#web/ui/course/trial.tsx'

export function Summary(course: CourseData) {
  const { title, outcome, course: page } = course
  return (
    <div className="grid gap-4">
      <Breadcrumb {...course} />
      <div className="grid gap-1">
        <h1 lang={title.lang} className="text-h2">
          {title.text}
        </h1>
        <p lang={outcome.lang} className="text-ink-2">
          {outcome.text}
        </p>
      </div>
      {page.helps.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {page.helps.map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The picture, the price and the way on; at the side of a wide screen. */
export function Purchase(course: CourseData) {
  const { picture } = course
  return (
    <div className="card course-card">
      {picture && <Picture picture={picture} isFirst className="course-picture course-picture-high" />}
      {course.owned ? <Owned {...course.owned} /> : <Price {...course} />}
      <div className="hidden lg:grid">
        <BuyButton {...course} />
      </div>
      {course.isOpen && !course.owned && course.offer.trial && <Trial {...course.offer.trial} />}
    </div>
  )
}

/** In place of the price, for whom the course is already theirs. */
function Owned({ till, path }: NonNullable<CourseData['owned']>) {
  const link = useLink()
  return (
    <Notice>
      <p className="font-semibold">
        <Trans>You have this course · until {till}</Trans>
      </p>
      <a href={link(path)} className="text-link">
        <Trans>Go to your course</Trans>
      </a>
    </Notice>
  )
}

function Price(course: CourseData) {
  const { price, cutPrice, offer, isOpen, buyBefore } = course
  return (
    <>
      <PriceBlock
        price={price}
        cutPrice={cutPrice}
        note={offer.hasPlans ? <Trans>Full course, taxes included</Trans> : <Trans>Taxes included</Trans>}
      />
      {isOpen && buyBefore && (
        <p className="text-sm text-ink-2">
          <Trans>You can join until {buyBefore}.</Trans>
        </p>
      )}
      {!isOpen && <Closed list={course.list} />}
      {isOpen && course.isFull && <Full list={course.list} />}
    </>
  )
}

function Breadcrumb({ list, names, title }: CourseData) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <nav aria-label={t`Where you are`}>
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-3">
        <li className="min-h-11 min-w-11 content-center">
          <a href={link('/courses')} className="lone-link">
            <Trans>Courses</Trans>
          </a>{' '}
          ›
        </li>
        {names && (
          <li className="min-h-11 content-center">
            <a href={link(list)} className="lone-link">
              {names.grade} · {names.target}
            </a>{' '}
            ›
          </li>
        )}
        <li aria-current="page" lang={title.lang} className="min-h-11 content-center">
          {title.text}
        </li>
      </ol>
    </nav>
  )
}

/** When, in which language, and which subjects. */
export function Facts({ hasStarted, startsOn, endsOn, days, hours, taughtIn, subjects, course }: CourseData) {
  const kinds = useKindNames()
  const facts = [
    hasStarted
      ? { name: <Trans>Running</Trans>, value: <Trans>since {startsOn}, until {endsOn}</Trans> } // prettier-ignore
      : { name: <Trans>Starts</Trans>, value: <Trans>{startsOn}, until {endsOn}</Trans> }, // prettier-ignore
    {
      name: <Trans>Classes</Trans>,
      value: days ? `${days} · ${hours}` : <Trans>At hours you agree with the teacher</Trans>,
    },
    { name: <Trans>Taught in</Trans>, value: taughtIn },
    { name: <Trans>Subjects</Trans>, value: subjects.join(', ') },
    { name: <Trans>Kind of course</Trans>, value: kinds[course.type] },
  ]
  return (
    <dl className="card grid gap-2 md:grid-cols-2">
      {facts.map(({ name, value }, i) => (
        <div key={i}>
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Full({ list }: Pick<CourseData, 'list'>) {
  const link = useLink()
  return (
    <Notice tone="warm">
      <p>
        <Trans>All batches of this course are full.</Trans>
      </p>
      <a href={link(list)} className="text-link">
        <Trans>See other courses</Trans>
      </a>
    </Notice>
  )
}

/** The sentence of LAST_PURCHASE_DATE_IS_OVER, and the way on. */
function Closed({ list }: Pick<CourseData, 'list'>) {
  const link = useLink()
  return (
    <Notice tone="warm">
      <p>
        <Trans>The last date to buy this course has passed. See other batches.</Trans>
      </p>
      <a href={link(list)} className="text-link">
        <Trans>See other courses</Trans>
      </a>
    </Notice>
  )
}
