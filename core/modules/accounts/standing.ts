// Who is a child, and what may be kept of one before a guardian has agreed: learning reference, section 11. It knows no zod.
import { inIndia, type Instant } from '#core/kernel/time.ts'

export const STANDINGS = ['ADULT', 'CONSENTED', 'CHILD', 'UNKNOWN'] as const
/** CHILD: under eighteen, and nobody has agreed yet. UNKNOWN: nobody has said how old. */
export type Standing = (typeof STANDINGS)[number]

export const ADULT_AGE = 18

/** By the year of birth alone, so a person counts as a child to the end of the year they turn eighteen in. */
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

/** What to show a visitor depends on these, so they are asked of everyone: they say nothing of who it is. */
const OF_THE_CLASS = new Set(['grade', 'stream', 'board', 'target', 'examTargets', 'language', 'birthYear'])
/** What a number nobody has told us about may give: whoever buys needs a name on the receipt. */
const OF_THE_NAME = new Set(['firstName', 'lastName'])

/** The fields of a learner's that must not be kept yet. */
export function fieldsToAwaitConsent(standing: Standing, fields: readonly string[]): string[] {
  if (standing === 'ADULT' || standing === 'CONSENTED') return []
  return fields.filter((field) => !OF_THE_CLASS.has(field) && !(standing === 'UNKNOWN' && OF_THE_NAME.has(field)))
}
