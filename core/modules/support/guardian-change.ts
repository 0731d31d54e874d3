// A guardian that staff link to a learner, or unlink. Operations console, O28.
import { isAdult } from '../accounts/standing.ts'
import type { Instant } from '#core/kernel/time.ts'

export const GUARDIAN_CHANGES = ['LINK', 'UNLINK'] as const
export type GuardianChangeKind = (typeof GUARDIAN_CHANGES)[number]

export const CONSENTS = ['GUARDIAN_AGREED', 'LEARNER_AGREED', 'COURT_ORDER'] as const
export type GuardianConsent = (typeof CONSENTS)[number]

export const CONSENT_WORDS: Readonly<Record<GuardianConsent, string>> = {
  GUARDIAN_AGREED: 'A guardian of the learner has agreed',
  LEARNER_AGREED: 'The learner is an adult and has agreed',
  COURT_ORDER: 'We have seen a court order',
}

export interface GuardianFacts {
  readonly kind: GuardianChangeKind
  readonly consent: GuardianConsent
  readonly birthYear: number | null
  /** The household in which the learner lives. */
  readonly home: string
  /** The household that becomes or stops being a guardian. */
  readonly accountId: string
  /** The households that are guardians now, with the one in which the learner lives unless a student holds it. */
  readonly guardians: readonly string[]
  readonly mostGuardians: number
}

export type GuardianRefusal =
  | 'LEARNER_IS_A_CHILD'
  | 'IS_GUARDIAN_ALREADY'
  | 'TOO_MANY_GUARDIANS'
  | 'IS_NO_GUARDIAN'
  | 'LEARNER_LIVES_THERE'
  | 'LAST_GUARDIAN'

/** Why the change cannot be made. Undefined: it can. */
export function refusalOf(facts: GuardianFacts, now: Instant): GuardianRefusal | undefined {
  const isGrown = facts.birthYear !== null && isAdult(facts.birthYear, now)
  if (facts.consent === 'LEARNER_AGREED' && !isGrown) return 'LEARNER_IS_A_CHILD'
  return facts.kind === 'LINK' ? refusalToLink(facts) : refusalToUnlink(facts, isGrown)
}

function refusalToLink({ home, accountId, guardians, mostGuardians }: GuardianFacts): GuardianRefusal | undefined {
  if (accountId === home || guardians.includes(accountId)) return 'IS_GUARDIAN_ALREADY'
  return guardians.length >= mostGuardians ? 'TOO_MANY_GUARDIANS' : undefined
}

/** A child keeps a guardian. */
function refusalToUnlink({ home, accountId, guardians }: GuardianFacts, isGrown: boolean): GuardianRefusal | undefined {
  if (accountId === home) return 'LEARNER_LIVES_THERE'
  if (!guardians.includes(accountId)) return 'IS_NO_GUARDIAN'
  return guardians.length === 1 && !isGrown ? 'LAST_GUARDIAN' : undefined
}
