import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator, useSubmit } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import type { Route } from './+types/now.ts'
import { joinNow, readNow, type NowData } from './now.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readNow)
}

export function action(args: Route.ActionArgs) {
  return act(args, joinNow)
}

export default function Now({ loaderData: now, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const titles = {
    WAITING: t`We are asking our teachers`,
    ACCEPTED: t`Your teacher is here`,
    NOBODY: t`Sorry, no teacher could come`,
  }
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <div className="page grid max-w-form gap-5 py-8" data-topics="">
      <PrivateHead title={titles[now.state]} />
      <h1 className="text-h2">{titles[now.state]}</h1>
      {problem && <ErrorSummary problem={problem} />}
      <div role="status">
        {now.state === 'WAITING' && <Waiting {...now} />}
        {now.state === 'ACCEPTED' && <Accepted {...now} hasFailed={problem !== undefined} />}
        {now.state === 'NOBODY' && <Nobody {...now} />}
      </div>
    </div>
  )
}

const LOOKS_EVERY_MS = 5_000

function Waiting({ offer, serverTime }: NowData) {
  const { revalidate } = useRevalidator()
  const look = useCallback(() => void revalidate(), [revalidate])
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<{ kind: string }>) => {
      if (detail.kind === 'gap' || detail.kind === 'demo-accepted') look()
    }
    document.addEventListener('kandil:event', hear as EventListener) // t0/events.ts dispatches it
    const timer = setInterval(look, LOOKS_EVERY_MS)
    return () => {
      document.removeEventListener('kandil:event', hear as EventListener)
      clearInterval(timer)
    }
  }, [look])
  return (
    <section className="card grid gap-4">
      {offer && (
        <p>
          <Trans>Time left:</Trans> <Countdown endsAt={offer.expiresAt} serverNow={serverTime} onEnd={look} />
        </p>
      )}
      <p className="text-ink-2">
        <Trans>Keep this page open. The room opens here as soon as a teacher accepts.</Trans>
      </p>
      <noscript>
        <a href="">
          <Trans>Look again</Trans>
        </a>
      </noscript>
    </section>
  )
}

/** Leads into the room by itself. */
function Accepted({ bookingId, hasFailed }: NowData & { readonly hasFailed: boolean }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!hasFailed) void submit(form.current)
  }, [submit, hasFailed])
  return (
    <RouterForm ref={form} className="card grid gap-4">
      <input type="hidden" name="id" value={bookingId ?? ''} />
      <p className="text-ink-2">
        <Trans>The room opens now.</Trans>
      </p>
      <Button>
        <Trans>Enter the room</Trans>
      </Button>
    </RouterForm>
  )
}

function Nobody({ query }: NowData) {
  const link = useLink()
  return (
    <section className="card grid gap-4">
      <p className="text-ink-2">
        <Trans>
          All our teachers are in a class at the moment. Book an hour that suits you: the seat is then yours.
        </Trans>
      </p>
      <ButtonLink href={link(`/demo/slot${toQuery({ ...query, later: '1' })}`)}>
        <Trans>Book a time</Trans>
      </ButtonLink>
    </section>
  )
}
