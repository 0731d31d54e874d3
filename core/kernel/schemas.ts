// The zod schemas that every module needs. Apart from the kernel's types, so that screens can use money and time without zod.
import { z } from 'zod'
import type { Instant as InstantType } from './time.ts'
import type { Paise as PaiseType } from './money.ts'

/** Whole paise, far below 2^53: at most a hundred crore rupees either way. */
export const Paise = z.int().min(-1e11).max(1e11) as unknown as z.ZodType<PaiseType, number> // a whole number is all that paise are
export const Instant = z.int() as unknown as z.ZodType<InstantType, number> // likewise epoch milliseconds

/** One of our ids: a three-letter kind and eighteen characters. Checked before it reaches SQL or a gateway. */
export function id<const Kind extends string>(kind: Kind) {
  return z
    .string()
    .regex(new RegExp(`^${kind}[0-9a-z]{18}$`), `not an id of kind ${kind}`)
    .brand<Kind>()
}

/** One line of text that a person typed. Trimmed, without control characters. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'Remove invisible characters.')
}

/** A number in a query string: digits with an optional sign, nothing that `Number()` would also take. */
export function queryInt(min: number, max: number) {
  return z
    .union([z.string().regex(/^-?\d{1,9}$/, 'not a whole number'), z.int()])
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

/** "true" or "false" in a query string. */
export const QueryFlag = z
  .union([z.enum(['true', 'false']), z.boolean()])
  .transform((value) => value === true || value === 'true')

/** A comma-separated list in a query string, at most `max` entries. */
export function queryList<T extends z.ZodType<unknown, string>>(entry: T, max: number) {
  return z
    .union([z.string().transform((text) => (text === '' ? [] : text.split(','))), z.array(z.string())])
    .pipe(z.array(entry).max(max))
}

/**
 * What clients of the specification send along. Accepted for the wire's sake: it never grants anything, and what
 * contradicts the session is refused (decisions L-07, P-41).
 */
export const callerFields = {
  callingUserId: z.string().max(64).optional(),
  callingUserRole: z.string().max(32).optional(),
}
