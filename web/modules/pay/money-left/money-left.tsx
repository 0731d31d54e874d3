import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { unbroken } from '#web/page/unbroken.ts'
import { Head } from '#web/shell/head.tsx'
import { phoneAddress } from '#web/shell/support/support-links.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/money-left.ts'
import { readMoneyLeft } from './money-left.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readMoneyLeft)
}

/** Money has left the account and no course came: what we do, what the family need not do, and until when it is back. */
export default function MoneyLeft({ loaderData: { orders, support } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { tollFree } = support
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <Head
        title={t`Money left your account?`}
        description={t`We are asking your bank. You need not stay on this page; we send you a message.`}
      />
      <h1 className="text-h2">
        <Trans>Money left your account?</Trans>
      </h1>
      <Notice tone="warm" title={<Trans>Please do not pay again</Trans>}>
        <Trans>We are asking your bank. You need not stay on this page; we send you a message.</Trans>
      </Notice>
      <ol className="grid list-decimal gap-3 ps-5">
        <li>
          <Trans>We ask the bank after five minutes, after an hour, and then every day.</Trans>
        </li>
        <li>
          <Trans>If it has paid us, the course opens automatically.</Trans>
        </li>
        <li>
          <Trans>If it has not, it refunds the money within five days.</Trans>
        </li>
        <li>
          <Trans>After five days your bank owes you ₹100 for each further day. Ask it with the bank reference.</Trans>
        </li>
      </ol>
      {orders === undefined ? <SignInToSee /> : <Orders orders={orders} />}
      <p>
        <Trans>Still worried? Call us, it costs nothing:</Trans>{' '}
        <a href={phoneAddress(tollFree)}>{unbroken(tollFree)}</a>
      </p>
    </div>
  )
}

function SignInToSee() {
  const link = useLink()
  return (
    <ButtonLink href={link('/login?returnTo=%2Fmoney-left')}>
      <Trans>Sign in to see your payment</Trans>
    </ButtonLink>
  )
}

type PendingOrders = NonNullable<Route.ComponentProps['loaderData']['orders']>

function Orders({ orders }: { orders: PendingOrders }) {
  const link = useLink()
  if (orders.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>You have no payment in progress. If your bank says otherwise, call us.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-3">
      {orders.map(({ orderId, title, amount, began, backBy }) => (
        <li key={orderId} className="card grid gap-2">
          <p className="font-semibold">
            {title} · {amount}
          </p>
          <p className="text-sm text-ink-2">
            <Trans>
              Started on {began}. Your course opens, or your money is back, by {backBy}.
            </Trans>
          </p>
          <a href={link(`/pay/${orderId}/wait`)} className="lone-link">
            <Trans>Check the status with the bank</Trans>
          </a>
        </li>
      ))}
    </ul>
  )
}
