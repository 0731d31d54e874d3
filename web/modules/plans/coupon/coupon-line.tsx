import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import type { CouponState } from '#core/modules/coupons/coupon-state.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { PlanChoiceView, PlanView } from '../plans.server.ts'
import { CouponNeedsLogin } from '#web/ui/course/coupon-needs-login.tsx'
import { couponView, otherPlans, type CouponView } from '../plan-price.ts'

export interface CouponLineProps {
  readonly plans: readonly PlanView[]
  readonly choice: PlanChoiceView
  readonly coupon: CouponState
}

/** The effect of the coupon on the chosen plan, and the other plans it is valid for. */
export function CouponLine({ plans, choice, coupon }: CouponLineProps) {
  const view = couponView(coupon, choice.duration)
  if (view.status === 'NONE') return null
  const { code } = coupon
  const isGood = view.status === 'APPLIED'
  const grounds: Partial<Record<CouponView['status'], string>> = { APPLIED: 'bg-tulsi-tint', FAILED: 'bg-sindoor-tint' }
  return (
    <div role="status" className={`grid gap-1 rounded-m px-4 py-3 text-sm ${grounds[view.status] ?? 'bg-sunk'}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={`font-semibold ${isGood ? 'text-tulsi' : ''}`}>
          <Said view={view} code={code} />
        </p>
        <Next view={view} code={code} />
      </div>
      {otherPlans(plans, choice, coupon).map(({ plan: { variant, name }, discount }) => (
        <Other key={variant} isGood={isGood} code={code} name={name} off={showMoney(discount)} />
      ))}
    </div>
  )
}

function Said({ view, code }: { view: CouponView; code: string }) {
  if (view.status === 'CHECKING') return <Trans>Checking {code} …</Trans>
  if (view.status === 'REMOVED') return <Trans>{code} is taken off.</Trans>
  if (view.status === 'FAILED') return view.sentence
  if (view.status === 'NEEDS_LOGIN') return <CouponNeedsLogin code={code} discount={view.discount} />
  const off = view.status === 'APPLIED' ? showMoney(view.discount) : ''
  return (
    <Trans>
      {code}: −{off}
    </Trans>
  )
}

function Next({ view, code }: { view: CouponView; code: string }) {
  const [query] = useSearchParams()
  const link = useLink()
  if (view.status === 'CHECKING') return null
  if (view.status === 'NEEDS_LOGIN')
    return (
      <a href={link(`/login?returnTo=${encodeURIComponent(`/plans?${query}`)}`)} rel="nofollow" className="lone-link">
        <Trans>Sign in</Trans>
      </a>
    )
  return (
    <RouterForm replace preventScrollReset>
      <input type="hidden" name="couponCode" value={view.status === 'REMOVED' ? code : ''} />
      <Button kind="quiet" size="bare" name="intent" value={view.status === 'REMOVED' ? 'apply' : 'remove'}>
        {view.status === 'REMOVED' && <Trans>Apply {code} again</Trans>}
        {view.status === 'FAILED' && <Trans>Try another code</Trans>}
        {view.status === 'APPLIED' && <Trans>Remove {code}</Trans>}
      </Button>
    </RouterForm>
  )
}

function Other({ isGood, code, name, off }: { isGood: boolean; code: string; name: string; off: string }) {
  return (
    <p className="text-ink-2">
      {isGood ? (
        <Trans>
          {code} also works on {name}: −{off}
        </Trans>
      ) : (
        <Trans>
          {code} works on {name}: −{off}
        </Trans>
      )}
    </p>
  )
}
