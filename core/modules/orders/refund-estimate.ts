// The amount that goes back if a refund of an order is agreed today: the unused days of decision 0021, and each side's share.
import { minus, nothing, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { leftOf, sharesOf, totalOf, type Shares } from './tenders.ts'
import { unusedValue } from './unused-value.ts'

/** Why no amount can be computed before our staff look at the order. */
export const REFUND_OBSTACLES = ['NOT_PAID', 'ENDED', 'IN_PARTS', 'CARRIED_OVER', 'ONLY_WHOLE'] as const
export type RefundObstacle = (typeof REFUND_OBSTACLES)[number]

interface RefundInput {
  readonly order: Parameters<typeof leftOf>[0] & { readonly status: string; readonly isInParts: boolean }
  /** The days that the order has bought. Undefined where they have ended, or where no course was opened. */
  readonly course: { readonly startsAt: Instant; readonly validTill: Instant } | undefined
  readonly isCarriedOver: boolean
  /** A debit card's bank takes back the whole amount only. */
  readonly isOnlyWhole: boolean
  /** The chosen batch was full, and the family may give the course back. */
  readonly isWholeDue: boolean
}

export interface RefundAmounts {
  readonly obstacle: RefundObstacle | null
  /** Whole days that are left of all days. */
  readonly days: number
  readonly allDays: number
  /** The price of the days that were used, of the money that is still here. */
  readonly used: Paise
  readonly amount: Paise
  readonly shares: Shares
}

const NO_SHARES: Shares = { gateway: nothing, purchased: nothing, granted: nothing }

/**
 * The unused days of the money that has not gone back yet, shared as a real refund of that amount is shared. Half a paisa rounds
 * up. With an obstacle every amount is nothing.
 */
export function refundAmounts(input: RefundInput, now: Instant): RefundAmounts {
  const left = leftOf(input.order)
  const all = totalOf(left)
  const { course } = input
  if (!course) return none(obstacleOf(input) ?? 'ENDED')
  const { days, amount: unused, allDays } = unusedValue({ paid: all, ...course }, now)
  const amount = input.isWholeDue ? all : unused
  const obstacle = obstacleOf(input) ?? (input.isOnlyWhole && amount < all ? 'ONLY_WHOLE' : null)
  if (obstacle) return none(obstacle)
  return { obstacle, days, allDays, used: minus(all, amount), amount, shares: sharesOf(amount, left) }
}

function obstacleOf({ order, isCarriedOver }: RefundInput): RefundObstacle | null {
  if (order.status !== 'PAID') return 'NOT_PAID'
  if (order.isInParts) return 'IN_PARTS'
  return isCarriedOver ? 'CARRIED_OVER' : null
}

function none(obstacle: RefundObstacle): RefundAmounts {
  return { obstacle, days: 0, allDays: 0, used: nothing, amount: nothing, shares: NO_SHARES }
}
