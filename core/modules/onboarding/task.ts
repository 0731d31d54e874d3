// The steps of setting up after a purchase, and where each of them stands: decision L-73. It knows no zod.
import { fieldsToAwaitConsent, type Standing } from '#core/modules/accounts/standing.ts'

export const TASK_KEYS = ['WELCOME_VIDEO', 'PROFILE', 'GUARDIAN_CONSENT', 'WHATSAPP', 'SCHOOL', 'ADDRESS_PIN', 'KYC', 'BATCH', 'TIMETABLE', 'BENCHMARK', 'OTHER_PARENT', 'APP'] as const // prettier-ignore
export type TaskKey = (typeof TASK_KEYS)[number]

export const TASK_STATUSES = ['PENDING', 'DONE', 'SKIPPED', 'BLOCKED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/**
 * These steps are done when the family says so: an invitation is sent, though nobody has come yet. Every other step is done
 * when its answer is known, even if it was given elsewhere.
 */
export const TICKED_BY_HAND: readonly TaskKey[] = ['BATCH', 'TIMETABLE', 'OTHER_PARENT', 'APP']

/** The facts about a family and its course. */
export interface SetUp {
  readonly standing: Standing
  readonly isProfileDone: boolean
  /** Null: there is no film for this class. */
  readonly isVideoWatched: boolean | null
  readonly isWhatsAppVerified: boolean
  readonly hasSchool: boolean
  readonly hasAddress: boolean
  /** Null: nobody needs to know who pays. */
  readonly isKycGiven: boolean | null
  readonly hasBatch: boolean
  /** All benchmark tests of the batch are taken. Null: the batch has none. */
  readonly isBenchmarkTaken: boolean | null
  /** True when there is another parent besides the one who calls. */
  readonly hasOtherParent: boolean
  /** True when this number may agree for the learner. */
  readonly mayConsent: boolean
}

/** True when the step concerns this family at all. */
export function concerns(task: TaskKey, known: SetUp): boolean {
  if (task === 'WELCOME_VIDEO') return known.isVideoWatched !== null
  if (task === 'GUARDIAN_CONSENT' || task === 'OTHER_PARENT') return known.standing !== 'ADULT'
  if (task === 'KYC') return known.isKycGiven !== null
  if (task === 'BATCH' || task === 'TIMETABLE') return known.hasBatch
  return task !== 'BENCHMARK' || known.isBenchmarkTaken !== null
}

/**
 * The family's own answer to a step is kept, but facts count more: a step that was skipped and later done elsewhere is done.
 */
export function statusOf(task: TaskKey, known: SetUp, said: 'DONE' | 'SKIPPED' | undefined): TaskStatus {
  if (isDone(task, known) || (said === 'DONE' && TICKED_BY_HAND.includes(task))) return 'DONE'
  if (blockedBy(task, known)) return 'BLOCKED'
  return said === 'SKIPPED' ? 'SKIPPED' : 'PENDING'
}

/** The step that must be done before; undefined when none is in the way. */
export function blockedBy(task: TaskKey, { standing, mayConsent }: SetUp): TaskKey | undefined {
  if (task === 'GUARDIAN_CONSENT') {
    if (standing === 'UNKNOWN') return 'PROFILE'
    return mayConsent ? undefined : 'OTHER_PARENT'
  }
  if (task === 'SCHOOL' && fieldsToAwaitConsent(standing, ['school']).length > 0)
    return standing === 'UNKNOWN' ? 'PROFILE' : 'GUARDIAN_CONSENT'
  return undefined
}

function isDone(task: TaskKey, known: SetUp): boolean {
  if (task === 'WELCOME_VIDEO') return known.isVideoWatched === true
  if (task === 'PROFILE') return known.isProfileDone
  if (task === 'GUARDIAN_CONSENT') return known.standing === 'CONSENTED'
  if (task === 'WHATSAPP') return known.isWhatsAppVerified
  if (task === 'SCHOOL') return known.hasSchool
  if (task === 'ADDRESS_PIN') return known.hasAddress
  if (task === 'KYC') return known.isKycGiven === true
  if (task === 'BENCHMARK') return known.isBenchmarkTaken === true
  return task === 'OTHER_PARENT' && known.hasOtherParent
}
