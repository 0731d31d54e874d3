import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation, useSearchParams } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { toQuery } from '#web/page/query.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { CouponList } from '#web/ui/course/price-offers.tsx'
import { opensSheet, Sheet } from '#web/ui/layers/sheet.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import { CouponLine, type CouponLineProps } from './coupon/coupon-line.tsx'
import { usePlanTitle } from './duration-names.ts'
import { chooseBatch } from './choose-plan.ts'
import { couponView, isApplied, livePrice } from './plan-price.ts'
import type { Offer } from './plans.server.ts'

interface BuyBarProps extends CouponLineProps {
  readonly priceOffers: Offer['priceOffers']
}

/** Name, live price and the way on; the coupon in a sheet above it. */
export function BuyBar(props: BuyBarProps) {
  const { choice, coupon } = props
  const { plan, duration } = choice
  const { name } = plan
  const title = usePlanTitle()
  const isHeld = coupon.code !== '' && couponView(coupon, duration).status !== 'REMOVED'
  return (
    <>
      <StickyBar
        label={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span>{title(name, duration.months)}</span>
            <Button kind="quiet" size="bare" {...opensSheet('coupon')}>
              {isHeld ? <Trans>Coupon {coupon.code}</Trans> : <Trans>Have a coupon?</Trans>}
            </Button>
          </span>
        }
        value={showMoney(livePrice(coupon, duration))}
      >
        <ButtonLink kind="buy" href={usePayPath(props)}>
          <Trans>Continue with {name}</Trans>
        </ButtonLink>
      </StickyBar>
      <CouponSheet {...props} />
    </>
  )
}

function CouponSheet({ priceOffers, ...props }: BuyBarProps) {
  const { t } = useLingui()
  const { code } = props.coupon
  const { duration } = props.choice
  const isBusy = useNavigation().formData?.get('intent') === 'apply'
  return (
    <Sheet id="coupon" title={t`Coupon`}>
      <div className="grid gap-4">
        <RouterForm replace preventScrollReset className="grid gap-4">
          <Field
            key={code}
            name="couponCode"
            label={t`Coupon code`}
            autoComplete="off"
            maxLength={40}
            defaultValue={code}
          />
          <Button name="intent" value="apply" isBusy={isBusy}>
            {isBusy ? <Trans>Checking …</Trans> : <Trans>Apply</Trans>}
          </Button>
        </RouterForm>
        <CouponLine {...props} />
        <CouponList
          coupons={priceOffers[duration.planId]?.coupons ?? []}
          code={isApplied(props.coupon, duration) ? code : ''}
        />
      </div>
    </Sheet>
  )
}

/** The payment page for what is chosen; who comes from where and with which partner's word goes along. */
export function usePayPath({ plans, choice: { plan, duration }, coupon }: CouponLineProps): string {
  const link = useLink()
  const [query] = useSearchParams()
  const isRemoved = couponView(coupon, duration).status === 'REMOVED'
  return link(
    `/pay${toQuery({
      subscriptionPlanId: duration.planId,
      couponCode: coupon.code,
      coupon: isRemoved ? 'removed' : undefined,
      source: query.get('source') ?? 'BUY_NOW',
      partnerHashCode: query.get('partnerHashCode') ?? undefined,
      // The only one needs no choice, and may be another by the time it is paid.
      batch: plan.batches.length > 1 ? chooseBatch(plans, plan, query)?.id : undefined,
    })}`,
  )
}
