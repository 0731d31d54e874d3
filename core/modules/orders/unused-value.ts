// The unused value of a plan that is changed before its end: commerce spec, "renew and upgrade".
import { nothing, share, type Paise } from '#core/kernel/money.ts'
import { DAY, isBefore, type Instant } from '#core/kernel/time.ts'

export interface PaidTime {
  /** The amount that the family itself has paid for it: after coupons, without granted money. */
  readonly paid: Paise
  readonly startsAt: Instant
  readonly validTill: Instant
}

export interface UnusedValue {
  /** Whole days that are left; today counts as used. */
  readonly days: number
  readonly allDays: number
  readonly amount: Paise
}

/** The paid amount, by the whole days that are left of all days. Before the start it is all of it, at the end nothing. */
export function unusedValue({ paid, startsAt, validTill }: PaidTime, now: Instant): UnusedValue {
  const allDays = Math.max(1, Math.ceil((validTill - startsAt) / DAY))
  if (isBefore(now, startsAt)) return { days: allDays, allDays, amount: paid }
  const days = Math.min(allDays, Math.max(0, Math.floor((validTill - now) / DAY)))
  return { days, allDays, amount: days === 0 ? nothing : share(paid, days, allDays) }
}
