import { Plural, Trans } from '@lingui/react/macro'
import { BatchName } from '#web/ui/course/batch-name.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'
import { Agree } from './agree.tsx'

export function Batch({ screen, step }: ScreenProps<Screen<'BATCH'>>) {
  const { label, language, from, till, week, teachers } = screen
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">
        <span className="font-semibold text-ink">
          <BatchName label={label} />
        </span>
        {' · '}
        <Trans>
          Taught in {language}, from {from} to {till}.
        </Trans>
      </p>
      <section className="card grid gap-3" aria-labelledby="week">
        <h2 id="week" className="text-h3">
          <Trans>Your week</Trans>
        </h2>
        <ul className="grid gap-2">
          {week.map(({ day, time, minutes, subject, teacherName }) => (
            <li key={`${day} ${time}`} className="grid grid-cols-5 gap-2">
              <span className="col-span-2">
                <span className="font-semibold">{day}</span>
                <br />
                <span className="text-sm text-ink-3">{time}</span>
              </span>
              <span className="col-span-3">
                {subject}
                <br />
                <span className="text-sm text-ink-3">
                  {teacherName} · <Plural value={minutes} one="# minute" other="# minutes" />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2" aria-labelledby="teachers">
        <h2 id="teachers" className="text-h3">
          <Trans>Your teachers</Trans>
        </h2>
        <ul className="grid gap-2">
          {teachers.map(({ id, name, subject, qualification, experienceYears }) => (
            <li key={id}>
              <span className="font-semibold">{name}</span> · {subject}
              <br />
              <span className="text-sm text-ink-3">
                {qualification}, <Plural value={experienceYears} one="# year of teaching" other="# years of teaching" />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Agree isDone={step.status === 'DONE'} />
    </div>
  )
}
