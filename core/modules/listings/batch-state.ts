// Tells a batch that is running from one that is still to come.
import { isBefore, type Instant } from '#core/kernel/time.ts'

export type BatchState = 'ONGOING' | 'UPCOMING'

/** Goes only by the dates. Undefined once the batch has ended: it then has no label. */
export function batchState(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): BatchState | undefined {
  if (isBefore(now, startsAt)) return 'UPCOMING'
  return isBefore(now, endsAt) ? 'ONGOING' : undefined
}
