// Decides if a household gets a campaign, and by which channels. The notifier decides again about each message.
import { MOST_OFFERS_A_WEEK, planSends } from '#core/modules/notices/decide-send.ts'
import type { NoticeChannel, NotificationPreference } from '#core/taxonomy/notice.ts'
import type { Outcome } from './campaign-terms.ts'

export interface RecipientFacts {
  /** At least one learner who matches the filters may be written about. */
  readonly hasReachableLearner: boolean
  /** The household asked not to be called. */
  readonly isDoNotCall: boolean
  readonly hasOfferConsent: boolean
  /** Without channels it has not agreed to. */
  readonly preference: NotificationPreference
  /** Channels of the campaign that have a text, and an address of this household. */
  readonly reachable: readonly NoticeChannel[]
  readonly offersThisWeek: number
}

export type RecipientDecision =
  | { readonly outcome: Outcome }
  | { readonly outcome: null; readonly channels: readonly NoticeChannel[] }

export function decideRecipient(facts: RecipientFacts): RecipientDecision {
  const { preference, reachable } = facts
  if (!facts.hasReachableLearner) return { outcome: 'CHILD_MODE' }
  if (facts.isDoNotCall) return { outcome: 'DO_NOT_CALL' }
  if (!facts.hasOfferConsent) return { outcome: 'NO_CONSENT' }
  if (preference.channels.OFFERS.length === 0) return { outcome: 'OFF' }
  const planned = planSends({ purpose: 'OFFERS', isUrgent: false, preference, reachable, isMailAskedFor: false })
  if (planned.length === 0) return { outcome: 'NO_ADDRESS' }
  if (facts.offersThisWeek >= MOST_OFFERS_A_WEEK) return { outcome: 'TOO_MANY_OFFERS' }
  return { outcome: null, channels: planned.map(({ channel }) => channel) }
}
