// Requests of people about their data: on their own page, or by telephone, by post and at a centre when they cannot log in.
import { REQUEST_STATUSES } from '#core/kernel/resource/second-person.ts'
import { DAY, type Instant } from '#core/kernel/time.ts'

export const REQUEST_KINDS = ['EXPORT', 'CORRECT', 'NOMINATE', 'ERASE'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** The requests that a family makes on its own page. It deletes its account on another one. */
export const FAMILY_KINDS = ['EXPORT', 'CORRECT', 'NOMINATE'] as const satisfies readonly RequestKind[]

export const DATA_REQUEST_STATUSES = [...REQUEST_STATUSES, 'WITHDRAWN'] as const

/** The proof: a code that reached the account's number, a document that a member of staff has seen, or the family's own session. */
export const PROOFS = ['CODE', 'SEEN', 'LOGIN'] as const

/** Within which it is answered. */
export const ANSWERED_WITHIN = 30 * DAY
/** The time within which the requested data may be downloaded. */
export const FETCHED_WITHIN = 7 * DAY

/** Whole days until the answer is due, the last one counted; negative once it is late. */
export function daysLeft(dueAt: Instant, now: Instant): number {
  return Math.ceil((dueAt - now) / DAY)
}
