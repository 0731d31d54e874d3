// What a person asks for who cannot log in: by telephone, by post, at a centre. It knows no zod: the console reads it too.
import { DAY } from '#core/kernel/time.ts'

export const REQUEST_KINDS = ['EXPORT', 'ERASE'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** By a code that reached the account's number, or by what a member of staff has seen. */
export const PROOFS = ['CODE', 'SEEN'] as const

/** Within which it is answered. */
export const ANSWERED_WITHIN = 30 * DAY
/** How long the data may be fetched for whoever asked. */
export const FETCHED_WITHIN = 7 * DAY
