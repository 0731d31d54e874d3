// The one decision about a message: it may leave now, has to wait, or is dropped. It knows no zod.
import { fromIndia, inIndia, MINUTE, type Instant } from '#core/kernel/time.ts'
import {
  choiceFor,
  mustArrive,
  type NoticeChannel,
  type NotificationPreference,
  type SendPurpose,
} from '#core/taxonomy/notice.ts'
import type { Zone } from '#core/taxonomy/zone.ts'
import { firstLoudInstant } from '#core/modules/messages/quiet-hours.ts'

/** Messages a household gets in seven days. */
export const MOST_OFFERS_A_WEEK = 2
/** Messages a household gets on one day in India, without payments, safety and changes. Those beyond it are put together into one. */
export const MOST_A_DAY = 6
/** An SMS follows when WhatsApp has not reported an urgent message as delivered by then. */
export const FALLBACK_AFTER = 10 * MINUTE
/** When those of the day before that were too many are sent as one. */
const BUNDLE_AT = 10 * 60

/** BUNDLED: beyond a day's limit, it leaves with others on the next morning. LEAVING: the vendor has been asked. */
export const SEND_STATES = ['PLANNED', 'BUNDLED', 'LEAVING', 'SENT', 'DROPPED'] as const
export type SendState = (typeof SEND_STATES)[number]

export const DROP_REASONS = ['CANCELLED', 'EXPIRED', 'NOT_ALLOWED', 'OFF', 'DELIVERED_ELSEWHERE', 'QUIET', 'TOO_MANY_OFFERS', 'TOO_MANY', 'NO_BROWSER', 'UNREACHABLE'] as const // prettier-ignore
export type DropReason = (typeof DROP_REASONS)[number]

export interface SendFacts {
  readonly purpose: SendPurpose
  readonly channel: NoticeChannel
  /** The SMS that follows an undelivered WhatsApp message, or replaces channels that cannot be used. */
  readonly isFallback: boolean
  readonly isDeliveredElsewhere: boolean
  /** The mail to the address that a payer gave for an order. */
  readonly isAskedFor: boolean
  readonly isLastCall: boolean
  readonly expiresAt: Instant | null
  /** The subject still holds: the class was not cancelled. */
  readonly isCurrent: boolean
  /** The household still acts for the learner, who may be written to. */
  readonly mayReach: boolean
  readonly preference: NotificationPreference
  /** Where the family lives. */
  readonly zone: Zone
  /** Messages that have left to this household already. */
  readonly left: { readonly today: number; readonly offersThisWeek: number }
}

export type SendDecision =
  | { readonly do: 'SEND' }
  | { readonly do: 'WAIT' | 'BUNDLE'; readonly until: Instant }
  | { readonly do: 'DROP'; readonly reason: DropReason }

export function decideSend(facts: SendFacts, now: Instant): SendDecision {
  const refusal = refusalOf(facts, now)
  if (refusal) return drop(refusal)
  const loud = firstLoudInstant(facts, now)
  // A change that is of no use in the morning leaves at night.
  if (loud === undefined || hasExpired(facts, loud))
    return facts.purpose === 'CHANGES' ? withinLimits(facts, now) : drop('QUIET')
  return loud > now ? { do: 'WAIT', until: loud } : withinLimits(facts, now)
}

function refusalOf(facts: SendFacts, now: Instant): DropReason | undefined {
  if (!facts.isCurrent) return 'CANCELLED'
  if (hasExpired(facts, now)) return 'EXPIRED'
  if (!facts.mayReach) return 'NOT_ALLOWED'
  if (!isChosen(facts)) return 'OFF'
  return facts.isFallback && facts.isDeliveredElsewhere ? 'DELIVERED_ELSEWHERE' : undefined
}

function withinLimits(facts: SendFacts, now: Instant): SendDecision {
  const { purpose, left } = facts
  if (purpose === 'OFFERS' && left.offersThisWeek >= MOST_OFFERS_A_WEEK) return drop('TOO_MANY_OFFERS')
  if (mustArrive(purpose) || left.today < MOST_A_DAY) return { do: 'SEND' }
  const until = bundleTime(now)
  return hasExpired(facts, until) ? drop('TOO_MANY') : { do: 'BUNDLE', until }
}

function hasExpired({ expiresAt }: SendFacts, at: Instant): boolean {
  return expiresAt !== null && expiresAt <= at
}

function drop(reason: DropReason): SendDecision {
  return { do: 'DROP', reason }
}

/** Payments and changes can move to SMS. They are never off. */
function isChosen({ purpose, channel, isFallback, isAskedFor, preference }: SendFacts): boolean {
  if (purpose === 'SAFETY' || isAskedFor) return true
  return (
    preference.channels[choiceFor(purpose)].includes(channel) ||
    (mustArrive(purpose) && isFallback && channel === 'SMS')
  )
}

function bundleTime(now: Instant): Instant {
  const { year, month, day } = inIndia(now)
  return fromIndia(year, month, { day: day + 1, minutes: BUNDLE_AT })
}

export interface PlannedSend {
  readonly channel: NoticeChannel
  readonly isFallback: boolean
  /** Milliseconds after the notice. */
  readonly after: number
}

/**
 * One send for each channel that is chosen and reachable (it has a template and an address). Payments, safety and changes without
 * one go by SMS. The SMS of an urgent notice follows WhatsApp instead of going with it. The mail of a receipt that was asked for is
 * always sent.
 */
export function planSends({
  purpose,
  isUrgent,
  preference,
  reachable,
  isMailAskedFor,
}: {
  readonly purpose: SendPurpose
  readonly isUrgent: boolean
  readonly preference: Pick<NotificationPreference, 'channels'>
  readonly reachable: readonly NoticeChannel[]
  readonly isMailAskedFor: boolean
}): PlannedSend[] {
  const chosen = purpose === 'SAFETY' ? safeChannels(reachable) : preference.channels[choiceFor(purpose)]
  const channels = reachable.filter((channel) => chosen.includes(channel))
  const isMore = isMailAskedFor && reachable.includes('MAIL') && !channels.includes('MAIL')
  const planned = [...channels, ...(isMore ? (['MAIL'] as const) : [])].map((channel) => ({
    channel,
    isFallback: false,
    after: 0,
  }))
  const hasSms = channels.includes('SMS')
  if (!reachable.includes('SMS') || !(mustArrive(purpose) || hasSms)) return planned
  const fallback = { channel: 'SMS', isFallback: true } as const
  if (channels.length === 0) return [{ ...fallback, after: 0 }, ...planned]
  if (!isUrgent || !channels.includes('WHATSAPP')) return planned
  return [...planned.filter(({ channel }) => channel !== 'SMS'), { ...fallback, after: FALLBACK_AFTER }]
}

/** Safety goes by SMS and mail. A notice that can go only by WhatsApp goes there. */
function safeChannels(reachable: readonly NoticeChannel[]): readonly NoticeChannel[] {
  return reachable.some((channel) => channel !== 'WHATSAPP') ? ['SMS', 'MAIL'] : reachable
}
