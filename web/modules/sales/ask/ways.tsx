import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Method } from '#core/modules/payments/methods.ts'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { Payer } from './pay-request.server.ts'

/** Each button is a way to pay: by UPI in sight, the others one tap away. */
export function Ways(page: Payer) {
  const { amount, apps, total } = page
  const isBusy = useNavigation().formData !== undefined
  return (
    <div className="grid w-full gap-3 text-left">
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="amount" value={amount} />
        {apps.map(({ key, name }) => (
          <Button key={key} kind="buy" name="upiApp" value={key} isBusy={isBusy}>
            {key === 'other' ? (
              <Trans>Pay {total} by UPI app</Trans>
            ) : (
              <Trans>
                Pay {total} with {name}
              </Trans>
            )}
          </Button>
        ))}
        <Button kind={apps.length > 0 ? 'ghost' : 'buy'} name="method" value="UPI_QR" isBusy={isBusy}>
          <Icon name="qr-code" />
          {apps.length > 0 ? <Trans>Show a QR code instead</Trans> : <Trans>Pay {total} by UPI QR code</Trans>}
        </Button>
      </Form>
      <OtherWays {...page} />
    </div>
  )
}

/** All of them lead to the bank's or the payment service's own page, and from there back here. */
function OtherWays({ amount, hasCard, banks, wallets }: Payer) {
  const { t } = useLingui()
  const bankList = <Segment name="bank" legend={t`Bank`} value={banks[0]?.value ?? ''} choices={banks} />
  const walletList = <Segment name="wallet" legend={t`Wallet`} value={wallets[0]?.value ?? ''} choices={wallets} />
  return (
    <Disclosure title={<Trans>Card, netbanking or wallet</Trans>}>
      <div className="grid gap-5">
        {hasCard && <OtherWay amount={amount} method="CARD" icon="credit-card" title={<Trans>Pay by card</Trans>} />}
        {banks.length > 0 && (
          <OtherWay amount={amount} method="NETBANKING" icon="landmark" title={<Trans>Pay by netbanking</Trans>}>
            {bankList}
          </OtherWay>
        )}
        {wallets.length > 0 && (
          <OtherWay amount={amount} method="PROVIDER_WALLET" icon="wallet" title={<Trans>Pay by wallet</Trans>}>
            {walletList}
          </OtherWay>
        )}
      </div>
    </Disclosure>
  )
}

interface OtherWayProps {
  readonly amount: number
  readonly method: Method
  readonly icon: IconName
  readonly title: ReactNode
  /** Which of them, where there are several. */
  readonly children?: ReactNode
}

function OtherWay({ amount, method, icon, title, children }: OtherWayProps) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name="amount" value={amount} />
      {children}
      <Button kind="ghost" name="method" value={method} isBusy={isBusy}>
        <Icon name={icon} />
        {title}
      </Button>
    </Form>
  )
}
