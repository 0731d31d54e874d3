// From when on the organisation that a household came from may read one of its learners. Learning reference, section 11.
import type { Instant } from '#core/kernel/time.ts'
import type { Standing } from '#core/modules/accounts/standing.ts'
import type { ConsentMethod } from './consent.ts'

/** The first notice about sharing that names everything an organisation reads. A yes to an earlier one does not cover it. */
export const FIRST_SHARING_NOTICE = 2

export interface ConsentAnswer {
  readonly isGiven: boolean
  readonly noticeVersion: number
  readonly method: ConsentMethod
  /** The household that answered. */
  readonly accountId: string
  readonly at: Instant
}

/** The household in which the learner lives. */
export interface Home {
  readonly accountId: string
  /** When it came from the organisation. A yes from before was not about this organisation. */
  readonly taggedAt: Instant
}

export interface SharingFacts {
  readonly standing: Standing
  /** The learner's row: when learning was agreed to. */
  readonly consentedAt: Instant | null
  /** All answers for CENTRE_SHARING, oldest first. */
  readonly sharing: readonly ConsentAnswer[]
  /** All answers for CORE_LEARNING, oldest first. */
  readonly learning: readonly ConsentAnswer[]
  readonly home: Home
}

/**
 * The instant from which both the consent to sharing and the consent for learning hold without a break. Undefined when the
 * organisation may read nothing. A grown-up learner answers in person, and needs no consent for learning unless it was withdrawn.
 */
export function sharedSince({ standing, consentedAt, sharing, learning, home }: SharingFacts): Instant | undefined {
  if (standing === 'CHILD' || standing === 'UNKNOWN') return undefined
  const isAdult = standing === 'ADULT'
  const shared = heldSince(
    sharing,
    ({ noticeVersion, method, accountId, at }) =>
      noticeVersion >= FIRST_SHARING_NOTICE &&
      at >= home.taggedAt &&
      (!isAdult || (method === 'SELF' && accountId === home.accountId)),
  )
  const unasked = isAdult ? shared : (consentedAt ?? undefined)
  const learnt = learning.length > 0 ? heldSince(learning, () => true) : unasked
  if (shared === undefined || learnt === undefined) return undefined
  return shared > learnt ? shared : learnt
}

/** The first yes that counts after the last no. */
function heldSince(answers: readonly ConsentAnswer[], counts: (yes: ConsentAnswer) => boolean): Instant | undefined {
  return answers.slice(answers.findLastIndex(({ isGiven }) => !isGiven) + 1).find(counts)?.at
}
