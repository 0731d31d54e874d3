import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { WalletData } from './wallet.server.ts'

/** One tap for a usual amount, a field for any other. Both only ask: what may be paid in, the next page says. */
export function AddMoney({ choices, typed, error }: WalletData['recharge']) {
  const { t } = useLingui()
  const link = useLink()
  const action = link('/pay/WALLET_RECHARGE')
  return (
    <details open={error !== undefined} className="mt-3">
      <summary className="flex min-h-13 items-center justify-center rounded-button bg-genda px-5 py-2 text-lg font-semibold text-on-genda">
        <Trans>Add money</Trans>
      </summary>
      <div className="card mt-3 grid gap-3 text-ink">
        <form action={action} className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {choices.map(({ rupees, text }) => (
            <Button key={rupees} kind="ghost" name="rupees" value={rupees}>
              {text}
            </Button>
          ))}
        </form>
        <Disclosure title={<Trans>Another amount</Trans>} isOpen={error !== undefined}>
          <form action={action} className="grid gap-3">
            <Field
              name="rupees"
              label={t`Amount in rupees`}
              hint={t`From ₹100 to ₹1,00,000`}
              error={error}
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              defaultValue={typed}
              required
            />
            <Button size="fit">
              <Trans>Add money</Trans>
            </Button>
          </form>
        </Disclosure>
      </div>
    </details>
  )
}
