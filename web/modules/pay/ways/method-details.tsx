import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Method } from '#core/modules/orders/paid-by.ts'
import type { PriceOffers } from '#web/page/best-price.server.ts'
import type { Problem } from '#web/page/problem.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Refusal, Slow } from './refusal.tsx'
import type { PaymentForm } from '../take-payment.server.ts'
import type { PaymentChoice } from './payment-choice.ts'
import type { Ways } from './payment-options.server.ts'

export interface MethodsProps {
  /** `emiLine`: one EMI for the price, where there is one. */
  readonly page: Ways & { readonly emiLine?: PriceOffers['emi'] }
  readonly typed: PaymentForm | undefined
  readonly problem: Problem | undefined
  /** The way to pay that is chosen at first. */
  readonly way: PaymentChoice
}

/** The details that open below a way once it is chosen. */
export function detailsOf(method: Method, props: MethodsProps): ReactNode {
  if (method === 'UPI_INTENT') return <Apps {...props} />
  if (method === 'CARD') return props.page.cards.length > 0 && <Cards {...props} />
  if (method === 'NETBANKING') return <Banks {...props} />
  if (method === 'PROVIDER_WALLET') return <Wallets {...props} />
  return method === 'UPI_COLLECT' ? <UpiId {...props} /> : undefined
}

function Apps({ page, way }: MethodsProps) {
  const { t } = useLingui()
  const choices = page.upiApps.map(({ key, name }) => ({ value: key, text: key === 'other' ? t`Other` : name }))
  return <Segment name="upiApp" legend={t`UPI app`} value={way.upiApp} choices={choices} />
}

/** Saved cards. Removing one needs no confirmation, because the family can type it again. */
function Cards({ page, way }: MethodsProps) {
  const { t } = useLingui()
  const saved = page.cards.map(({ cardReference, issuer, lastFour, isExpired }) => ({
    value: cardReference,
    text: (
      <>
        {issuer} •••• {lastFour} {isExpired && <Trans>· expired</Trans>}
      </>
    ),
    isRefused: isExpired,
  }))
  return (
    <div className="grid gap-2">
      <Segment
        name="card"
        legend={t`Card`}
        value={way.card}
        choices={[...saved, { value: '', text: t`Another card` }]}
      />
      <Disclosure title={<Trans>Remove a saved card</Trans>}>
        <ul className="grid gap-1">
          {page.cards.map(({ cardReference, issuer, lastFour }) => (
            <li key={cardReference}>
              <Button kind="quiet" size="bare" name="forget" value={cardReference} formNoValidate>
                <Trans>
                  Remove {issuer} •••• {lastFour}
                </Trans>
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

/** The specification shows five banks at once. The others open with a tap. */
const FIRST = 5

function Banks({ page, way }: MethodsProps) {
  const { t } = useLingui()
  const choices = choicesOf(page.banks)
  const others = choices.slice(FIRST)
  return (
    <div className="grid gap-2">
      <Segment name="bank" legend={t`Bank`} value={way.bank} choices={choices.slice(0, FIRST)} />
      {others.length > 0 && (
        <Disclosure title={<Trans>More banks</Trans>} isOpen={others.some(({ value }) => value === way.bank)}>
          <Segment name="bank" legend={t`Bank`} value={way.bank} choices={others} />
        </Disclosure>
      )}
    </div>
  )
}

function Wallets({ page, way }: MethodsProps) {
  const { t } = useLingui()
  return <Segment name="wallet" legend={t`Wallet`} value={way.wallet} choices={choicesOf(page.wallets)} />
}

function choicesOf(instruments: Ways['banks']) {
  return instruments.map(({ code, name, isEnabled, reasonCode, isSlow }) => ({
    value: code,
    isRefused: !isEnabled,
    text: (
      <>
        {name}
        {!isEnabled && (
          <>
            {' · '}
            <Refusal code={reasonCode} />
          </>
        )}
        {isEnabled && isSlow && (
          <>
            {' · '}
            <Slow />
          </>
        )}
      </>
    ),
  }))
}

/** Shown only where the server still offers a request to a UPI ID: decision P-31. */
function UpiId({ typed, problem }: MethodsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
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
      {typed?.vpaHolder && <Holder vpa={typed.vpa} name={typed.vpaHolder} />}
    </div>
  )
}

/** Whose UPI ID it is. It takes the focus, with or without JavaScript; its button sends the form with the ID confirmed. */
function Holder({ vpa, name }: { vpa: string; name: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [vpa, name])
  return (
    <div ref={box} tabIndex={-1} autoFocus className="grid gap-3 rounded-m">
      <Notice tone="good" role="status" title={<Trans>This UPI ID belongs to {name}</Trans>}>
        <Trans>Is this the right person? If not, change the UPI ID.</Trans>
      </Notice>
      <input type="hidden" name="confirmedVpa" value={vpa} />
      <Button kind="ghost" size="fit">
        <Trans>Yes, send the request</Trans>
      </Button>
    </div>
  )
}
