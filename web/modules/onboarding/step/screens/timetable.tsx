import { Trans } from '@lingui/react/macro'
import { CalendarAddress } from '../../calendar/calendar-address.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'
import { Agree } from './agree.tsx'

export function Timetable({ screen: { classes, feedSince }, step, kept }: ScreenProps<Screen<'TIMETABLE'>>) {
  return (
    <div className="grid gap-5">
      <CalendarAddress since={feedSince} token={kept['token']} />
      <section className="grid gap-3" aria-labelledby="coming">
        <h2 id="coming" className="text-h3">
          <Trans>The coming seven days</Trans>
        </h2>
        {classes.length === 0 && (
          <p className="text-ink-2">
            <Trans>No class in the coming seven days.</Trans>
          </p>
        )}
        {classes.map(({ dateTime, tile, day, starts, ends, subject, teacherName }) => (
          <ClassRow
            key={dateTime}
            dateTime={dateTime}
            tile={tile}
            title={subject}
            note={
              <>
                <Trans>
                  {day}, {starts} to {ends}
                </Trans>
                <br />
                {teacherName}
              </>
            }
          />
        ))}
      </section>
      <Agree isDone={step.status === 'DONE'} />
    </div>
  )
}
