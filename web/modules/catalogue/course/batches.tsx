import { Plural, Trans } from '@lingui/react/macro'
import { Badge } from '#web/ui/data/badge.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { BatchName } from '#web/ui/course/batch-name.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { BUY_FORM } from './buy-bar.tsx'
import type { CourseData } from './course.server.ts'

type Batch = CourseData['batches'][number]

/** The classes of the week, for the chosen batch. The first batch that one can join is chosen by default. */
export function Batches({ batches }: Pick<CourseData, 'batches'>) {
  const [first] = batches
  if (!first || batches.every(({ classes }) => classes.length === 0)) return null
  const isRunning = first.state === 'ONGOING'
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <h2 id="week" className="text-h3">
        {isRunning ? <Trans>This week’s timetable</Trans> : <Trans>The first week’s timetable</Trans>}
      </h2>
      {batches.length === 1 ? (
        <>
          <SeatsLeft {...first} />
          <Week {...first} />
        </>
      ) : (
        <BatchChoice batches={batches} />
      )}
    </section>
  )
}

function BatchChoice({ batches }: Pick<CourseData, 'batches'>) {
  const usual = batches.find(({ isOver, seatsLeft }) => !isOver && seatsLeft !== 0) ?? batches[0]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-ink-2">
        <Trans>Choose your batch and see its classes</Trans>
      </legend>
      {batches.map((batch) => (
        <OptionRow
          key={batch.id}
          name="batch"
          form={BUY_FORM}
          value={batch.id}
          title={<BatchName label={batch.label} />}
          note={
            <>
              <Trans>
                {batch.startsOn} to {batch.endsOn}
              </Trans>
              <SeatsLeft {...batch} />
            </>
          }
          end={<State state={batch.state} />}
          isChosen={batch === usual}
        >
          <Week {...batch} />
        </OptionRow>
      ))}
    </fieldset>
  )
}

/** Nothing for a batch without a limit. */
function SeatsLeft({ seatsLeft }: Pick<Batch, 'seatsLeft'>) {
  if (seatsLeft === undefined) return null
  if (seatsLeft === 0)
    return (
      <span className="block font-semibold text-genda-ink">
        <Trans>This batch is full</Trans>
      </span>
    )
  return (
    <span className="block font-semibold text-tulsi">
      <Plural value={seatsLeft} one="# seat left" other="# seats left" />
    </span>
  )
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
