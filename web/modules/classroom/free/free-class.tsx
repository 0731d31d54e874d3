import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/free-class.ts'
import { readFreeClass, type FreeClassData } from './free-classes.server.ts'
import { FreeRows } from './free-rows.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readFreeClass(page, args.params.id))
}

export default function FreeClass({ loaderData: free }: Route.ComponentProps) {
  const { title, subject, courseTitle, slug, teacherName, grade, taughtIn, day, dateTime, from, till, others } = free
  const link = useLink()
  const gradeName = useGradeName()
  return (
    <div className="page grid gap-6 py-6">
      <ClassHead {...free} />
      <div className="grid max-w-prose gap-4">
        <div className="grid gap-1">
          <h1 className="text-h2">{title}</h1>
          <p className="text-ink-2">{[subject, gradeName(grade), taughtIn].join(' · ')}</p>
          <p className="text-ink-2">
            <Trans>Teacher: {teacherName}</Trans>
          </p>
        </div>
        <p className="text-h4 font-semibold">
          <time dateTime={dateTime}>
            {day}, {from}
          </time>{' '}
          – {till}
        </p>
        <WayIn {...free} />
        <p className="text-ink-2">
          <Trans>
            It is a class of the course{' '}
            <a href={link(`/course/${slug}`)} lang={courseTitle.lang}>
              {courseTitle.text}
            </a>
            , with its own learners.
          </Trans>
        </p>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid gap-3">
          <h2 id="others" className="text-h3">
            <Trans>More free classes</Trans>
          </h2>
          <FreeRows classes={others} />
        </section>
      )}
    </div>
  )
}

/** How one joins, or why one cannot. */
function WayIn({ id, status, isOver, reason, opensAt }: FreeClassData) {
  const link = useLink()
  if (status === 'CANCELLED')
    return (
      <Notice tone="warm" title={<Trans>This class is cancelled.</Trans>}>
        {reason}
      </Notice>
    )
  if (isOver)
    return (
      <Notice tone="info">
        <Trans>This class is over.</Trans>
      </Notice>
    )
  return (
    <div className="card grid justify-items-start gap-3">
      <Badge tone={status === 'LIVE' ? 'rani' : 'tulsi'}>
        {status === 'LIVE' ? <Trans>Live now</Trans> : <Trans>Free</Trans>}
      </Badge>
      <ButtonLink href={link(`/class/${id}`)}>
        <Trans>Join free</Trans>
      </ButtonLink>
      <p className="text-ink-2">
        <Trans>
          Sign in with a mobile number. The room opens at {opensAt}. For a child, a parent agrees first, once.
        </Trans>
      </p>
    </div>
  )
}

function ClassHead(free: FreeClassData) {
  const { id, title, subject, teacherName, grade, language, day, from, status, isOver, startDate, endDate } = free
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const className = useGradeName()(grade)
  const address = url + link(`/free-classes/${id}`)
  const description = t`A free live ${subject} class for ${className} with ${teacherName}: ${day}, ${from}. Join online with a mobile number.`
  const isGone = isOver || status === 'CANCELLED'
  return (
    <Head
      title={t`${title}: free ${subject} class for ${className}`}
      description={description}
      isPrivate={isOver}
      facts={[
        {
          '@type': 'EducationEvent',
          name: `${title} · ${subject}, ${className}`,
          description,
          url: address,
          startDate,
          endDate,
          inLanguage: language,
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          eventStatus: `https://schema.org/${status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
          isAccessibleForFree: true,
          location: { '@type': 'VirtualLocation', url: address },
          organizer: { '@type': 'Organization', name: PRODUCT.name, url },
          performer: { '@type': 'Person', name: teacherName },
          ...(isGone
            ? {}
            : {
                offers: {
                  '@type': 'Offer',
                  price: '0',
                  priceCurrency: 'INR',
                  availability: 'https://schema.org/InStock',
                  url: address,
                },
              }),
        },
      ]}
    />
  )
}
