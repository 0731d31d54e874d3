import { Trans, useLingui } from '@lingui/react/macro'
import { deviceOf } from '#core/modules/payments/platform.ts'
import type { Handle } from '#web/page/handle.ts'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { JustPay } from '../just-pay.tsx'
import { typedIn } from '../take-payment.server.ts'
import type { Route } from './+types/recharge.ts'
import { readRecharge, recharge } from './recharge.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readRecharge(page, deviceIn(args.request)))
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, (submission) => recharge(submission, deviceIn(args.request)), typedIn)
}

function deviceIn({ headers }: Request) {
  return deviceOf(headers.get('user-agent') ?? '')
}

export default function WalletRecharge({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { amount } = page
  return (
    <>
      <PrivateHead title={t`Add ${amount} to your wallet`} />
      <JustPay page={page} answer={actionData}>
        <h1 className="text-h2">
          <Trans>Add {amount} to your wallet</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>Use it to pay for courses here. It can only be refunded to its source, never paid out as cash.</Trans>
        </p>
      </JustPay>
    </>
  )
}
