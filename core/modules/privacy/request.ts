// Requests of people who cannot log in: by telephone, by post, at a centre.
import { DAY } from '#core/kernel/time.ts'

export const REQUEST_KINDS = ['EXPORT', 'ERASE'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** The proof: a code that reached the account's number, or a document that a member of staff has seen. */
export const PROOFS = ['CODE', 'SEEN'] as const

/** Within which it is answered. */
export const ANSWERED_WITHIN = 30 * DAY
/** The time within which the requested data may be downloaded. */
export const FETCHED_WITHIN = 7 * DAY
