import type { DomainError } from '#core/kernel/error.ts'
import type { Lock } from '#core/modules/enrolments/lock.ts'

/** Why something of a course does not open to a learner. */
export interface ServiceLock {
  readonly error: DomainError
  /** Where the family can open it. */
  readonly path: string | null
}

/** A lock as calls answer it. */
export function lockView(lock: ServiceLock | undefined): Lock | null {
  if (!lock) return null
  const { code, message, template, values } = lock.error
  return { code, message, template, values: { ...values }, path: lock.path }
}
