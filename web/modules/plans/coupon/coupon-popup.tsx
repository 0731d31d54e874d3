import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { useLink } from '#web/page/link.ts'
import { CouponNeedsLogin } from '#web/ui/course/coupon-needs-login.tsx'
import { PopupCard, type Popup } from '#web/shell/popup/popup-card.tsx'
import { usePayPath } from '../buy-bar.tsx'
import type { CouponLineProps } from './coupon-line.tsx'
import { couponView, livePrice } from '../plan-price.ts'

/** Reports the coupon of the visitor's link: it is applied, or it waits for the login. Learning spec, section 8. */
export function CouponPopup({ popups, ...props }: CouponLineProps & { readonly popups: readonly Popup[] }) {
  const link = useLink()
  const [query] = useSearchParams()
  const payPath = usePayPath(props)
  const { choice, coupon } = props
  const { code } = coupon
  const view = couponView(coupon, choice.duration)
  const needsLogin = view.status === 'NEEDS_LOGIN'
  const popup = popups.find(({ kind }) => (needsLogin ? kind === 'LOGIN' : kind === 'COUPON'))
  if (!popup || (view.status !== 'APPLIED' && view.status !== 'NEEDS_LOGIN')) return null
  const { label } = popup
  const login = link(`/login?returnTo=${encodeURIComponent(`/plans?${query}`)}`)
  return (
    <PopupCard
      popup={popup}
      ways={
        <a
          href={needsLogin ? login : payPath}
          rel={needsLogin ? 'nofollow' : undefined}
          data-popup-login={needsLogin || undefined}
          lang={label.lang}
          className="text-link"
        >
          {label.text}
        </a>
      }
    >
      <p className="mt-1 font-semibold">
        {view.status === 'APPLIED' ? (
          <Trans>
            {code}: −{showMoney(view.discount)}. You pay {showMoney(livePrice(coupon, choice.duration))}.
          </Trans>
        ) : (
          <CouponNeedsLogin code={code} discount={view.discount} />
        )}
      </p>
    </PopupCard>
  )
}
