import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { showMoney } from '#core/kernel/money.ts'
import type { CouponState } from '#core/modules/coupons/coupon-state.ts'
import { changeQuery } from '#web/page/query.ts'
import { InPlaceLink } from '#web/ui/controls/in-place-link.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { priceAfter } from '#core/modules/plans/price-view.ts'
import { BestPrice, EmiWords, type BestPriceProps } from '#web/ui/course/price-offers.tsx'
import { PlanCard } from '#web/ui/course/cards/plan-card.tsx'
import { Trial } from '#web/ui/course/trial.tsx'
import { TickList } from '#web/ui/course/tick-list.tsx'
import { queryFor } from './choose-plan.ts'
import { CouponLine } from './coupon/coupon-line.tsx'
import { useDurationNames } from './duration-names.ts'
import { isApplied, livePrice } from './plan-price.ts'
import type { BatchView, Offer, PlanChoiceView } from './plans.server.ts'
import { BatchChoice, Languages } from './taught.tsx'

export interface ChosenPlanProps {
  readonly offer: Offer
  readonly choice: PlanChoiceView
  readonly batch: BatchView | undefined
  readonly coupon: CouponState
  readonly names: { readonly grade: string; readonly target: string }
  /** Below the services. */
  readonly children: ReactNode
}

/** One plan at a time: which, what it costs, what is in it. */
export function ChosenPlan({
  offer: { plans, services, language, priceOffers },
  choice,
  batch,
  coupon,
  names,
  children,
}: ChosenPlanProps) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const { plan, duration } = choice
  const { name } = plan
  const price = livePrice(coupon, duration)
  const offers = priceOffers[duration.planId]
  return (
    <>
      <Languages language={language} choice={choice} />
      <Tabs
        label={t`Plans`}
        tabs={plans.map((each) => ({
          to: queryFor(query, each, duration.months),
          text: each.name,
          isCurrent: each === plan,
        }))}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PlanCard
          name={name}
          level="h2"
          included={services.filter(({ type }) => duration.has[type]).length}
          of={services.length}
          isFullest={plan.isFullest}
          price={price}
          // The credit for an earlier plan is not a saving.
          cutPrice={duration.credit > 0 ? price : duration.cutPrice}
          note={
            <>
              <Validity {...duration} /> {offers?.emi && <EmiWords emi={offers.emi} />}
            </>
          }
          fit={<Fit {...names} />}
          isChosen
        >
          <div className="grid gap-4">
            <CouponLine plans={plans} choice={choice} coupon={coupon} />
            <Best choice={choice} coupon={coupon} best={offers?.best} current={price} />
            <Durations choice={choice} />
            <BatchChoice taughtIn={language.taughtIn} plan={plan} batch={batch} />
            {plan.trial && duration.months === 0 && <Trial {...plan.trial} />}
          </div>
        </PlanCard>
        <div className="grid gap-4">
          <Included services={services} choice={choice} />
          {children}
        </div>
      </div>
    </>
  )
}

type BestProps = Pick<ChosenPlanProps, 'choice' | 'coupon'> & {
  readonly best: BestPriceProps['best']
  readonly current: BestPriceProps['current']
}

/** The lowest price that coupon, method and EMI make together. */
function Best({ choice: { duration }, coupon, best, current }: BestProps) {
  return (
    <BestPrice
      best={best}
      amount={priceAfter(best?.amount ?? duration.price, duration.credit)}
      current={current}
      code={isApplied(coupon, duration) ? coupon.code : ''}
    />
  )
}

/** The services of the program, those of the plan ticked. */
function Included({
  services,
  choice: {
    plan: { name },
    duration: { has },
  },
}: Pick<ChosenPlanProps, 'choice'> & Pick<Offer, 'services'>) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  return (
    <div className="card grid gap-3">
      <TickList
        ticks={services.map(({ type, text, lang, explanation }) => {
          const value = has[type]
          return {
            text: typeof value === 'string' ? `${text} · ${value}` : text,
            lang,
            explanation,
            isIncluded: Boolean(value),
            absence: t`Not in ${name}`,
          }
        })}
      />
      <p className="lg:hidden">
        <InPlaceLink to={`${changeQuery(query, { compare: '1' })}#compare`} className="lone-link">
          <Trans>Compare all plans</Trans>
        </InPlaceLink>
      </p>
    </div>
  )
}

function Fit({ grade, target }: ChosenPlanProps['names']) {
  return (
    <Trans>
      Fits {grade} · {target}
    </Trans>
  )
}

function Validity({ months, till, credit, reason }: PlanChoiceView['duration']) {
  const names = useDurationNames()
  const name = names(months)
  const off = showMoney(credit)
  return (
    <>
      <Trans>
        {name}, valid till {till}. Taxes included.
      </Trans>{' '}
      {credit > 0 && <Trans>{off} for your unused days is deducted.</Trans>}{' '}
      {reason && <span lang={reason.lang}>{reason.text}</span>}
    </>
  )
}

function Durations({ choice: { plan, duration } }: { choice: PlanChoiceView }) {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const names = useDurationNames()
  if (plan.durations.length < 2) return null
  return (
    <Tabs
      label={t`How long`}
      tabs={plan.durations.map((each) => ({
        to: queryFor(query, plan, each.months),
        text: names(each.months),
        isCurrent: each === duration,
      }))}
    />
  )
}
