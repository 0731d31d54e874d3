import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { CourseData } from './hub.server.ts'

interface RowProps {
  readonly course: CourseData
  readonly task: CourseData['tasks'][number]
}

/** A step: what, why, how long. The whole row leads to it, unless another must be done before. */
export function TaskRow({ course, task }: RowProps) {
  const link = useLink()
  const { key, status, path } = task
  const isNext = course.next?.key === key
  return (
    <div className={`card flex items-center gap-3 ${isNext ? 'border-mor' : ''}`}>
      <Mark status={status} />
      {status === 'BLOCKED' ? (
        <Words {...task} />
      ) : (
        <a
          href={link(path)}
          className="flex min-h-6 flex-1 items-center gap-3 text-ink no-underline"
          aria-current={isNext ? 'step' : undefined}
        >
          <Words {...task} />
          {status === 'PENDING' && <Time {...task} />}
        </a>
      )}
      {status === 'SKIPPED' && <TakeBack course={course} task={task} />}
    </div>
  )
}

function Mark({ status }: Pick<RowProps['task'], 'status'>) {
  if (status === 'PENDING') return <span className="size-6 shrink-0 rounded-full border border-edge" />
  const icon = { DONE: 'circle-check', SKIPPED: 'minus', BLOCKED: 'lock' } as const
  return (
    <span className={status === 'DONE' ? 'text-tulsi' : 'text-ink-3'}>
      <Icon name={icon[status]} size={24} />
    </span>
  )
}

function Words({ status, title, why, waitsFor }: RowProps['task']) {
  const isOver = status === 'DONE'
  return (
    <span className="grid flex-1">
      <span lang={title.lang} className={isOver ? 'text-ink-2' : 'font-semibold'}>
        {title.text}
      </span>
      {isOver && (
        <span className="sr-only">
          <Trans>Done</Trans>
        </span>
      )}
      {status === 'SKIPPED' && (
        <span className="text-sm text-ink-3">
          <Trans>Skipped for now</Trans>
        </span>
      )}
      {status === 'PENDING' && (
        <span lang={why.lang} className="text-sm text-ink-3">
          {why.text}
        </span>
      )}
      {waitsFor && (
        <span className="text-sm text-genda-ink">
          <Trans>
            First: <span lang={waitsFor.lang}>{waitsFor.text}</span>
          </Trans>
        </span>
      )}
    </span>
  )
}

function Time({ minutes, seconds }: Pick<RowProps['task'], 'minutes' | 'seconds'>) {
  const { t } = useLingui()
  return (
    <span className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-3">
      <span aria-hidden="true">{seconds === null ? t`${minutes} min` : t`${seconds} sec`}</span>
      <span className="sr-only">
        {seconds === null ? (
          <Plural value={minutes} one="# minute" other="# minutes" />
        ) : (
          <Plural value={seconds} one="# second" other="# seconds" />
        )}
      </span>
      <Icon name="chevron-right" />
    </span>
  )
}

function TakeBack({ course, task }: RowProps) {
  const { t } = useLingui()
  const title = task.title.text
  return (
    <PageForm>
      <input type="hidden" name="onboardingId" value={course.onboardingId} />
      <input type="hidden" name="course" value={course.bundleId} />
      <input type="hidden" name="taskKey" value={task.key} />
      <input type="hidden" name="status" value="PENDING" />
      <Button kind="ghost" size="small" aria-label={t`Reopened: ${title}`}>
        <Trans>Undo</Trans>
      </Button>
    </PageForm>
  )
}
