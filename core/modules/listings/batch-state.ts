// Tells a batch that is running from one that is still to come.
import type { Instant } from '#core/kernel/time.ts'

export type BatchState = 'ONGOING' | 'UPCOMING'

/** Goes only by the dates: learning spec, section 4. Undefined once its end has passed: it then has no label. */
export function batchState(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): BatchState | undefined {
  if (now < startsAt) return 'UPCOMING'
  return now <= endsAt ? 'ONGOING' : undefined
}
