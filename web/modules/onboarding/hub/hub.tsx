import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Leave } from '../leave.tsx'
import type { Route } from './+types/hub.ts'
import { Delivery } from './delivery.tsx'
import { changeTask, readHub, type CourseData, type HubData } from './hub.server.ts'
import { TaskRow } from './task-row.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readHub)
}

export function action(args: Route.ActionArgs) {
  return act(args, changeTask)
}

export default function Hub({ loaderData: { course, courses, learnerName }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <div className="page grid max-w-form gap-6 py-8 lg:max-w-(--max)">
      <PrivateHead title={t`Get ready`} />
      {actionData && <ErrorSummary problem={actionData.problem} />}
      {course ? <Course course={course} courses={courses} learnerName={learnerName} /> : <Nothing />}
    </div>
  )
}

type CourseProps = { course: CourseData } & Pick<HubData, 'courses' | 'learnerName'>

function Course({ course, courses, learnerName }: CourseProps) {
  const { t } = useLingui()
  const link = useLink()
  const tabs = courses.map(({ title, to, isCurrent }) => ({ text: title.text, href: link(to), isCurrent }))
  return (
    <>
      {courses.length > 1 && <Tabs label={t`Your courses`} tabs={tabs} />}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="grid gap-6 lg:sticky lg:top-24">
          <Progress course={course} learnerName={learnerName} />
          {course.delivery && (
            <div className="hidden lg:block">
              <Delivery {...course.delivery} />
            </div>
          )}
        </div>
        <div className="grid gap-6">
          <ol className="grid gap-3">
            {course.tasks.map((task) => (
              <li key={task.key} className="grid">
                <TaskRow course={course} task={task} />
              </li>
            ))}
          </ol>
          {course.delivery && (
            <div className="lg:hidden">
              <Delivery {...course.delivery} />
            </div>
          )}
          <Leave />
        </div>
      </div>
    </>
  )
}

/** A facet of the lantern for each step. */
function Progress({ course, learnerName }: Omit<CourseProps, 'courses'>) {
  const { t } = useLingui()
  const link = useLink()
  const { tasks, doneCount, next, title, minutesLeft } = course
  const total = tasks.length
  const isReady = next === undefined
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Kandil
        of={total}
        lit={doneCount}
        size={128}
        glow={doneCount > 0}
        label={t`${doneCount} of ${total} steps done`}
      />
      <h1 className="text-h2">
        {isReady && <Trans>You are ready</Trans>}
        {!isReady && (learnerName ? <Trans>Get ready, {learnerName}</Trans> : <Trans>Get ready</Trans>)}
      </h1>
      <p className="text-ink-2">
        <span lang={title.lang} className="font-semibold text-ink">
          {title.text}
        </span>
        <br />
        {isReady ? (
          <Trans>Nothing is left to do before the first class.</Trans>
        ) : (
          <Trans>
            {doneCount} of {total} steps done · about <Plural value={minutesLeft} one="# minute" other="# minutes" />{' '}
            left. All of it is saved as you go.
          </Trans>
        )}
      </p>
      {next && (
        <ButtonLink href={link(next.path)}>
          <span lang={next.title.lang}>{next.title.text}</span>
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
      {isReady && (
        <ButtonLink href={link('/')}>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

function Nothing() {
  const { t } = useLingui()
  const link = useLink()
  return (
    <>
      <h1 className="sr-only">{t`Get ready`}</h1>
      <EmptyState sentence={<Trans>Setup begins automatically after you buy a course.</Trans>}>
        <ButtonLink href={link('/plans')} size="fit">
          <Trans>See the plans</Trans>
        </ButtonLink>
      </EmptyState>
    </>
  )
}
