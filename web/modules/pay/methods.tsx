import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Method } from '#core/modules/payments/methods.ts'
import type { Problem } from '#web/page/problem.ts'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'
import type { OpenPay } from './pay.server.ts'
import type { Typed } from './take-payment.server.ts'
import type { Way } from './way.ts'

export interface MethodsProps {
  readonly page: Pick<OpenPay, 'methods' | 'upiApps' | 'banks' | 'platform'>
  readonly typed: Typed | undefined
  readonly problem: Problem | undefined
  /** What is chosen to begin with. */
  readonly way: Way
}

const icons = {
  UPI_INTENT: 'smartphone',
  UPI_QR: 'qr-code',
  UPI_COLLECT: 'bell',
  CARD: 'credit-card',
  NETBANKING: 'landmark',
} satisfies Record<Method, IconName>

/** Every way the server offers on this device; what it refuses now stays in sight with the reason. */
export function Methods(props: MethodsProps) {
  const { page, way } = props
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-h3">
        <Trans>Pay with</Trans>
      </legend>
      {page.methods.map(({ method, isEnabled, reason }) => (
        <OptionRow
          key={method}
          name="method"
          value={method}
          title={<Title method={method} />}
          note={<Note method={method} platform={page.platform} />}
          end={
            <span className="text-ink-3">
              <Icon name={icons[method]} size={24} />
            </span>
          }
          isChosen={way.method === method}
          refusal={isEnabled ? undefined : (reason ?? <Trans>Not available now</Trans>)}
        >
          {detailsOf(method, props)}
        </OptionRow>
      ))}
    </fieldset>
  )
}

function Title({ method }: { method: Method }) {
  const titles = {
    UPI_INTENT: <Trans>UPI app</Trans>,
    UPI_QR: <Trans>UPI QR code</Trans>,
    UPI_COLLECT: <Trans>UPI ID</Trans>,
    CARD: <Trans>Card</Trans>,
    NETBANKING: <Trans>Netbanking</Trans>,
  } satisfies Record<Method, ReactNode>
  return titles[method]
}

function Note({ method, platform }: { method: Method; platform: OpenPay['platform'] }) {
  const notes = {
    UPI_INTENT: <Trans>Opens your app. Nothing to type.</Trans>,
    UPI_QR: platform === 'desktop' ? <Trans>Scan it with your phone</Trans> : <Trans>Pay from another phone</Trans>,
    UPI_COLLECT: <Trans>Your app asks you to approve</Trans>,
    CARD: <Trans>Credit or debit, on the payment service’s own page</Trans>,
    NETBANKING: <Trans>On your bank’s own page</Trans>,
  } satisfies Record<Method, ReactNode>
  return notes[method]
}

/** What opens below a way once it is chosen. */
function detailsOf(method: Method, props: MethodsProps): ReactNode {
  if (method === 'UPI_INTENT') return <Apps {...props} />
  if (method === 'NETBANKING') return <Banks {...props} />
  return method === 'UPI_COLLECT' ? <UpiId {...props} /> : undefined
}

function Apps({ page, way }: MethodsProps) {
  const { t } = useLingui()
  const choices = page.upiApps.map(({ key, name }) => ({ value: key, text: key === 'other' ? t`Other` : name }))
  return <Segment name="upiApp" legend={t`UPI app`} value={way.upiApp} choices={choices} />
}

function Banks({ page, way }: MethodsProps) {
  const { t } = useLingui()
  return (
    <Segment
      name="bank"
      legend={t`Bank`}
      value={way.bank}
      choices={page.banks.map(({ code, name }) => ({ value: code, text: name }))}
    />
  )
}

/** Only where the server still offers a request to an ID: decision P-31. */
function UpiId({ typed, problem }: MethodsProps) {
  const { t } = useLingui()
  return (
    <Field
      name="vpa"
      label={t`UPI ID`}
      hint={t`For example name@bank`}
      error={problem?.code === 'INVALID_VPA' ? problem.sentence : problem?.fields['vpa']}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      maxLength={260}
      defaultValue={typed?.vpa}
    />
  )
}
