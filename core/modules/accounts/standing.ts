// Who is a child, and what may be kept of one before a guardian has agreed: learning reference, section 11.
import { inIndia, type Instant } from '#core/kernel/time.ts'

export const STANDINGS = ['ADULT', 'CONSENTED', 'CHILD', 'UNKNOWN'] as const
/** CHILD: under eighteen, and nobody has agreed yet. UNKNOWN: nobody has said how old. */
export type Standing = (typeof STANDINGS)[number]

export const ADULT_AGE = 18

/**
 * We know only the year of birth, so a person counts as a child until the end of the year in which they turn eighteen.
 */
export function isAdult(birthYear: number, now: Instant): boolean {
  return inIndia(now).year - birthYear > ADULT_AGE
}

export function standingOf(
  learner: { readonly birthYear: number | null; readonly consentedAt: Instant | null },
  now: Instant,
): Standing {
  if (learner.birthYear === null) return 'UNKNOWN'
  if (isAdult(learner.birthYear, now)) return 'ADULT'
  return learner.consentedAt === null ? 'CHILD' : 'CONSENTED'
}

/** These fields decide what a visitor sees, and they identify nobody, so every visitor may give them. */
const OF_THE_CLASS = new Set(['grade', 'stream', 'board', 'target', 'examTargets', 'language', 'birthYear'])
/** The fields that the holder of an undeclared number may give: a buyer needs a name on the receipt. */
const OF_THE_NAME = new Set(['firstName', 'lastName'])

/** The fields of a learner's that must not be kept yet. */
export function fieldsToAwaitConsent(standing: Standing, fields: readonly string[]): string[] {
  if (standing === 'ADULT' || standing === 'CONSENTED') return []
  return fields.filter((field) => !OF_THE_CLASS.has(field) && !(standing === 'UNKNOWN' && OF_THE_NAME.has(field)))
}
