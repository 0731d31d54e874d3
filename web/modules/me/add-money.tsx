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
    <section className="card grid gap-3" aria-labelledby="add-money">
      <h2 id="add-money" className="text-h3">
        <Trans>Add money</Trans>
      </h2>
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
    </section>
  )
}
