import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { TermsText } from '#web/ui/course/auto-debit-terms.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Card } from '../me-page.tsx'
import type { MandateView } from './auto-debit.server.ts'
import { Log } from './log.tsx'

/** The next debit, its limits, and how to cancel it. */
export function MandateCard(mandate: MandateView) {
  const { mandateId, title, learnerName, status, cap, until, since, termsVersion, isCurrent, log } = mandate
  return (
    <Card id={mandateId} title={title}>
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-3">
        <State status={status} />
        {learnerName}
      </p>
      <Next {...mandate} />
      <dl className="grid gap-2">
        <Fact name={<Trans>At most</Trans>}>
          <Trans>{cap} a time</Trans>
        </Fact>
        <Fact name={<Trans>How often</Trans>}>
          <Trans>Once a month, when an instalment is due</Trans>
        </Fact>
        <Fact name={<Trans>Valid until</Trans>}>{until}</Fact>
        <Fact name={<Trans>Paid by</Trans>}>
          <By {...mandate} />
        </Fact>
        <Fact name={<Trans>You agreed</Trans>}>
          <Trans>
            {since}, terms {termsVersion}
          </Trans>
        </Fact>
      </dl>
      {isCurrent && (
        <Disclosure title={<Trans>The terms that you agreed to</Trans>}>
          <TermsText />
        </Disclosure>
      )}
      <Ways {...mandate} />
      <Disclosure title={<Trans>Everything that happened</Trans>}>
        <Log lines={log} />
      </Disclosure>
    </Card>
  )
}

export function EndedMandate({ title, status, log }: MandateView) {
  return (
    <Disclosure
      title={
        <span className="flex flex-wrap items-center gap-3">
          {title} <State status={status} />
        </span>
      }
    >
      <Log lines={log} />
    </Disclosure>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function By({ method }: Pick<MandateView, 'method'>) {
  return method === 'CARD' ? <Trans>Card</Trans> : <Trans>UPI</Trans>
}

const tones = {
  CREATED: 'genda',
  ACTIVE: 'tulsi',
  PAUSED: 'genda',
  REVOKED: 'quiet',
  FAILURE: 'quiet',
  EXPIRED: 'quiet',
} satisfies Record<MandateView['status'], Tone>

function State({ status }: Pick<MandateView, 'status'>) {
  const words = {
    CREATED: <Trans>Waits for your approval</Trans>,
    ACTIVE: <Trans>On</Trans>,
    PAUSED: <Trans>Paused</Trans>,
    REVOKED: <Trans>Stopped</Trans>,
    FAILURE: <Trans>Not switched on</Trans>,
    EXPIRED: <Trans>Expired</Trans>,
  } satisfies Record<MandateView['status'], ReactNode>
  return <Badge tone={tones[status]}>{words[status]}</Badge>
}

function Next({ next, status }: MandateView) {
  if (status === 'CREATED' || !next) return null
  const { no, of, amount, at, dateTime, state, needsApproval, toldAt, dueOn } = next
  return (
    <div className="grid gap-1 rounded-m bg-sunk p-4">
      <p className="text-sm text-ink-3">
        <Trans>
          Next: instalment {no} of {of}
        </Trans>
      </p>
      <p className="text-h3 tabular-nums">{amount}</p>
      {status === 'PAUSED' ? (
        <p className="text-ink-2">
          <Trans>Not debited while paused. It is due by {dueOn}.</Trans>
        </p>
      ) : (
        <p className="text-ink-2">
          <time dateTime={dateTime}>{at}</time>
        </p>
      )}
      {needsApproval && (
        <Notice tone="warm">
          <Trans>Your bank will ask you to approve this one: we send you a link three days before.</Trans>
        </Notice>
      )}
      {state === 'RUNNING' && (
        <p className="text-sm text-ink-2">
          <Trans>Your bank is processing it. Do not pay it yourself.</Trans>
        </p>
      )}
      {toldAt && state === 'NOTIFIED' && (
        <p className="text-sm text-ink-3">
          <Trans>You were notified on {toldAt}.</Trans>
        </p>
      )}
    </div>
  )
}

/** Each a plain button: to stop takes no more presses than to start. */
function Ways({ mandateId, status, next, title }: MandateView) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <PageForm className="flex flex-wrap gap-3">
      <input type="hidden" name="mandate" value={mandateId} />
      {next && <input type="hidden" name="debit" value={next.debitId} />}
      {status === 'CREATED' && (
        <ButtonLink href={link(`/me/auto-debit/${mandateId}`)} size="fit">
          <Trans>Approve now</Trans>
        </ButtonLink>
      )}
      {status === 'ACTIVE' && next?.mayBeSkipped && (
        <Button kind="ghost" size="fit" name="step" value="skip" aria-label={t`Skip next: ${title}`}>
          <Trans>Skip next</Trans>
        </Button>
      )}
      {status === 'ACTIVE' && (
        <Button kind="ghost" size="fit" name="step" value="pause" aria-label={t`Pause: ${title}`}>
          <Trans>Pause</Trans>
        </Button>
      )}
      {status === 'PAUSED' && (
        <Button size="fit" name="step" value="resume" aria-label={t`Resume: ${title}`}>
          <Trans>Resume</Trans>
        </Button>
      )}
      <Button kind="ghost" size="fit" name="step" value="revoke" aria-label={t`Stop: ${title}`}>
        <Trans>Stop</Trans>
      </Button>
    </PageForm>
  )
}
