// The stop of codes to numbers with the same beginning: learning reference, section 12. Somebody who is paid for each SMS asks
// for codes of numbers in a row, and answers none. It knows no zod.
import { HOUR, MINUTE } from '#core/kernel/time.ts'

/** The rest of a number names its owner: a beginning is that of a million numbers. */
const DIGITS_OF_OWNER = 6

/** The beginning of a number in E.164: country, operator and region. */
export function prefixOf(phone: string): string {
  return phone.slice(0, -DIGITS_OF_OWNER)
}

/** Codes that left so long ago count. */
export const COUNTED_FOR = 15 * MINUTE
/** Except the newest: people need time to answer. */
export const TIME_TO_ANSWER = 2 * MINUTE
/** A stop ends by itself. */
export const STOP_LASTS = HOUR

/** With fewer codes nothing is decided: three families that gave up are no attack. */
const LEAST_SENT = 20
/** A share of those sent. */
const LEAST_ANSWERED = 0.2

export interface CodeCount {
  readonly sent: number
  readonly answered: number
}

/** True when so few codes were answered that the numbers are probably not those of families. */
export function looksPumped({ sent, answered }: CodeCount): boolean {
  return sent >= LEAST_SENT && answered / sent < LEAST_ANSWERED
}
