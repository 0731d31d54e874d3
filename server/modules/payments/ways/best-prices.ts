// The lowest price of each plan for this buyer, and the offers that make it.
import type { InputOf, ResponseOf } from '#core/kernel/endpoint.ts'
import { nothing } from '#core/kernel/money.ts'
import { couponKey } from '#core/modules/coupons/coupon-code.ts'
import { CourseType } from '#core/modules/coupons/coupon.ts'
import { bestPrice, emiSummary } from '#core/modules/instruments/best-price.ts'
import type { EmiOffer } from '#core/modules/instruments/emi-offer.ts'
import type { paymentsApi } from '#core/modules/payments/api.ts'
import { EMI_METHODS } from '#core/modules/payments/methods.ts'
import { listOfferedCoupons, type OfferedCoupon, type OfferedPurchase } from '#server/modules/coupons/index.ts'
import {
  listAvailability,
  listLenders,
  type InstrumentWithAvailability,
  type Lender,
} from '#server/modules/instruments/index.ts'
import type { Ctx } from '#server/platform/context.ts'

type BestPrices = ResponseOf<(typeof paymentsApi)['getBestPrices']>

export async function listBestPrices(
  ctx: Ctx,
  ask: InputOf<typeof paymentsApi.getBestPrices>,
  accountId: string | undefined,
): Promise<BestPrices> {
  const [offered, instruments, lenders] = await Promise.all([
    listOfferedCoupons(ctx, { ...ask, accountId }),
    listAvailability(ctx),
    listLenders(ctx),
  ])
  const ways = instruments.filter(({ refusal, paymentMethod }) => refusal === null && !isEmi(paymentMethod))
  return { prices: offered.map((each) => priceOf(each, { ways, lenders, couponCode: ask.couponCode })) }
}

function isEmi(method: string): boolean {
  return method === 'EMI' || method === 'CONSUMER_FINANCE'
}

interface Ways {
  readonly ways: readonly InstrumentWithAvailability[]
  readonly lenders: readonly Lender[]
  readonly couponCode: string | undefined
}

function priceOf({ purchase, coupons }: OfferedPurchase, { ways, lenders, couponCode }: Ways) {
  const { entityId, planId, amount: price } = purchase
  const courseType = CourseType.parse(purchase.courseType)
  const asked = coupons.find((each) => couponKey(each.couponCode) === couponKey(couponCode ?? ''))
  const options = [without, ...coupons.map((coupon) => ({ ...coupon, code: coupon.couponCode }))]
  const best = bestPrice({ price, courseType, coupons: options, ways, emis: lenders })
  const summary = emiSummary({ price, discount: asked?.discount ?? nothing, courseType }, lenders)
  return {
    entityId,
    subscriptionPlanId: planId ?? null,
    price,
    coupons: [...coupons],
    best: best
      ? {
          amount: best.total,
          couponCode: best.coupon.code,
          needsLogin: best.coupon.needsLogin,
          ...(best.way ? wayOf(best.way) : lentBy(best.emi, best.offer)),
        }
      : null,
    emi: summary ? { ...emiOf(summary.emi, summary.offer), maximumMonths: summary.maximumMonths } : null,
  }
}

const without: { readonly code: null } & Pick<OfferedCoupon, 'discount' | 'needsLogin'> = {
  code: null,
  discount: nothing,
  needsLogin: false,
}

function wayOf({ paymentMethod, name }: InstrumentWithAvailability) {
  const isNamed = paymentMethod === 'NETBANKING' || paymentMethod === 'WALLET'
  return { paymentMethod, instrumentName: isNamed ? name : null, emi: null }
}

function lentBy(lender: Lender, offer: EmiOffer) {
  return { paymentMethod: EMI_METHODS[lender.kind], instrumentName: null, emi: emiOf(lender, offer) }
}

function emiOf({ issuerName, months, isNoCost }: Lender, { monthly }: EmiOffer) {
  return { issuerName, months, monthly, isNoCost }
}
