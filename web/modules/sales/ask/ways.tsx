import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { Marks, type MarkName } from '#web/ui/brand/mark.tsx'
import { appMark, bankMark } from '#web/ui/brand/marks-of.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'
import type { Payer } from './pay-request.server.ts'

/** The ways that need no account, in one list as on the payment page, and one button. */
export function Ways(page: Payer) {
  const { t } = useLingui()
  const { amount, apps, banks, wallets, hasCard, total } = page
  const isBusy = useNavigation().formData !== undefined
  const appChoices = apps.map(({ key, name }) => ({ value: key, text: key === 'other' ? t`Other` : name }))
  const [firstApp] = appChoices
  return (
    <RouterForm className="grid w-full gap-4 text-left">
      <input type="hidden" name="amount" value={amount} />
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-h4">
          <Trans>Pay with</Trans>
        </legend>
        {firstApp && (
          <Way method="UPI_INTENT" title={<Trans>UPI app</Trans>} icon="smartphone" marks={marksOf(apps)} isChosen>
            <Segment name="upiApp" legend={t`UPI app`} value={firstApp.value} choices={appChoices} />
          </Way>
        )}
        <Way method="UPI_QR" title={<Trans>UPI QR code</Trans>} icon="qr-code" marks={['upi']} isChosen={!firstApp} />
        {hasCard && (
          <Way
            method="CARD"
            title={<Trans>Card</Trans>}
            icon="credit-card"
            marks={['visa', 'mastercard', 'rupay']}
            isChosen={false}
          />
        )}
        {banks.length > 0 && (
          <Way
            method="NETBANKING"
            title={<Trans>Netbanking</Trans>}
            icon="landmark"
            marks={banks.flatMap(({ value }) => bankMark(value) ?? [])}
            isChosen={false}
          >
            <Segment name="bank" legend={t`Bank`} value={banks[0]?.value ?? ''} choices={banks} />
          </Way>
        )}
        {wallets.length > 0 && (
          <Way method="PROVIDER_WALLET" title={<Trans>Wallet</Trans>} icon="wallet" marks={[]} isChosen={false}>
            <Segment name="wallet" legend={t`Wallet`} value={wallets[0]?.value ?? ''} choices={wallets} />
          </Way>
        )}
      </fieldset>
      <Button kind="buy" isBusy={isBusy}>
        {isBusy ? <Trans>One moment …</Trans> : <Trans>Pay {total}</Trans>}
      </Button>
      <p className="text-sm text-ink-3">
        <Trans>Payments by Juspay. We never see your card number or your bank password.</Trans>
      </p>
    </RouterForm>
  )
}

function marksOf(apps: Payer['apps']): readonly MarkName[] {
  return apps.flatMap(({ key }) => appMark(key) ?? [])
}

interface WayProps {
  readonly method: Method
  readonly title: ReactNode
  readonly icon: IconName
  readonly marks: readonly MarkName[]
  readonly isChosen: boolean
  /** Which of them, where there are several. */
  readonly children?: ReactNode
}

function Way({ method, title, icon, marks, isChosen, children }: WayProps) {
  return (
    <OptionRow
      name="method"
      value={method}
      title={title}
      note={<Marks names={marks} />}
      end={<Icon name={icon} size={24} />}
      isChosen={isChosen}
    >
      {children}
    </OptionRow>
  )
}
