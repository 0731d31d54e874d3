import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { BatchName } from '#web/ui/course/batch-name.tsx'
import { ClashWarning } from '#web/ui/course/clash-warning.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/batch.ts'
import { changeBatches, readBatches, type BatchesData } from './batch.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readBatches(page, args.params.course))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => changeBatches(submission, args.params.course))
}

export default function Batch({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { learners, bundleId, courseTitle, isEnrolled, changesLeft, batches, done } = loaderData
  const link = useLink()
  const news = useDone(done)
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={t`Your batch`} />
      <div className="grid max-w-prose gap-2">
        <a href={link(`/learn/${bundleId}`)} className="text-link justify-self-start text-sm" lang={courseTitle.lang}>
          {courseTitle.text}
        </a>
        <h1 className="text-h2">
          <Trans>Your batch</Trans>
        </h1>
        {isEnrolled && (
          <p className="text-ink-2">
            <Plural
              value={changesLeft}
              _0="You have changed the batch twice. Write to us to change it again."
              one="You can change the batch # more time."
              other="You can change the batch # times."
            />
          </p>
        )}
      </div>
      {actionData && <ErrorSummary problem={actionData.problem} />}
      {news && (
        <Notice tone="good" role="status">
          {news}
        </Notice>
      )}
      <LearnerSwitch viewer={learners} path={`/learn/${bundleId}/batch`} />
      <ul className="grid max-w-prose gap-3">
        {batches.map((batch) => (
          <BatchCard key={batch.batchId} {...batch} mayChange={isEnrolled && changesLeft > 0} />
        ))}
      </ul>
    </div>
  )
}

function useDone(done: string | null): ReactNode {
  const { t } = useLingui()
  if (done === 'changed') return t`You are in the new batch. Your timetable shows its classes.`
  if (done === 'waiting') return t`You are in the queue. We tell you when a seat is free.`
  return done === 'left' ? t`You are not waiting any more.` : undefined
}

type BatchCardProps = BatchesData['batches'][number] & { readonly mayChange: boolean }

function BatchCard(batch: BatchCardProps) {
  const { label, startsOn, classes, isOwn, seatsLeft, offeredUntil } = batch
  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">
          <BatchName label={label} />
        </h2>
        {isOwn && (
          <Badge tone="tulsi">
            <Trans>Yours</Trans>
          </Badge>
        )}
        {seatsLeft === 0 && !isOwn && !offeredUntil && (
          <Badge tone="genda">
            <Trans>Full</Trans>
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-2">
        <Trans>From {startsOn}</Trans>
        {seatsLeft !== null && seatsLeft > 0 && (
          <>
            {' · '}
            <Plural value={seatsLeft} one="# seat left" other="# seats left" />
          </>
        )}
      </p>
      <ul className="grid gap-1 text-sm">
        {classes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <ClashWarning clashes={batch.clashes} />
      {!isOwn && <Ways {...batch} />}
    </li>
  )
}

/** Take a seat, or wait for one. */
function Ways({ batchId, seatsLeft, place, offeredUntil, mayChange }: BatchCardProps) {
  if (offeredUntil !== null)
    return (
      <>
        <p>
          <Trans>A seat is held for you until {offeredUntil}.</Trans>
        </p>
        {mayChange && (
          <Way batchId={batchId} intent="change">
            <Trans>Take the seat</Trans>
          </Way>
        )}
      </>
    )
  if (place !== null)
    return (
      <>
        <p>
          <Trans>You wait for a seat: place {place} in the queue.</Trans>
        </p>
        <Way batchId={batchId} intent="leave" isGhost>
          <Trans>Wait no longer</Trans>
        </Way>
      </>
    )
  if (seatsLeft === 0)
    return (
      <Way batchId={batchId} intent="wait" isGhost>
        <Trans>Tell me when a seat is free</Trans>
      </Way>
    )
  return mayChange ? (
    <Way batchId={batchId} intent="change">
      <Trans>Change to this batch</Trans>
    </Way>
  ) : null
}

interface WayProps {
  readonly batchId: string
  readonly intent: 'change' | 'wait' | 'leave'
  readonly isGhost?: boolean
  readonly children: ReactNode
}

function Way({ batchId, intent, isGhost = false, children }: WayProps) {
  return (
    <RouterForm>
      <input type="hidden" name="batchId" value={batchId} />
      <Button name="intent" value={intent} size="fit" {...(isGhost && { kind: 'ghost' as const })}>
        {children}
      </Button>
    </RouterForm>
  )
}
