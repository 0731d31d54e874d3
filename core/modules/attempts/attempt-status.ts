// The states of an attempt and of its answers. It knows no zod.
import { MINUTE, SECOND } from '#core/kernel/time.ts'

/** PUBLISHED is an evaluated attempt whose results are released; it is not stored. */
export const ATTEMPT_STATUSES = ['IN_PROGRESS', 'SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED', 'PUBLISHED', 'VOID'] as const // prettier-ignore
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]
export const STORED_STATUSES = ['IN_PROGRESS', 'SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED', 'VOID'] as const

/** The words of NTA's palette; a question without a row is not visited. ANSWERED_MARKED is evaluated. */
export const RESPONSE_STATUSES = ['VISITED', 'ANSWERED', 'MARKED', 'ANSWERED_MARKED'] as const
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number]

export function isAnswered(status: ResponseStatus): boolean {
  return status === 'ANSWERED' || status === 'ANSWERED_MARKED'
}

/** Answers are taken so long after the time is over; then the attempt is submitted by itself. */
export const GRACE_MS = 60 * SECOND

/** More time by a decision of staff: minutes for each hour of the paper, rounded up to a whole minute. */
export function allowanceMs(durationMinutes: number, minutesPerHour: number): number {
  return Math.ceil((durationMinutes * minutesPerHour) / 60) * MINUTE
}
