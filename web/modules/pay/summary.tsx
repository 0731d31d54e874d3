import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { nothing, plus, showMoney } from '#core/kernel/money.ts'
import { priceAfter } from '#core/modules/plans/price-view.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { CouponNeedsLogin } from '#web/ui/course/coupon-needs-login.tsx'
import { PaymentOffers } from '#web/ui/course/payment-offers.tsx'
import { BestPrice, CouponList } from '#web/ui/course/price-offers.tsx'
import { Receipt, type ReceiptLine } from '#web/ui/data/receipt.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { PAY_FORM } from './pay-bar.tsx'
import type { OpenPay } from './pay.server.ts'
import { usePlanTitle } from './plan-title.ts'
import { CreditWords, PurchasedCourse, TrialWords } from './drawn/line-words.tsx'

/** The purchase, line by line, with its coupon. */
export function Summary({ page }: { page: OpenPay }) {
  const { title, plan, months, till, coupon, discount, credit } = page
  const planTitle = usePlanTitle()
  const label = plan === null ? <WholeCourse page={page} /> : planTitle(plan, months)
  const off: ReceiptLine[] =
    coupon.status === 'APPLIED'
      ? [{ label: <Applied code={coupon.code} />, value: `− ${showMoney(discount)}`, tone: 'off' }]
      : []
  const unused: ReceiptLine[] = credit
    ? [
        {
          label: <AsDrawn id="unused">{import.meta.env.SSR && <CreditWords {...credit} />}</AsDrawn>,
          value: credit.off,
          tone: 'off',
        },
      ]
    : []
  const later: ReceiptLine[] =
    page.later > 0 ? [{ label: <Trans>In later instalments</Trans>, value: `− ${showMoney(page.later)}` }] : []
  const fromWallet: ReceiptLine[] = page.wallet?.isUsed
    ? [{ label: <Trans>From your wallet</Trans>, value: `− ${showMoney(page.wallet.part)}`, tone: 'off' }]
    : []
  return (
    <section aria-labelledby="summary" className="card grid gap-4">
      <h2 id="summary" className="text-h4">
        {title}
      </h2>
      <AsDrawn id="course-facts">
        {import.meta.env.SSR && page.facts && (
          <PurchasedCourse
            facts={page.facts}
            learnerName={page.buyer?.name ?? null}
            plansPath={page.plansPath}
            clashes={page.clashes}
          />
        )}
      </AsDrawn>
      <Receipt
        lines={[
          { label, value: showMoney(page.price) },
          ...off,
          ...unused,
          ...later,
          ...fromWallet,
          { label: <Trans>You pay</Trans>, value: showMoney(page.total), tone: 'total' },
        ]}
      />
      <p className="text-sm text-ink-3">
        <Trans>GST included. Valid till {till}.</Trans> <TrialEnd page={page} />
      </p>
      <Coupon page={page} />
      <Offers page={page} />
    </section>
  )
}

function TrialEnd({ page: { isTrial } }: { page: OpenPay }) {
  return isTrial && <Trans>The trial ends by itself, and nothing more is debited.</Trans>
}

/** The best price, the other coupons that are valid, and the offers of banks and wallets. */
function Offers({ page }: { page: OpenPay }) {
  const { best, coupon, coupons, credit, paymentOffers, price, total, wallet } = page
  const code = coupon.status === 'APPLIED' ? coupon.code : ''
  return (
    <>
      <BestPrice
        best={best}
        amount={priceAfter(best?.amount ?? price, credit?.amount ?? nothing)}
        current={plus(total, wallet?.isUsed ? wallet.part : nothing)}
        code={code}
      />
      {coupons.length > 0 && (
        <Disclosure title={<Trans>Coupons and offers</Trans>}>
          <CouponList coupons={coupons} code={code} />
        </Disclosure>
      )}
      <AsDrawn id="payment-offers">{import.meta.env.SSR && <PaymentOffers offers={paymentOffers} />}</AsDrawn>
    </>
  )
}

/** Without plans: for good, or to try. */
function WholeCourse({ page: { isTrial } }: { page: OpenPay }) {
  return isTrial ? <AsDrawn id="trial">{import.meta.env.SSR && <TrialWords />}</AsDrawn> : <Trans>Full course</Trans>
}

function Applied({ code }: { code: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Trans>Coupon {code}</Trans>
      <CouponButton intent="remove" code={code} />
    </span>
  )
}

function Coupon({ page: { coupon, isCouponTyped } }: { page: OpenPay }) {
  if (coupon.status === 'NONE') return <CouponField />
  if (coupon.status === 'APPLIED') return null
  if (coupon.status === 'REMOVED') return <CouponButton intent="apply" code={coupon.code} />
  if (coupon.status === 'NEEDS_LOGIN')
    return (
      <>
        <p role="status" className="rounded-m bg-neel-tint px-4 py-3">
          <CouponNeedsLogin {...coupon} />
        </p>
        <CouponButton intent="remove" code={coupon.code} />
      </>
    )
  return (
    <>
      {/* Above the form the page says it then. */}
      {!isCouponTyped && (
        <p role="alert" className="rounded-m bg-genda-tint px-4 py-3">
          <span className="font-semibold">{coupon.code}</span> · {coupon.sentence}
        </p>
      )}
      <CouponField code={coupon.code} />
    </>
  )
}

/** Taking the coupon off keeps its code: applying it again is one tap. */
function CouponButton({ intent, code }: { intent: 'apply' | 'remove'; code: string }) {
  return (
    <RouterForm replace preventScrollReset>
      <input type="hidden" name="couponCode" value={code} />
      <Button kind="quiet" size="bare" name="intent" value={intent}>
        {intent === 'remove' ? <Trans>Remove</Trans> : <Trans>Apply again</Trans>}
        <span className={intent === 'remove' ? 'sr-only' : ''}> {code}</span>
      </Button>
    </RouterForm>
  )
}

function CouponField({ code }: { code?: string }) {
  const { t } = useLingui()
  const isBusy = useNavigation().formData?.get('intent') === 'apply'
  return (
    <div className="border-t border-line">
      <Disclosure title={<Trans>Have a coupon?</Trans>} isOpen={code !== undefined}>
        {/* Of the form that pays: a code that was typed is meant, also when nobody presses "Apply". */}
        <div className="grid gap-3">
          <Field
            form={PAY_FORM}
            name="couponCode"
            label={t`Coupon code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={code}
          />
          <Button kind="ghost" size="fit" form={PAY_FORM} name="intent" value="apply" formNoValidate isBusy={isBusy}>
            {isBusy ? <Trans>Checking …</Trans> : <Trans>Apply</Trans>}
          </Button>
        </div>
      </Disclosure>
    </div>
  )
}
