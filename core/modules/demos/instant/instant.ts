// Demos that start at once: learning reference, section 2.
import { MINUTE, SECOND } from '#core/kernel/time.ts'

export const ONDEMAND_STATUSES = ['NOT_AVAILABLE', 'POPUP_AVAILABLE', 'OPTION_AVAILABLE', 'JOIN_SUCCESS', 'JOIN_ERROR'] as const // prettier-ignore
export type OndemandStatus = (typeof ONDEMAND_STATUSES)[number]

/** An offer is open to the free teachers for so long. */
export const OFFERED_FOR = 90 * SECOND
/** A teacher is there whose page has called within this time. */
export const SEEN_WITHIN = 30 * SECOND
/** The page of a teacher calls so often. */
export const CALLS_EVERY = 10 * SECOND
/** A teacher is free who has no class and no demo within this time. */
export const FREE_FOR = 75 * MINUTE

/** The pop-up is for those who have not closed it; the option stays on the page. */
export function statusOfSupply(isTeacherFree: boolean, isDismissed: boolean): OndemandStatus {
  if (!isTeacherFree) return 'NOT_AVAILABLE'
  return isDismissed ? 'OPTION_AVAILABLE' : 'POPUP_AVAILABLE'
}

interface OfferTimes {
  readonly bookingId: string | null
  readonly expiresAt: number
}

/** An offer that is still open has no status of its own: it answers that of the supply. */
export function statusOfOffer({ bookingId, expiresAt }: OfferTimes, now: number): OndemandStatus {
  if (bookingId !== null) return 'JOIN_SUCCESS'
  return now < expiresAt ? 'OPTION_AVAILABLE' : 'JOIN_ERROR'
}
