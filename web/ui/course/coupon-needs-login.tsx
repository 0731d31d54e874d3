import { Trans } from '@lingui/react/macro'
import { showMoney, type Paise } from '#core/kernel/money.ts'

interface CouponNeedsLoginProps {
  readonly code: string
  readonly discount: Paise
}

/** To a visitor: the coupon is valid, but only a family that is known may use it. */
export function CouponNeedsLogin({ code, discount }: CouponNeedsLoginProps) {
  const off = showMoney(discount)
  return (
    <Trans>
      {code}: −{off}, if your family may still use it. We check that when you have signed in.
    </Trans>
  )
}
