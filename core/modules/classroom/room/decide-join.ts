// Who may enter a class, and when. The reasons are in the order in which a family can act on them.
import { isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { AccessRefusal } from '#core/modules/enrolments/access.ts'
import type { SessionStatus } from '../session-status.ts'

/** A class opens to learners this long before its hour, and to its teacher a little earlier. */
export const LEARNERS_ENTER = 10 * MINUTE
export const TEACHERS_ENTER = 15 * MINUTE
/** A class that its teacher does not end is ended this long after its hour. */
export const ROOM_STAYS = 15 * MINUTE
/** The life of the token with which a browser connects. */
export const TOKEN_SECONDS = 120

export interface ClassTimes {
  readonly status: SessionStatus
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** Why a class that needs no course does not let a learner in. */
export type GuestRefusal = 'PARENT_MUST_AGREE' | 'NOT_REGISTERED'

export type JoinRefusal =
  | AccessRefusal
  | GuestRefusal
  | 'CLASS_CANCELLED'
  | 'CLASS_IS_OVER'
  | 'CLASS_NOT_OPEN'
  | 'REMOVED'
  | 'CLASS_FULL'

/** A learner whom only these keep out follows the class: the page waits for it, or shows that it is over. */
export const MAY_FOLLOW: ReadonlySet<string> = new Set<JoinRefusal>([
  'CLASS_NOT_OPEN',
  'CLASS_FULL',
  'CLASS_IS_OVER',
  'CLASS_CANCELLED',
])

export interface Joining {
  /** Why the learner's enrolments do not open the class. */
  readonly access: AccessRefusal | GuestRefusal | undefined
  readonly isRemoved: boolean
  /** All places are taken by others. */
  readonly isFull: boolean
}

/** Undefined: the learner may enter. */
export function decideJoin(
  times: ClassTimes,
  { access, isRemoved, isFull }: Joining,
  now: Instant,
): JoinRefusal | undefined {
  if (access !== undefined) return access
  if (times.status === 'CANCELLED') return 'CLASS_CANCELLED'
  if (isOver(times, now)) return 'CLASS_IS_OVER'
  if (isRemoved) return 'REMOVED'
  if (isBefore(now, opensAt(times))) return 'CLASS_NOT_OPEN'
  return isFull ? 'CLASS_FULL' : undefined
}

export function opensAt({ startsAt }: Pick<ClassTimes, 'startsAt'>): Instant {
  return later(startsAt, -LEARNERS_ENTER)
}

/** A class that runs is open until it is ended. */
export function isOver({ status, endsAt }: Pick<ClassTimes, 'status' | 'endsAt'>, now: Instant): boolean {
  if (status === 'ENDED') return true
  return !isBefore(now, status === 'LIVE' ? later(endsAt, ROOM_STAYS) : endsAt)
}
