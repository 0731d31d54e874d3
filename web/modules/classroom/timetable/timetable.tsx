import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { MeMenu } from '#web/shell/account/me-menu.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { PrintButton } from '#web/ui/controls/script/print-button.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/timetable.ts'
import { readTimetable, type ClassData, type TimetableData } from './timetable.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readTimetable)
}

export default function Timetable({ loaderData: timetable }: Route.ComponentProps) {
  const { t } = useLingui()
  const { from, till, days, week } = timetable
  return (
    <div className="page grid gap-6 py-6" data-keep-page="">
      <PrivateHead title={t`Timetable`} />
      <MeMenu current="/timetable" />
      <div className="grid max-w-prose gap-2">
        <h1 className="text-h2">
          <Trans>Timetable</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            {from} to {till}, Indian time
          </Trans>
        </p>
      </div>
      <LearnerSwitch viewer={timetable.learners} path={`/timetable?week=${week}`} />
      <Weeks {...timetable} />
      {days.length === 0 && <NoClasses {...timetable} />}
      <div className="grid max-w-prose items-start gap-x-8 gap-y-6 lg:max-w-page lg:grid-cols-2">
        {days.map(({ day, name, classes }) => (
          <section key={day} aria-labelledby={day} className="grid gap-3">
            <h2 id={day} className="text-h3">
              {name}
            </h2>
            {classes.map((each) => (
              <ClassOfDay key={each.id} {...each} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Weeks({ previous, next }: TimetableData) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <nav aria-label={t`Weeks`} className="flex flex-wrap gap-2">
      <ButtonLink href={link(previous)} kind="ghost" size="small">
        <Trans>Week before</Trans>
      </ButtonLink>
      <ButtonLink href={link('/timetable')} kind="ghost" size="small">
        <Trans>This week</Trans>
      </ButtonLink>
      <ButtonLink href={link(next)} kind="ghost" size="small">
        <Trans>Week after</Trans>
      </ButtonLink>
      <PrintButton size="small">
        <Trans>Print</Trans>
      </PrintButton>
    </nav>
  )
}

function NoClasses({ hasCourse }: TimetableData) {
  const link = useLink()
  if (hasCourse) return <EmptyState sentence={<Trans>No class in this week.</Trans>} />
  return (
    <EmptyState sentence={<Trans>Your classes are listed here once you have a course.</Trans>}>
      <ButtonLink href={link('/plans')}>
        <Trans>See the plans</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

function ClassOfDay(props: ClassData) {
  const { id, dateTime, tile, till, subject, chapter, courseTitle, teacherName, isCancelled, isByAi } = props
  const link = useLink()
  return (
    <ClassRow
      dateTime={dateTime}
      tile={tile}
      title={isCancelled ? <s>{subject}</s> : <a href={link(`/class/${id}`)}>{subject}</a>}
      note={
        <>
          {chapter && !isByAi && (
            <>
              {chapter}
              <br />
            </>
          )}
          <span lang={courseTitle.lang}>{courseTitle.text}</span> · {!isByAi && `${teacherName} · `}
          <Trans>until {till}</Trans>
          {isByAi && (
            <Line>
              <Trans>Led by AI</Trans>
            </Line>
          )}
          <Change {...props} />
        </>
      }
    >
      <Standing {...props} />
    </ClassRow>
  )
}

/** The differences from the weekly timetable, and why. */
function Change({ isCancelled, heldInstead, movedFrom, insteadOf, reason }: ClassData) {
  const why = reason && <span lang={reason.lang}>{reason.text}</span>
  if (isCancelled)
    return (
      <>
        {why && <Line>{why}</Line>}
        {heldInstead && (
          <Line>
            <Trans>Held instead on {heldInstead}</Trans>
          </Line>
        )}
      </>
    )
  return (
    <>
      {movedFrom && (
        <Line>
          <Trans>Moved from {movedFrom}.</Trans> {why}
        </Line>
      )}
      {insteadOf && (
        <Line>
          <Trans>Instead of {insteadOf}.</Trans> {!movedFrom && why}
        </Line>
      )}
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <span className="block">{children}</span>
}

function Standing({ isCancelled, isNow, isExtra, movedFrom }: ClassData) {
  if (isCancelled)
    return (
      <Badge tone="sindoor">
        <Trans>Cancelled</Trans>
      </Badge>
    )
  if (isNow)
    return (
      <Badge tone="rani">
        <Trans>Now</Trans>
      </Badge>
    )
  if (isExtra)
    return (
      <Badge tone="neel">
        <Trans>Extra</Trans>
      </Badge>
    )
  return movedFrom ? (
    <Badge tone="genda">
      <Trans>Moved</Trans>
    </Badge>
  ) : null
}
