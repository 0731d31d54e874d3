import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/learn.ts'
import { readLearning, type LearningData } from './learn.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readLearning)
}

export default function Learn({ loaderData: { learners, today, begun, courses } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6" data-keep-page="">
      <PrivateHead title={t`Learn`} />
      <h1 className="text-h2">
        <Trans>Learn</Trans>
      </h1>
      <LearnerSwitch viewer={learners} path="/learn" />
      {courses.length === 0 && (
        <EmptyState sentence={<Trans>Your lessons are listed here once you have a course.</Trans>}>
          <ButtonLink href={link('/plans')}>
            <Trans>See the plans</Trans>
          </ButtonLink>
        </EmptyState>
      )}
      <div className="grid max-w-prose items-start gap-x-8 gap-y-6 lg:max-w-page lg:grid-cols-2">
        <div className="grid gap-6">
          {begun && <GoOn {...begun} />}
          <Today classes={today} hasCourse={courses.length > 0} />
        </div>
        {courses.length > 0 && (
          <Section title={<Trans>Your courses</Trans>}>
            {courses.map((course) => (
              <Course key={course.bundleId} {...course} />
            ))}
          </Section>
        )}
      </div>
    </div>
  )
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}

function GoOn({ path, title, courseTitle, at, length }: NonNullable<LearningData['begun']>) {
  const link = useLink()
  return (
    <Section title={<Trans>Continue</Trans>}>
      <article className="card grid gap-3">
        <div>
          <h3 className="text-body font-semibold">{title}</h3>
          <p className="text-sm text-ink-3">
            <span lang={courseTitle.lang}>{courseTitle.text}</span> ·{' '}
            <Trans>
              {at} of {length}
            </Trans>
          </p>
        </div>
        <ButtonLink href={link(path)}>
          <Icon name="play" />
          <Trans>Continue watching</Trans>
        </ButtonLink>
      </article>
    </Section>
  )
}

function Today({ classes, hasCourse }: { readonly classes: LearningData['today']; readonly hasCourse: boolean }) {
  const link = useLink()
  if (!hasCourse && classes.length === 0) return null
  return (
    <Section title={<Trans>Classes today</Trans>}>
      {classes.length === 0 && (
        <p className="text-ink-2">
          <Trans>No class today.</Trans>{' '}
          <a href={link('/timetable')}>
            <Trans>See your timetable</Trans>
          </a>
        </p>
      )}
      {classes.map(({ id, dateTime, tile, subject, details, till, isNow, isCancelled }) => (
        <ClassRow
          key={id}
          dateTime={dateTime}
          tile={tile}
          title={isCancelled ? <s>{subject}</s> : <a href={link(`/class/${id}`)}>{subject}</a>}
          note={
            <>
              {details.map((each) => `${each} · `)}
              <Trans>until {till}</Trans>
            </>
          }
        >
          {isCancelled && (
            <Badge tone="sindoor">
              <Trans>Cancelled</Trans>
            </Badge>
          )}
          {isNow && !isCancelled && (
            <Badge tone="rani">
              <Trans>Now</Trans>
            </Badge>
          )}
        </ClassRow>
      ))}
    </Section>
  )
}

function Course({ bundleId, title, lessonCount, filmCount, seenCount, till }: LearningData['courses'][number]) {
  const link = useLink()
  return (
    <article className="card grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-semibold" lang={title.lang}>
          {title.text}
        </h3>
        <p className="text-sm text-ink-3">
          <Trans>
            {lessonCount} lessons, {seenCount} of {filmCount} films seen
          </Trans>
        </p>
        <p className="text-sm text-ink-3">
          <Trans>Yours until {till}</Trans>
        </p>
      </div>
      <ButtonLink href={link(`/learn/${bundleId}`)} kind="ghost" size="fit">
        <Trans>Open the lessons</Trans>
      </ButtonLink>
    </article>
  )
}
