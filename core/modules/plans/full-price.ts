// The price of the full course late in its year: decision P-45.
import { showMoney, toPaise, type Paise } from '#core/kernel/money.ts'
import { endAfterMonths, isBefore, type Instant } from '#core/kernel/time.ts'

interface PricedPlan {
  readonly validMonths: number
  readonly price: Paise
  /** Why the full course costs more than its months; families read it. */
  readonly priceReason: object | null
}

interface Course {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

const MOST_MONTHS = 60

/** How often somebody who pays by the month would pay until the course ends. */
export function monthsLeft({ startsAt, endsAt }: Course, now: Instant): number {
  const from = isBefore(now, startsAt) ? startsAt : now
  let months = 0
  while (months < MOST_MONTHS && isBefore(months === 0 ? from : endAfterMonths(from, months), endsAt)) months += 1
  return months
}

/** Why this price of a full course is refused. Undefined: it may be asked, or the course is not sold by the month. */
export function fullPriceProblem(plans: readonly PricedPlan[], course: Course, now: Instant): string | undefined {
  const full = plans.find(({ validMonths }) => validMonths === 0)
  const month = plans.find(({ validMonths }) => validMonths === 1)
  if (!full || !month || full.priceReason !== null) return undefined
  const months = monthsLeft(course, now)
  const rest = toPaise(month.price * months)
  if (full.price <= rest) return undefined
  return `The full course costs ${showMoney(full.price)}, its last ${months} months cost ${showMoney(rest)} by the month. Lower the price, or write on the plan why it costs more.`
}
