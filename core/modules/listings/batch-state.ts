// Whether a batch is running or still to come. It knows no zod.
import { isBefore, type Instant } from '#core/kernel/time.ts'

export type BatchState = 'ONGOING' | 'UPCOMING'

/** By its dates alone; undefined once it has ended, which has no label. */
export function batchState(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): BatchState | undefined {
  if (isBefore(now, startsAt)) return 'UPCOMING'
  return isBefore(now, endsAt) ? 'ONGOING' : undefined
}
