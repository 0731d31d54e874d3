// How one coupon did in some days, and all coupons next to each other.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { sum } from '#core/kernel/money.ts'
import { DAY, indianDay, later, toInstant, type Instant } from '#core/kernel/time.ts'
import type { CouponReport, CouponSums, CouponUse } from '#core/modules/orders/coupon-use/staff-api.ts'
import { listCourseNames } from '#server/modules/catalogue/index.ts'
import { listCouponNames, listOffersWithin } from '#server/modules/coupons/index.ts'
import { listPlanNames } from '#server/modules/plans/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { daysOfOffers, holdsOn, isPaymentMethod } from './offer-days.ts'
import { countPaid, listCouponSums, listUses, type DayUse, type Span } from './store.ts'

interface AskedDays {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const USUAL_DAYS = 30
const MOST_DAYS = 92

/** Throws NOT_FOUND_ERROR where there is no such coupon, and INVALID_INPUT for too many days. */
export async function couponUse(ctx: Ctx, { id, ...asked }: AskedDays & { readonly id: string }): Promise<CouponUse> {
  const span = spanOf(ctx.now(), asked)
  const coupon = (await listCouponNames(ctx.staffDb, [id])).get(id)
  if (!coupon) throw commonErrors.NOT_FOUND_ERROR()
  const uses = await listUses(ctx.staffDb, id, span)
  return {
    ...span,
    ...coupon,
    totals: { ...sumsOf(uses), givenBack: sum(uses.map(({ givenBack }) => givenBack)) },
    states: [...Map.groupBy(uses, ({ status }) => status)].map(([status, its]) => ({ status, orders: ordersIn(its) })),
    first: sumsOf(uses.filter(({ isFirst }) => isFirst)),
    later: sumsOf(uses.filter(({ isFirst }) => !isFirst)),
    boughtWith: await boughtWith(ctx, uses),
    days: daysIn(span).map((day) => ({ day, ...sumsOf(uses.filter((use) => use.day === day)) })),
    offers: await offersNextTo(ctx, uses, span),
  }
}

/** Throws INVALID_INPUT for too many days. */
export async function couponReport(ctx: Ctx, asked: AskedDays): Promise<CouponReport> {
  const span = spanOf(ctx.now(), asked)
  const offers = daysOfOffers(await listOffersWithin(ctx.staffDb, span))
  const [paid, rows] = await Promise.all([countPaid(ctx.staffDb, span), listCouponSums(ctx.staffDb, span, offers)])
  const names = await listCouponNames(
    ctx.staffDb,
    rows.map(({ couponId }) => couponId),
  )
  const coupons = rows.flatMap(({ couponId, ...sums }) => {
    const name = names.get(couponId)
    return name ? [{ id: couponId, ...name, ...sums }] : []
  })
  return { ...span, ...paid, coupons }
}

/** The same, and that it was taken away is written down: operations console, rule 5. */
export async function exportCouponReport(ctx: Ctx, asked: AskedDays, { actor }: Call<Staff>): Promise<CouponReport> {
  const report = await couponReport(ctx, asked)
  const { from, until, coupons } = report
  const detail = { after: { rows: coupons.length, filter: { from, until } } }
  await audit(ctx, ctx.db, { actor, action: 'coupon-report.export', subject: 'coupon-report', detail })
  return report
}

async function boughtWith({ staffDb }: Ctx, uses: readonly DayUse[]): Promise<CouponUse['boughtWith']> {
  const [courses, plans] = await Promise.all([
    listCourseNames(staffDb, [...new Set(uses.map(({ bundleId }) => bundleId))]),
    listPlanNames(staffDb, [...new Set(uses.map(({ planId }) => planId))]),
  ])
  const same = Map.groupBy(uses, ({ bundleId, planId, variantName }) => `${bundleId} ${planId} ${variantName}`)
  return [...same.values()]
    .flatMap(([one, ...others]) => (one ? [{ one, sums: sumsOf([one, ...others]) }] : []))
    .map(({ one: { bundleId, planId, variantName }, sums }) => ({
      bundleId: bundleId || null,
      course: courses.get(bundleId)?.title ?? null,
      grade: courses.get(bundleId)?.grade ?? null,
      variantName: variantName || null,
      planId: planId || null,
      plan: plans.get(planId) ?? null,
      ...sums,
    }))
    .toSorted((a, b) => b.orders - a.orders)
}

/** Offers of these days, also those without such an order: that says that the two may go together. */
async function offersNextTo({ staffDb }: Ctx, uses: readonly DayUse[], span: Span): Promise<CouponUse['offers']> {
  const paid = uses.filter(({ status }) => status === 'PAID')
  return (await listOffersWithin(staffDb, span)).flatMap((offer) => {
    const { id, title, paymentMethod } = offer
    const its = paid.filter(({ day, paidBy }) => holdsOn(offer, day, paidBy))
    return isPaymentMethod(paymentMethod) ? [{ id, title, paymentMethod, paidOrders: ordersIn(its) }] : []
  })
}

function sumsOf(uses: readonly DayUse[]): CouponSums {
  return {
    orders: ordersIn(uses),
    paidOrders: ordersIn(uses.filter(({ status }) => status === 'PAID')),
    takenOff: sum(uses.map(({ takenOff }) => takenOff)),
    paid: sum(uses.map(({ paid }) => paid)),
  }
}

function ordersIn(uses: readonly DayUse[]): number {
  return uses.reduce((total, { orders }) => total + orders, 0)
}

function spanOf(now: Instant, { from, until }: AskedDays): Span {
  const last = until ?? indianDay(now)
  const span = { from: from ?? dayAfter(last, 1 - USUAL_DAYS), until: last }
  if (span.from > span.until) throw wrong('The first day must not be after the last.')
  if (dayAfter(span.from, MOST_DAYS) <= span.until) throw wrong(`Choose at most ${MOST_DAYS} days.`)
  return span
}

function wrong(why: string): DomainError {
  return new DomainError(commonErrors.INVALID_INPUT, {}, { from: why })
}

function daysIn({ from, until }: Span): string[] {
  const days = [from]
  for (let day = dayAfter(from, 1); day <= until; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** The day so many days after "2026-11-21". */
function dayAfter(day: string, days: number): string {
  return indianDay(later(toInstant(Date.parse(day)), days * DAY))
}
