// Decides if an instrument may be used now. The screen that disables it and the server that refuses it use the same
// function.
import { nothing } from '#core/kernel/money.ts'
import type { CourseType } from '#core/modules/coupons/coupon.ts'
import type { Instant } from '#core/kernel/time.ts'
import { capFor, discountBeyond, type DiscountCap, type DiscountedPrice } from './cap.ts'

/** Why not. The screen says it in the reader's language. */
export const REFUSALS = ['DOWN', 'DISCOUNT_TOO_HIGH', 'BELOW_MINIMUM'] as const
export type Refusal = (typeof REFUSALS)[number]

/** In English, for programs: at most 36 characters, decision P-18. */
export const refusalTexts = {
  DOWN: 'Not working now at the bank',
  DISCOUNT_TOO_HIGH: 'Not with a discount this high',
  BELOW_MINIMUM: 'This amount is below its minimum',
} satisfies Record<Refusal, string>

/** HIGH is down; with less it often works, so it is offered with a warning. */
export const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW'] as const
export type Severity = (typeof SEVERITIES)[number]

export interface Downtime {
  /** The code of the instrument: "NB_SBI", or "UPI" for all of UPI. */
  readonly code: string
  readonly severity: Severity
  readonly startsAt: Instant
  /** Null while nobody knows. */
  readonly endsAt: Instant | null
}

export interface PricedPurchase extends DiscountedPrice {
  readonly courseType: CourseType
}

export interface InstrumentAvailability {
  readonly refusal: Refusal | null
  /** A payment may take longer or fail: families are warned before they choose it. */
  readonly isSlow: boolean
}

/** `priced` is undefined where nothing is bought yet: then no discount is too high. */
export function standingOf(
  { code, caps }: { readonly code: string; readonly caps: readonly DiscountCap[] },
  downtimes: readonly Downtime[],
  priced: PricedPurchase | undefined,
  now: Instant,
): InstrumentAvailability {
  const severities = downtimes
    .filter((each) => each.code === code && each.startsAt <= now && (each.endsAt === null || now < each.endsAt))
    .map(({ severity }) => severity)
  if (severities.includes('HIGH')) return { refusal: 'DOWN', isSlow: true }
  const isTooHigh = priced !== undefined && discountBeyond(priced, capFor(caps, priced.courseType)) > nothing
  return { refusal: isTooHigh ? 'DISCOUNT_TOO_HIGH' : null, isSlow: severities.length > 0 }
}
