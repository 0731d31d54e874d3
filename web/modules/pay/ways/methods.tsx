import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Method } from '#core/modules/orders/paid-by.ts'
import type { PriceOffers } from '#web/page/best-price.server.ts'
import { useLink } from '#web/page/link.ts'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { Marks, type MarkName } from '#web/ui/brand/mark.tsx'
import { EmiWords } from '#web/ui/course/price-offers.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { detailsOf, type MethodsProps } from './method-details.tsx'
import { appMark, bankMark } from '#web/ui/brand/marks-of.ts'
import { Refusal, Slow } from './refusal.tsx'
import type { Ways } from './payment-options.server.ts'

const icons = {
  UPI_INTENT: 'smartphone',
  UPI_QR: 'qr-code',
  UPI_COLLECT: 'bell',
  CARD: 'credit-card',
  NETBANKING: 'landmark',
  PROVIDER_WALLET: 'wallet',
  EMI: 'calendar-days',
  CONSUMER_FINANCE: 'calendar-days',
} satisfies Record<Method, IconName>

/** Every way the server offers on this device; what it refuses now stays in sight with the reason. */
export function Methods(props: MethodsProps) {
  const { page, way } = props
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-h3">
          <Trans>Pay with</Trans>
        </legend>
        {page.methods.map(({ method, isEnabled, reasonCode, isSlow }) => (
          <OptionRow
            key={method}
            name="method"
            value={method}
            title={<Title method={method} />}
            note={
              <>
                {isSlow && isEnabled ? <Slow /> : <Note method={method} platform={page.platform} />}
                <Marks names={marksOf(method, page)} />
              </>
            }
            end={<MethodIcon method={method} />}
            isChosen={way.method === method}
            refusal={isEnabled ? undefined : <Refusal code={reasonCode} />}
          >
            {detailsOf(method, props)}
          </OptionRow>
        ))}
      </fieldset>
      {page.emi && <EmiRow emi={page.emi} line={page.emiLine ?? null} />}
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Icon name="lock" size={16} />
        <Trans>Payments by Juspay. We never see your card number or your bank password.</Trans>
      </p>
    </div>
  )
}

function marksOf(method: Method, { upiApps, banks }: Ways): readonly MarkName[] {
  if (method === 'UPI_INTENT') return upiApps.flatMap(({ key }) => appMark(key) ?? [])
  if (method === 'CARD') return ['visa', 'mastercard', 'rupay']
  if (method === 'NETBANKING') return banks.flatMap(({ code }) => bankMark(code) ?? [])
  return method === 'UPI_QR' || method === 'UPI_COLLECT' ? ['upi'] : []
}

/** Its plans and what they cost fill a page of their own. */
interface EmiRowProps {
  readonly emi: NonNullable<Ways['emi']>
  readonly line: PriceOffers['emi']
}

function EmiRow({ emi: { path, isEnabled, reasonCode }, line }: EmiRowProps) {
  const link = useLink()
  const words = (
    <span className="grid flex-1">
      <span className="font-semibold">EMI</span>
      <span className={isEnabled ? 'text-sm text-ink-3' : 'text-sm text-genda-ink'}>
        {isEnabled ? (
          <>
            {line && (
              <>
                <EmiWords emi={line} />{' '}
              </>
            )}
            <Trans>Monthly, by card or a lender: see the full cost first</Trans>
          </>
        ) : (
          <Refusal code={reasonCode} />
        )}
      </span>
    </span>
  )
  const look = 'option-row flex min-h-15 items-center gap-4 px-4 py-3'
  return (
    <a href={link(path)} className={`${look} text-ink no-underline`}>
      {/* As wide as the radio buttons of its neighbours. */}
      <span className="-mx-px text-mor">
        <Icon name="chevron-right" size={24} />
      </span>
      {words}
      <MethodIcon method="EMI" />
    </a>
  )
}

function MethodIcon({ method }: { method: Method }) {
  return (
    <span className="text-ink-3">
      <Icon name={icons[method]} size={24} />
    </span>
  )
}

function Title({ method }: { method: Method }) {
  const titles = {
    UPI_INTENT: <Trans>UPI app</Trans>,
    UPI_QR: <Trans>UPI QR code</Trans>,
    UPI_COLLECT: <Trans>UPI ID</Trans>,
    CARD: <Trans>Card</Trans>,
    NETBANKING: <Trans>Netbanking</Trans>,
    PROVIDER_WALLET: <Trans>Wallet</Trans>,
    EMI: 'EMI',
    CONSUMER_FINANCE: 'EMI',
  } satisfies Record<Method, ReactNode>
  return titles[method]
}

function Note({ method, platform }: { method: Method; platform: Ways['platform'] }) {
  const notes = {
    UPI_INTENT: <Trans>Opens your app. Nothing to type.</Trans>,
    UPI_QR: platform === 'desktop' ? <Trans>Scan it with your phone</Trans> : <Trans>Pay from another phone</Trans>,
    UPI_COLLECT: <Trans>Your app asks you to approve</Trans>,
    CARD: <Trans>Credit or debit, on the payment service’s own page</Trans>,
    NETBANKING: <Trans>On your bank’s own page</Trans>,
    PROVIDER_WALLET: <Trans>PhonePe, Paytm and others, on their own page</Trans>,
    EMI: undefined,
    CONSUMER_FINANCE: undefined,
  } satisfies Record<Method, ReactNode>
  return notes[method]
}
