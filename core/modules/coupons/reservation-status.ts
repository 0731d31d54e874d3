// The states of a coupon's use, and what may be done in each: decision P-07.
export const RESERVATION_STATUSES = [
  /** Held for an order while its payment can still succeed. */
  'RESERVED',
  /** Paid for. */
  'REDEEMED',
  /** Given back because the order was given up or its coupon removed. */
  'RELEASED',
  /** Given back because nobody paid in time. */
  'EXPIRED',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/**
 * States that count against the coupon's limits. A use is redeemed, released or found expired out of RESERVED, and that is
 * final, but for one case: a payment that succeeds after its use was given back may take one afresh.
 */
export const LIVE = ['RESERVED', 'REDEEMED'] satisfies ReservationStatus[]
