import type { Instant } from '#core/kernel/time.ts'

/** One weekly class of a batch, at an hour of India. */
export interface WeeklyClass {
  /** 0 is Sunday. */
  readonly weekday: number
  readonly startMinutes: number
  readonly lengthMinutes: number
  readonly subject: string
  readonly teacherId: string
  readonly isFree: boolean
}

/** A batch as it is taught. */
export interface TaughtBatch {
  readonly id: string
  readonly bundleId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** The boards of the course, its own first. */
  readonly boards: readonly string[]
  readonly grade: number
  readonly slots: readonly WeeklyClass[]
}
