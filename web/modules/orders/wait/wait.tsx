import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { redirect, redirectDocument } from 'react-router'
import { beginPayment } from '#web/page/begin-payment.server.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { actForHousehold, load, textIn } from '#web/page/page.server.ts'
import { platformOf } from '#web/page/platform.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { QrCode } from '#web/ui/data/qr-code.tsx'
import type { Route } from './+types/wait.ts'
import { useOrderNews, type News } from './order-news.ts'
import { readWait } from './wait.server.ts'
import { Heading, Ways } from './ways.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readWait(page, args.params.order, platformOf(args.request)))
}

/** The bank's one-time password, or "Show a QR code instead": another attempt at the same order. */
export function action(args: Route.ActionArgs) {
  const { order: orderId } = args.params
  return actForHousehold(args, async ({ api, form }) => {
    if (form.has('otp')) {
      await api.payments.sendOtp({ orderId, otp: textIn(form, 'otp') })
      return redirectDocument(`/pay/${orderId}`)
    }
    await beginPayment({ api }, { orderId, method: 'UPI_QR', platform: platformOf(args.request) })
    return redirect(`/pay/${orderId}/wait`)
  })
}

/**
 * The number of lit facets of the lantern's eight: the order is made, the request is sent, the bank has approved. All
 * eight mean enrolled.
 */
const lit = { sent: 4, approved: 6 }

export default function Wait({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { orderId, number, title, step, qr, amount, payee, payPath, expiresAt, endsAt } = loaderData
  const href = 'href' in step ? step.href : null
  const { isPaid, serverTime } = useNews(loaderData)
  useGoing(href, loaderData.goes)
  return (
    <div className="page grid max-w-form justify-items-center gap-5 py-8 text-center">
      <PrivateHead title={t`Pay ${amount}`} />
      <Refresh {...loaderData} />
      {actionData && <ErrorSummary problem={actionData.problem} />}
      <Kandil size={step.kind === 'QR' ? 72 : 144} lit={isPaid ? lit.approved : lit.sent} glow={step.kind !== 'QR'} />
      <h1 className="text-h2 wrap-anywhere" aria-live="polite">
        {isPaid ? <Trans>Paid. Opening your course …</Trans> : <Heading step={step} />}
      </h1>
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        <Approve {...loaderData} />
      </div>
      {qr && <QrCode {...qr} label={t`QR code to pay ${amount} to ${payee}`} />}
      {step.kind !== 'ASKING' && (
        <Deadline key={expiresAt} expiresAt={expiresAt} serverTime={serverTime} endsAt={endsAt} />
      )}
      <Ways step={step} payPath={payPath} orderId={orderId} problem={actionData?.problem} />
      {step.kind !== 'ASKING' && <MoneyLeft />}
      <p className="text-sm text-ink-3">
        <Trans>Order {number}</Trans>
      </p>
    </div>
  )
}

/** Straight to the bank; otherwise, where no script runs, this page again. */
function Refresh({ goes, step, refreshSeconds, again }: Route.ComponentProps['loaderData']) {
  const link = useLink()
  if (goes && step.kind === 'BANK') return <meta httpEquiv="refresh" content={`0;url=${step.href}`} />
  // A page that loads again would lose the password that is being typed.
  if (step.kind === 'OTP') return null
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${refreshSeconds};url=${link(again)}`} />
    </noscript>
  )
}

function Approve({ step, amount, payee, endsAt }: Route.ComponentProps['loaderData']) {
  if (step.kind === 'UNKNOWN') return <StartUnknown endsAt={endsAt} />
  if (step.kind === 'ASKING') return <BankIsAsked />
  return (
    <p className="text-ink-2">
      <Trans>
        Approve {amount} to {payee}. We will know as soon as your bank tells us. You can leave this page open.
      </Trans>
    </p>
  )
}

/** The answer of the payment service was lost: whether the payer will be asked is not known. */
function StartUnknown({ endsAt }: { endsAt: string }) {
  return (
    <>
      <p className="font-semibold text-ink">
        <Trans>We do not know yet whether this payment has started. Please do not pay again before {endsAt}.</Trans>
      </p>
      <p className="text-ink-2">
        <Trans>
          We are asking the bank, and this page shows its answer. If money was taken, the course opens by itself or the
          money returns to you.
        </Trans>
      </p>
    </>
  )
}

/** Back from the bank, whose answer is not here yet. */
function BankIsAsked() {
  return (
    <>
      <p className="font-semibold text-ink">
        <Trans>Please do not pay again.</Trans>
      </p>
      <p className="text-ink-2">
        <Trans>
          Most banks answer within two minutes, and this page shows the answer by itself. If money was taken, the course
          opens or the money returns to you.
        </Trans>
      </p>
    </>
  )
}

function Deadline({ expiresAt, serverTime, endsAt }: { expiresAt: number; serverTime: number; endsAt: string }) {
  const [isOver, setIsOver] = useState(false)
  const end = useCallback(() => setIsOver(true), [])
  return (
    <div>
      <Countdown endsAt={expiresAt} serverNow={serverTime} onEnd={end} />
      <p className="mt-2 text-sm text-ink-3">
        {isOver ? (
          <Trans>The request has expired. We are asking your bank again.</Trans>
        ) : (
          <Trans>Request ends at {endsAt}</Trans>
        )}
      </p>
    </div>
  )
}

function MoneyLeft() {
  return (
    <section className="card text-left">
      <h2 className="text-body font-semibold">
        <Trans>Money left your account?</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>
          Don’t pay again. If your bank charged you, the course opens automatically, or you get your money back.
        </Trans>
      </p>
    </section>
  )
}

/** Leaves for the result as soon as there is one. Documents, not routes: what comes next may be a page without React. */
function useNews({
  orderId,
  method,
  step,
  pollAfterMs,
  serverTime,
}: Pick<Route.ComponentProps['loaderData'], 'orderId' | 'method' | 'step' | 'pollAfterMs' | 'serverTime'>) {
  const link = useLink()
  const [newest, setNewest] = useState({ isPaid: false, serverTime })
  useOrderNews(orderId, pollAfterMs, (news: News) => {
    const isWaiting = news !== 'REFUSED' && news.status === 'PENDING'
    const isSameStep = isWaiting && news.method === method && news.isStartUnknown === (step.kind === 'UNKNOWN')
    if (isSameStep) return setNewest({ isPaid: false, serverTime: news.serverTime })
    if (news !== 'REFUSED' && news.status === 'SUCCESS') setNewest({ isPaid: true, serverTime: news.serverTime })
    location.replace(link(isWaiting ? `/pay/${orderId}/wait` : `/pay/${orderId}`))
  })
  return newest
}

/** Goes on to the bank or the app by itself, once: the address forgets it first, so that coming back does not leave again. */
function useGoing(href: string | null, goes: boolean): void {
  useEffect(() => {
    const here = new URL(location.href)
    if (!goes || href === null || !here.searchParams.has('go')) return
    here.searchParams.delete('go')
    history.replaceState(history.state, '', here)
    location.assign(href)
  }, [href, goes])
}
