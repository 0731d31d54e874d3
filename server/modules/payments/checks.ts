// When the gateway is asked about an attempt by itself. Payments reference: a late payment is rare, and most come within an hour.
import { DAY, HOUR, MINUTE } from '#core/kernel/time.ts'

/** An attempt of which nobody knows whether it began is asked about sooner. */
export const FIRST_CHECK_UNANSWERED = MINUTE
export const FIRST_CHECK = 5 * MINUTE

/**
 * The waits between our questions to the gateway about an order. A payment within a day of the order's end is accepted, so we
 * ask several times within that day, then daily. An order that is still unknown after the last wait goes to staff.
 */
export const WAITS: readonly number[] = [15 * MINUTE, 40 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 5 * HOUR, 5 * HOUR, 5 * HOUR, DAY, DAY, DAY, DAY, DAY] // prettier-ignore
