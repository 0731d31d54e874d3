import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '#web/ui/brand/icon.tsx'
import type { CourseData } from './course.server.ts'

/** For a course that has begun: how much of it is still live, and how much there is to catch up with. */
export function JoiningToday({ today }: Pick<CourseData, 'today'>) {
  if (!today) return null
  const { live, taught, hasReplays, endsOn } = today
  return (
    <section aria-labelledby="today" className="card grid gap-2">
      <h2 id="today" className="text-h4">
        <Trans>If you join today</Trans>
      </h2>
      <ul className="grid gap-2">
        <li className="flex gap-3">
          <span className="text-mor">
            <Icon name="video" />
          </span>
          <span>
            <Plural value={live} one="# chapter is still taught live" other="# chapters are still taught live" />,{' '}
            <Trans>until {endsOn}</Trans>
          </span>
        </li>
        {taught > 0 && (
          <li className="flex gap-3">
            <span className="text-mor">
              <Icon name="play" />
            </span>
            <span>
              <Plural value={taught} one="# chapter has been taught" other="# chapters have been taught" />
              {hasReplays && (
                <>
                  : <Trans>their recordings and notes are in the course</Trans>
                </>
              )}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
