import { Trans } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { useGradeNames } from '#web/ui/course/grade-name.ts'
import type { Route } from './+types/webinar.ts'
import { changePlace } from '../change-place.server.ts'
import { WebinarRows } from '../list/webinar-rows.tsx'
import { PlaceCard } from './place-card.tsx'
import { Points, ProblemNotice } from './webinar-parts.tsx'
import { WebinarHead } from './webinar-head.tsx'
import { readWebinar, type WebinarData } from './webinar.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readWebinar(page, args.params.slug))
}

export function action(args: Route.ActionArgs) {
  return act(args, changePlace)
}

export default function Webinar({ loaderData: webinar, actionData }: Route.ComponentProps) {
  const { title, text, seriesTitle, day, dateTime, from, till, others } = webinar
  const link = useLink()
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <div className="page grid gap-8 py-6">
      <WebinarHead {...webinar} />
      <div className="grid max-w-prose gap-5">
        <p>
          <a href={link('/webinars')} className="lone-link text-sm">
            <Trans>All webinars</Trans>
          </a>
        </p>
        <div className="grid gap-2">
          {seriesTitle && (
            <p lang={seriesTitle.lang} className="text-sm text-ink-3">
              {seriesTitle.text}
            </p>
          )}
          <h1 lang={title.lang} className="text-h2">
            {title.text}
          </h1>
          <p className="text-h4 font-semibold">
            <time dateTime={dateTime}>
              {day}, {from}
            </time>{' '}
            – {till}
          </p>
          <Facts {...webinar} />
        </div>
        {problem && <ProblemNotice problem={problem} />}
        <PlaceCard {...webinar} />
        <p lang={text.lang}>{text.text}</p>
        <Points points={webinar.points} />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="grid gap-3">
          <h2 id="others" className="text-h3">
            <Trans>More webinars</Trans>
          </h2>
          <WebinarRows rows={others} />
        </section>
      )}
    </div>
  )
}

function Facts({ subject, teacherName, taughtIn, grades }: WebinarData) {
  const gradeNames = useGradeNames()
  const audience = gradeNames(grades)
  return (
    <>
      <p className="text-ink-2">
        {[subject, taughtIn].join(' · ')} · {audience === '' ? <Trans>For every class</Trans> : audience}
      </p>
      <p className="text-ink-2">
        <Trans>Teacher: {teacherName}</Trans>
      </p>
    </>
  )
}
