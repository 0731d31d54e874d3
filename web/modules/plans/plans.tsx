import { Trans, useLingui } from '@lingui/react/macro'
import { redirect, useNavigation, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { changeQuery } from '#web/page/query.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Curriculum } from '#web/ui/course/curriculum.tsx'
import { RefundCard } from '#web/ui/course/cards/refund-card.tsx'
import { PaymentOffers } from '#web/ui/course/payment-offers.tsx'
import { TeacherList } from '#web/ui/course/teacher-list.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/plans.ts'
import { BuyBar } from './buy-bar.tsx'
import { ChoiceLine } from './choice-line.tsx'
import { chooseBatch, choosePlan } from './choose-plan.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import { Compare } from './compare.tsx'
import { CouponPopup } from './coupon/coupon-popup.tsx'
import { HeldPlan } from './held-plan.tsx'
import { pathWithCoupon } from './plan-coupon.server.ts'
import { Questions } from './questions.tsx'
import { Tuition } from './tuition.tsx'
import { readPlans, type BatchView, type Offer, type PlansPage } from './plans.server.ts'

export const handle: Handle = { tier: 1 }

const CHOOSER = 'chooser'

export function loader(args: Route.LoaderArgs) {
  return load(args, readPlans)
}

/** Applies the coupon or takes it off: the address says which one it is. */
export function action(args: Route.ActionArgs) {
  return act(args, async (submission) => redirect(pathWithCoupon(submission)))
}

/** Every plan of the class is here already. Choosing another asks the server only where a coupon is to be checked again. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked
  const chosen = {
    subscriptionPlanId: undefined,
    plan: undefined,
    months: undefined,
    batch: undefined,
    compare: undefined,
  }
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => changeQuery(searchParams, chosen))
  const isSame = formMethod === undefined && before === after && !nextUrl.searchParams.has('couponCode')
  return !isSame && defaultShouldRevalidate
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { lang, choice, names, offer, held, refund, promise, questions, tuition } = loaderData
  return (
    <>
      <PlansHead names={names} />
      <div className="page grid gap-5 py-6">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="text-h2">
              <Trans>Choose a plan</Trans>
            </h1>
            <p className="text-sm text-ink-3">
              <Trans>Step 1 of 2</Trans>
            </p>
          </div>
          <AsDrawn id="choice">
            {import.meta.env.SSR && choice && names && (
              <ChoiceLine id={CHOOSER} choice={choice} names={names} lang={lang} />
            )}
          </AsDrawn>
        </div>
        {held && <AsDrawn id="held">{import.meta.env.SSR && <HeldPlan {...held} />}</AsDrawn>}
        {offer && names ? (
          <Offered offer={offer} names={names} refund={refund} promise={promise} />
        ) : (
          <AsDrawn id="nothing">{import.meta.env.SSR && <Nothing />}</AsDrawn>
        )}
        <BySubject choice={choice} tuition={tuition} />
        <AsDrawn id="questions-families-ask">{import.meta.env.SSR && <Questions questions={questions} />}</AsDrawn>
      </div>
      {offer && <Bar offer={offer} />}
      <KeptChoices />
    </>
  )
}

function BySubject({ choice, tuition }: Pick<PlansPage, 'choice' | 'tuition'>) {
  if (!choice || tuition.length === 0) return null
  return (
    <AsDrawn id="tuition-by-subject">{import.meta.env.SSR && <Tuition subjects={tuition} choice={choice} />}</AsDrawn>
  )
}

/** Keeps the coupon and the language of teaching when the visitor chooses another class. */
function KeptChoices() {
  const [query] = useSearchParams()
  return ['couponCode', 'language'].map((name) => {
    const value = query.get(name)
    return value && <input key={name} type="hidden" form={CHOOSER} name={name} value={value} />
  })
}

type Names = NonNullable<Route.ComponentProps['loaderData']['names']>

function PlansHead({ names }: { names: Names | undefined }) {
  const { t } = useLingui()
  const [grade, board, target] = names ? [names.grade, names.board, names.target] : ['', '', '']
  return (
    <Head
      title={names ? t`Plans for ${grade}, ${board}, ${target}` : t`Choose a plan`}
      description={t`Compare the plans for ${grade} (${board}, ${target}): services, teachers, months of the curriculum and the full price with taxes.`}
      queries={['grade', 'board', 'target']}
    />
  )
}

type OfferedProps = Pick<PlansPage, 'refund' | 'promise'> & { readonly offer: Offer; readonly names: Names }

function Offered({ offer, names, refund, promise }: OfferedProps) {
  const { plans, services, teachers, months, openMonth, popups, paymentOffers } = offer
  const { choice, batch, coupon } = useChosen(offer)
  if (!choice) return null
  return (
    <>
      <ChosenPlan offer={offer} choice={choice} batch={batch} coupon={coupon} names={names}>
        <RefundCard
          refund={refund}
          promise={
            promise && batch
              ? { ...(choice.duration.months === 0 ? batch.promise : batch.promiseOfMonths), summary: promise }
              : undefined
          }
        />
      </ChosenPlan>
      <AsDrawn id="payment-offers">{import.meta.env.SSR && <PaymentOffers offers={paymentOffers} />}</AsDrawn>
      <Compare plans={plans} services={services} choice={choice} />
      <div className="grid gap-x-8 gap-y-6 py-4 lg:grid-cols-2">
        <TeacherList teachers={teachersOf(teachers, batch)} />
        <AsDrawn id="months">{import.meta.env.SSR && <Curriculum months={months} openMonth={openMonth} />}</AsDrawn>
      </div>
      <AsDrawn id="popup">
        {import.meta.env.SSR && <CouponPopup plans={plans} choice={choice} coupon={coupon} popups={popups} />}
      </AsDrawn>
    </>
  )
}

function Bar({ offer }: { offer: Offer }) {
  const { choice, coupon } = useChosen(offer)
  return choice && <BuyBar plans={offer.plans} choice={choice} coupon={coupon} priceOffers={offer.priceOffers} />
}

/** Who teaches the batch; where it has no timetable yet, everybody of the program. */
function teachersOf(teachers: Offer['teachers'], batch: BatchView | undefined): Offer['teachers'] {
  const own = teachers.filter(({ name }) => batch?.teacherNames.includes(name))
  return own.length > 0 ? own : teachers
}

/** The choice in the address, and the state of its coupon: empty while the server is asked about another one. */
function useChosen({ plans, usualPlanId, coupon }: Offer) {
  const [query] = useSearchParams()
  const asked = useNavigation().formData?.get('couponCode')
  const choice = choosePlan(plans, query, usualPlanId)
  const batch = choice && chooseBatch(plans, choice.plan, query)
  if (typeof asked !== 'string' || asked === '' || !choice) return { choice, batch, coupon }
  const entries = { [choice.duration.planId]: { status: 'CHECKING' as const } }
  return { choice, batch, coupon: { code: asked, isChecked: false, entries } }
}

/** Nothing is sold for this choice: what else there is. */
function Nothing() {
  const link = useLink()
  return (
    <EmptyState sentence={<Trans>There is no plan for this class, board and target yet. Choose another above.</Trans>}>
      <ButtonLink href={link('/courses')} kind="ghost" size="fit">
        <Trans>See single courses</Trans>
      </ButtonLink>
    </EmptyState>
  )
}
