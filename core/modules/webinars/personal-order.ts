// The personal feed: registered first, then live ones, then those that fit the learner's class, target and subjects best.
import type { Instant } from '#core/kernel/time.ts'

export const FEED_REASONS = ['REGISTERED', 'LIVE', 'GRADE', 'TARGET', 'SUBJECT', 'SOON'] as const
export type FeedReason = (typeof FEED_REASONS)[number]

/** Only what a family has entered or bought. */
export interface FeedLearner {
  readonly grade: number | null
  readonly targets: readonly string[]
  /** Subjects of the learner's running courses. */
  readonly subjects: readonly string[]
}

export interface FeedCandidate {
  readonly isRegistered: boolean
  readonly isLive: boolean
  readonly grades: readonly number[]
  readonly targets: readonly string[]
  readonly subjectKey: string
  readonly startsAt: Instant
}

/** Why a webinar is in a learner's feed. A webinar for every class fits no class in particular. */
export function reasonsFor(webinar: FeedCandidate, learner: FeedLearner): FeedReason[] {
  const reasons: FeedReason[] = [
    ...(webinar.isRegistered ? (['REGISTERED'] as const) : []),
    ...(webinar.isLive ? (['LIVE'] as const) : []),
    ...(learner.grade !== null && webinar.grades.includes(learner.grade) ? (['GRADE'] as const) : []),
    ...(webinar.targets.some((target) => learner.targets.includes(target)) ? (['TARGET'] as const) : []),
    ...(learner.subjects.includes(webinar.subjectKey) ? (['SUBJECT'] as const) : []),
  ]
  return reasons.length > 0 ? reasons : ['SOON']
}

export function inPersonalOrder<T extends FeedCandidate>(
  webinars: readonly T[],
  learner: FeedLearner,
): (T & { readonly because: FeedReason[] })[] {
  return webinars
    .map((webinar) => ({ ...webinar, because: reasonsFor(webinar, learner) }))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || a.startsAt - b.startsAt)
}

/** Registered weighs more than live, and live more than all fits together. */
function rankOf({ because }: { readonly because: readonly FeedReason[] }): number {
  const fits = because.filter((reason) => reason === 'GRADE' || reason === 'TARGET' || reason === 'SUBJECT').length
  return (because.includes('REGISTERED') ? 8 : 0) + (because.includes('LIVE') ? 4 : 0) + fits
}
