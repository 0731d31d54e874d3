import { Plural, Trans } from '@lingui/react/macro'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import type { ReactNode } from 'react'
import type { CourseData } from './course.server.ts'

/** For a course that has begun: how much of it is still live, and what there is to catch up with. */
export function JoiningToday({ today }: Pick<CourseData, 'today'>) {
  if (!today) return null
  const { live, taught, hasReplays, endsOn } = today
  const { chapters } = taught
  return (
    <section aria-labelledby="today" className="card grid gap-2">
      <h2 id="today" className="text-h4">
        <Trans>If you join today</Trans>
      </h2>
      <ul className="grid gap-2">
        {live > 0 && (
          <Line icon="video">
            <Plural value={live} one="# chapter is still taught live" other="# chapters are still taught live" />,{' '}
            <Trans>until {endsOn}</Trans>
          </Line>
        )}
        {chapters > 0 && (
          <Line icon="play">
            <Plural value={chapters} one="# chapter has been taught" other="# chapters have been taught" />
            {hasReplays && <Held {...taught} />}
          </Line>
        )}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="text-mor">
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}

/** The contents of the chapters that were taught; nothing where it is empty. */
function Held({ recordings, films, notes }: NonNullable<CourseData['today']>['taught']) {
  const held = [
    recordings > 0 && <Plural value={recordings} one="recordings of # chapter" other="recordings of # chapters" />,
    films > 0 && <Plural value={films} one="films of # chapter" other="films of # chapters" />,
    notes > 0 && <Plural value={notes} one="notes of # chapter" other="notes of # chapters" />,
  ].filter((part) => part !== false)
  if (held.length === 0) return null
  return (
    <>
      . <Trans>In the course:</Trans>{' '}
      {held.map((part, i) => (
        <span key={i}>
          {i > 0 && ', '}
          {part}
        </span>
      ))}
    </>
  )
}
