import { Trans } from '@lingui/react/macro'
import { Badge } from '#web/ui/data/badge.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import type { CourseData } from './course.server.ts'

type Batch = CourseData['batches'][number]

/** The classes of the week, for the chosen batch. The first batch is chosen by default. */
export function Batches({ batches }: CourseData) {
  const [first] = batches
  if (!first || batches.every(({ classes }) => classes.length === 0)) return null
  const isRunning = first.state === 'ONGOING'
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <h2 id="week" className="text-h3">
        {isRunning ? <Trans>This week’s timetable</Trans> : <Trans>The first week’s timetable</Trans>}
      </h2>
      {batches.length === 1 ? <Week {...first} /> : <BatchChoice batches={batches} />}
    </section>
  )
}

function BatchChoice({ batches }: Pick<CourseData, 'batches'>) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-ink-2">
        <Trans>Choose a batch to see its classes</Trans>
      </legend>
      {batches.map((batch, i) => (
        <OptionRow
          key={batch.id}
          name="batch"
          value={batch.id}
          title={<BatchName label={batch.label} />}
          note={
            <Trans>
              {batch.startsOn} to {batch.endsOn}
            </Trans>
          }
          end={<State state={batch.state} />}
          isChosen={i === 0}
        >
          <Week {...batch} />
        </OptionRow>
      ))}
    </fieldset>
  )
}

/** Batches are called main, lite, classic or by a number: decision L-80. */
function BatchName({ label }: Pick<Batch, 'label'>) {
  if (label === 'main') return <Trans>Main batch</Trans>
  if (label === 'lite' || label === 'classic') return <Trans>Batch</Trans>
  return <Trans>Batch {label}</Trans>
}

function State({ state }: Pick<Batch, 'state'>) {
  if (state === 'ONGOING')
    return (
      <Badge tone="tulsi">
        <Trans>Ongoing</Trans>
      </Badge>
    )
  if (state === 'UPCOMING')
    return (
      <Badge tone="genda">
        <Trans>Upcoming</Trans>
      </Badge>
    )
  return null
}

function Week({ classes }: Pick<Batch, 'classes'>) {
  return (
    <ul className="grid gap-2">
      {classes.map((each) => (
        <li key={each.dateTime + each.title}>
          <ClassRow {...each} />
        </li>
      ))}
    </ul>
  )
}
