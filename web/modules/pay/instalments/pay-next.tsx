import { Trans, useLingui } from '@lingui/react/macro'
import { deviceOf } from '#core/modules/payments/platform.ts'
import type { Handle } from '#web/page/handle.ts'
import { act, load } from '#web/page/page.server.ts'
import { useLink } from '#web/page/link.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { JustPay } from '../just-pay.tsx'
import { typedIn } from '../take-payment.server.ts'
import { WalletSwitch } from '../wallet/switch.tsx'
import type { Route } from './+types/pay-next.ts'
import { payNext, readNext } from './pay-next.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readNext(page, deviceIn(args.request)))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => payNext(submission, deviceIn(args.request)), typedIn)
}

function deviceIn({ headers }: Request) {
  return deviceOf(headers.get('user-agent') ?? '')
}

export default function PayNext({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, learnerName, no, of, due, isLate, whole, wallet, state } = page
  const hidden = wallet?.isUsed && <input type="hidden" name="walletAmount" value={wallet.part} />
  return (
    <>
      <PrivateHead title={t`Instalment ${no} of ${of}`} />
      <JustPay page={page} answer={actionData} hidden={hidden}>
        <div className="grid gap-1">
          <h1 className="text-h2">
            <Trans>
              Instalment {no} of {of}: {whole}
            </Trans>
          </h1>
          <p className="text-ink-2">
            {title}
            {learnerName && ` · ${learnerName}`}
          </p>
          <p className={isLate ? 'font-semibold text-sindoor' : 'text-ink-2'}>
            {isLate ? (
              <Trans>It was due on {due}.</Trans>
            ) : (
              <Trans>It is due on {due}. Paying early costs nothing.</Trans>
            )}
          </p>
        </div>
        {wallet && <WalletSwitch offer={wallet} />}
        <Receipt name={learnerName} state={state} />
      </JustPay>
    </>
  )
}

interface ReceiptProps {
  readonly name: string | null
  readonly state: string | undefined
}

/** For whom and for which state the invoice will be: the tax depends on it. */
function Receipt({ name, state }: ReceiptProps) {
  const link = useLink()
  if (state === undefined) return null
  return (
    <div className="text-sm text-ink-3">
      <p>
        {name && (
          <>
            <Trans>Receipt for {name}</Trans> ·{' '}
          </>
        )}
        {state}
      </p>
      <a href={link('/me?tab=profile')} className="text-link">
        <Trans>Change the state</Trans>
      </a>
    </div>
  )
}
