// The best price for this buyer and the offers behind it, on the plans page and on the payment page.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { showMoney, type Paise } from '#core/kernel/money.ts'
import type { PriceOffers } from '#web/page/best-price.server.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '../controls/button.tsx'

export interface BestPriceProps {
  readonly best: PriceOffers['best'] | undefined
  /** The amount for this buyer, less the credit for an earlier plan. */
  readonly amount: Paise
  /** The price on the page now. */
  readonly current: Paise
  /** The coupon that is applied now; "" for none. */
  readonly code: string
}

/** The lowest price over coupon, way to pay and EMI, with one button that takes it. */
export function BestPrice({ best, amount, current, code }: BestPriceProps) {
  if (!best || best.couponCode === null) return null
  if (best.couponCode === code)
    return (
      <p className="text-sm text-ink-2">
        <Trans>This is your best price: no other coupon takes off more.</Trans>
      </p>
    )
  if (amount >= current) return null
  const { couponCode } = best
  const total = showMoney(amount)
  return (
    <div className="grid gap-2 rounded-m bg-genda-tint px-4 py-3">
      <p className="font-semibold">
        <Trans>
          Best price {total} with coupon {couponCode}, by <Way best={best} />
        </Trans>
      </p>
      {best.needsLogin && (
        <p className="text-sm text-ink-2">
          <Trans>We check after you sign in if your family can still use it.</Trans>
        </p>
      )}
      <ApplyCoupon code={couponCode} />
    </div>
  )
}

function Way({ best }: { best: NonNullable<PriceOffers['best']> }): ReactNode {
  const { paymentMethod, instrumentName, emi } = best
  if (emi) return `EMI, ${emi.issuerName}`
  if (instrumentName !== null) return instrumentName
  return paymentMethod === 'CARD' ? <Trans>card</Trans> : 'UPI'
}

function ApplyCoupon({ code }: { code: string }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'apply' && formData.get('couponCode') === code
  return (
    <RouterForm replace preventScrollReset>
      <input type="hidden" name="couponCode" value={code} />
      <Button kind="ghost" size="small" name="intent" value="apply" isBusy={isBusy}>
        {isBusy ? <Trans>Checking …</Trans> : <Trans>Use {code}</Trans>}
      </Button>
    </RouterForm>
  )
}

export interface CouponListProps {
  readonly coupons: PriceOffers['coupons']
  /** The coupon that is applied now. */
  readonly code: string
}

/** The coupons that are valid for this plan, the largest discount first. */
export function CouponList({ coupons, code }: CouponListProps) {
  if (coupons.length === 0) return null
  return (
    <section aria-labelledby="valid-coupons" className="grid gap-2">
      <h3 id="valid-coupons" className="font-semibold">
        <Trans>Coupons for this plan</Trans>
      </h3>
      <ul className="grid gap-3">
        {coupons.map(({ couponCode, title, discount }) => (
          <li key={couponCode} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0">
              <span className="block font-semibold">
                {couponCode} · <span className="whitespace-nowrap">− {showMoney(discount)}</span>
              </span>
              <span className="block text-sm text-ink-2" lang={title.lang}>
                {title.text}
              </span>
            </span>
            {couponCode === code ? (
              <span className="text-sm font-semibold text-tulsi">
                <Trans>Applied</Trans>
              </span>
            ) : (
              <ApplyCoupon code={couponCode} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One EMI for the price: the longest without cost, or the longest, and how long one may pay at all. */
export function EmiWords({ emi }: { emi: NonNullable<PriceOffers['emi']> }) {
  const { months, issuerName, isNoCost, maximumMonths } = emi
  const monthly = showMoney(emi.monthly)
  if (!isNoCost)
    return (
      <Trans>
        Or {months} × {monthly} by EMI of {issuerName}, with interest
      </Trans>
    )
  if (maximumMonths === months)
    return (
      <Trans>
        Or {months} × {monthly} by no-cost EMI
      </Trans>
    )
  return (
    <Trans>
      Or {months} × {monthly} by no-cost EMI. With interest up to {maximumMonths} months.
    </Trans>
  )
}
