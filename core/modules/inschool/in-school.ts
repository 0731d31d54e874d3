// Numbers and rules of tests in school. It knows no zod.
import { DAY, isBefore, later, MINUTE, SECOND, type Instant } from '#core/kernel/time.ts'

/** Answers that a tablet could not send in time count so long after the end. */
export const OFFLINE_GRACE_MINUTES = 30

/** Pupils' data is erased so long after the session opened, so no row is older. */
export const KEPT_MS = 90 * DAY
const CLAIMED_WITHIN = 30 * DAY

/** A session is open at most so long. */
export const LONGEST_WINDOW = 7 * DAY

export function claimEndOf(closesAt: Instant): Instant {
  return later(closesAt, CLAIMED_WITHIN)
}

/** A device with a connection is heard of at least every 45 seconds. One that was not for so long before the end had none. */
export const SILENT_MS = 90 * SECOND
/** A device that has a connection again sends everything within so long. */
export const SENT_WITHIN = 2 * MINUTE

export interface LateAnswers {
  /** The device that sends, and the one that goes on. */
  readonly epoch: number
  readonly currentEpoch: number
  /** The highest number that the device knows the server to have. */
  readonly after: number
  /** The highest number up to which the server has every answer. */
  readonly chainSeq: number
  readonly seqs: readonly number[]
}

/** No answer is missing between those that the server has and these. Only then answers count that come late. */
export function isChainWhole({ epoch, currentEpoch, after, chainSeq, seqs }: LateAnswers): boolean {
  return epoch === currentEpoch && after <= chainSeq && seqs.every((seq) => seq > after)
}

export interface Silence {
  readonly expiresAt: Instant
  /** When the server last heard of the device before the end. */
  readonly heardAt: Instant
  /** When the server first heard of it after the end, if it has. */
  readonly backAt: Instant | null
}

/**
 * The server had not heard of the device for some time when the test ended, and everything comes as soon as it is back. That a device
 * says so is not enough: everybody could write on after the end.
 */
export function wasCutOff({ expiresAt, heardAt, backAt }: Silence, now: Instant): boolean {
  return heardAt <= later(expiresAt, -SILENT_MS) && (backAt === null || now <= later(backAt, SENT_WITHIN))
}

/** As long as nothing depends on it, the server notes only so often that it has heard of a device. */
const NOTED_EVERY = 30 * SECOND

/** True if this call must be noted: after the end the first one counts, and shortly before it the last one. */
export function mustNote({ expiresAt, heardAt, backAt }: Silence, now: Instant): boolean {
  if (isOver(expiresAt, now)) return backAt === null
  return isOver(later(expiresAt, -SILENT_MS), now) || backAt !== null || isOver(later(heardAt, NOTED_EVERY), now)
}

export function isOver(at: Instant, now: Instant): boolean {
  return !isBefore(now, at)
}
