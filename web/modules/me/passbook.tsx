import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Book } from './passbook.server.ts'

export function Passbook({ plans }: { plans: readonly Book[] }) {
  const link = useLink()
  if (plans.length === 0)
    return (
      <EmptyState sentence={<Trans>You have no instalments.</Trans>}>
        <ButtonLink href={link('/courses')} size="fit">
          <Trans>See courses</Trans>
        </ButtonLink>
      </EmptyState>
    )
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {plans.map((book) => (
        <li key={book.planId}>
          <OneBook {...book} />
        </li>
      ))}
    </ul>
  )
}

function OneBook(book: Book) {
  const link = useLink()
  const { planId, title, learnerName, paid, total, parts, next } = book
  return (
    <article className="card grid gap-4" aria-labelledby={planId}>
      <div>
        <h2 id={planId} className="text-h4">
          {title}
        </h2>
        <p className="text-sm text-ink-3">
          {learnerName && `${learnerName} · `}
          <Trans>
            {paid} of {total} paid
          </Trans>
        </p>
      </div>
      <Bar parts={parts} />
      <Warning {...book} />
      <ol className="grid gap-3">
        {parts.map((part) => (
          <Part key={part.no} {...part} />
        ))}
      </ol>
      {next && !book.isDebited && (
        <ButtonLink href={link(next.path)} kind="buy">
          <Trans>Pay {next.amount}</Trans>
        </ButtonLink>
      )}
      {next && book.isDebited && <Debited next={next} />}
      {next && !book.isDebited && (
        <ButtonLink href={link(`/me/auto-debit/set-up?plan=${planId}`)} kind="quiet" size="bare">
          <Trans>Set up auto-debit</Trans>
        </ButtonLink>
      )}
    </article>
  )
}

/** The bank pays by itself: a button next to it would lead to paying twice. */
export function Debited({ next: { amount, on, status, path } }: { next: NonNullable<Book['next']> }) {
  const link = useLink()
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold">
        {status === 'PENDING' || status === 'INITIAL' ? (
          <Trans>
            Your bank pays {amount} on {on}. You need not do anything.
          </Trans>
        ) : (
          <Trans>Your bank has not paid {amount} yet. The auto-debit page says what comes next.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <a href={link('/me/auto-debit')} className="text-link">
          <Trans>See the auto-debit</Trans>
        </a>
        <a href={link(path)} className="text-link">
          <Trans>Pay it yourself instead</Trans>
        </a>
      </p>
    </div>
  )
}

/** One piece for each part: filled when it is paid. */
export function Bar({ parts }: Pick<Book, 'parts'>) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {parts.map(({ no, paymentStatus }) => (
        <span key={no} className={`h-2 flex-1 rounded-full ${fills[paymentStatus]}`} />
      ))}
    </div>
  )
}

const fills = {
  INITIAL: 'bg-unlit',
  PENDING: 'bg-unlit',
  DUE: 'bg-genda-fill',
  OVERDUE: 'bg-sindoor',
  PAID: 'bg-tulsi',
  WAIVED: 'bg-tulsi',
  CANCELLED: 'bg-unlit',
} satisfies Record<Book['parts'][number]['paymentStatus'], string>

/** The access that a late payment has closed or will close, always with the date. */
function Warning({ access, next }: Book) {
  if (next?.status !== 'OVERDUE') return null
  const { limitedOn, suspendedOn } = next
  if (access === 'REPLAY_ONLY')
    return (
      <Notice tone="bad" title={<Trans>Your course is paused because an instalment is late.</Trans>}>
        <Trans>Replay and notes stay open. Everything else opens again when you pay.</Trans>
      </Notice>
    )
  if (access === 'LIMITED')
    return (
      <Notice tone="warm" title={<Trans>Doubts and tests are paused because an instalment is late.</Trans>}>
        <Trans>From {suspendedOn} live classes pause too. Everything opens again when you pay.</Trans>
      </Notice>
    )
  return (
    <Notice tone="warm" title={<Trans>An instalment is late.</Trans>}>
      <Trans>Nothing changes until {limitedOn}. After that doubts and tests pause.</Trans>
    </Notice>
  )
}

function Part({ no, on, dateTime, amount, paymentStatus, orderId }: Book['parts'][number]) {
  const link = useLink()
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line pb-3 last:border-0 last:pb-0">
      <span>
        <span className="block font-medium">
          <time dateTime={dateTime}>{on}</time>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <State status={paymentStatus} />
          {orderId && (
            <a href={link(`/pay/${orderId}`)}>
              <Trans>
                Receipt <span className="sr-only">of instalment {no}</span>
              </Trans>
            </a>
          )}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap tabular-nums">{amount}</span>
    </li>
  )
}

type Status = Book['parts'][number]['paymentStatus']

const tones = {
  INITIAL: 'quiet',
  PENDING: 'quiet',
  DUE: 'genda',
  OVERDUE: 'sindoor',
  PAID: 'tulsi',
  WAIVED: 'tulsi',
  CANCELLED: 'quiet',
} satisfies Record<Status, Tone>

function State({ status }: { status: Status }) {
  const words = {
    INITIAL: <Trans>Proposed</Trans>,
    PENDING: <Trans>Upcoming</Trans>,
    DUE: <Trans>Due today</Trans>,
    OVERDUE: <Trans>Late</Trans>,
    PAID: <Trans>Paid</Trans>,
    WAIVED: <Trans>Need not be paid</Trans>,
    CANCELLED: <Trans>Cancelled</Trans>,
  } satisfies Record<Status, ReactNode>
  return <Badge tone={tones[status]}>{words[status]}</Badge>
}
