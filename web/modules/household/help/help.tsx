import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { MeMenu } from '#web/shell/account/me-menu.tsx'
import { Head } from '#web/shell/head.tsx'
import { phoneAddress, SupportLinks } from '#web/shell/support/support-links.tsx'
import { unbroken } from '#web/page/unbroken.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Card } from '../me-page.tsx'
import type { Route } from './+types/help.ts'
import { AskForm } from './ask-form.tsx'
import { ask, readHelp, typedIn } from './help.server.ts'
import { StatusBadge } from './status-badge.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readHelp)
}

export function action(args: Route.ActionArgs) {
  return act(args, ask, (form) => ({ typed: typedIn(form) }))
}

export default function Help({ loaderData, actionData }: Route.ComponentProps) {
  const { support, officer, isSignedIn, tickets, older, draft, back, idempotencyKey } = loaderData
  const { t } = useLingui()
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6">
      <Head title={t`Help`} description={t`How to reach us, and how to complain.`} />
      {isSignedIn && <MeMenu current="/help" />}
      <h1 className="text-h2">
        <Trans>Help</Trans>
      </h1>
      {actionData?.problem && <ErrorSummary problem={actionData.problem} />}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {isSignedIn ? (
          <AskForm
            draft={draft}
            typed={actionData?.typed}
            problem={actionData?.problem}
            idempotencyKey={idempotencyKey}
          />
        ) : (
          <Card id="ask" title={<Trans>Ask us</Trans>}>
            <p className="text-ink-2">
              <Trans>Log in to ask in writing and to see our answers.</Trans>
            </p>
            <ButtonLink href={link(`/login?returnTo=${encodeURIComponent(back)}`)} size="fit">
              <Trans>Log in</Trans>
            </ButtonLink>
          </Card>
        )}
        <div className="grid gap-4">
          {tickets.length > 0 && <Tickets tickets={tickets} older={older} />}
          <Contacts support={support} officer={officer} />
        </div>
      </div>
    </div>
  )
}

type HelpData = Awaited<ReturnType<typeof readHelp>>

function Tickets({ tickets, older }: Pick<HelpData, 'tickets' | 'older'>) {
  const link = useLink()
  return (
    <Card id="questions" title={<Trans>Your questions</Trans>}>
      <ul className="grid gap-4">
        {tickets.map(({ id, no, subject, status, isEscalated, time, machineTime }) => (
          <li key={id} className="grid gap-1">
            <a href={link(`/help/${id}`)} className="text-link w-fit wrap-anywhere">
              {subject}
            </a>
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
              <StatusBadge status={status} isEscalated={isEscalated} />
              <Trans>No. {no}</Trans>
              <time dateTime={machineTime}>{time}</time>
            </p>
          </li>
        ))}
      </ul>
      {older && (
        <a href={link(older)} className="text-link">
          <Trans>Older questions</Trans>
        </a>
      )}
    </Card>
  )
}

function Contacts({ support, officer }: Pick<HelpData, 'support' | 'officer'>) {
  return (
    <>
      <Card id="reach" title={<Trans>Call or write</Trans>}>
        <ul className="grid gap-2">
          <SupportLinks support={support} className="text-link" />
        </ul>
        <p lang={support.hours.lang} className="text-sm text-ink-3">
          {support.hours.text}
        </p>
      </Card>
      <Card id="grievance" title={<Trans>Complaints</Trans>}>
        <p className="text-ink-2">
          <Trans>
            Is our answer no help? Ask a senior colleague on the page of your question, or complain to our grievance
            officer. Complaints are acknowledged within 48 hours and settled within a month.
          </Trans>
        </p>
        <p className="text-ink-2">
          {officer.name}
          <br />
          <a href={`mailto:${officer.email}`} className="text-link">
            {officer.email}
          </a>
          <br />
          <a href={phoneAddress(officer.phone)} className="text-link">
            {unbroken(officer.phone)}
          </a>
        </p>
      </Card>
    </>
  )
}
