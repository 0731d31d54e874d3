import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { SwitchButton } from '#web/ui/controls/switch-button.tsx'
import type { WalletOffer } from './offer.server.ts'

/** "Use ₹1,250 from your wallet": a form of its own, so that it works before the script is there. Off until it is switched on. */
export function WalletSwitch({ offer }: { offer: WalletOffer }) {
  const { balance, part, isUsed, query } = offer
  const amount = showMoney(part)
  return (
    <Form method="get" replace preventScrollReset className="card py-3">
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SwitchButton
        name="wallet"
        value={isUsed ? 'keep' : 'use'}
        isOn={isUsed}
        title={<Trans>Use {amount} from your wallet</Trans>}
        note={<Trans>Your balance is {balance}</Trans>}
      />
    </Form>
  )
}
