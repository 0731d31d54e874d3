// Which batch a learner is put into without being asked. It knows no zod.
import type { Instant } from '#core/kernel/time.ts'

interface BatchOption {
  readonly label: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly language: string
}

/**
 * One that has not ended: in the learner's language before another, called main before another, the first to start before a
 * later one. Undefined when all are over.
 */
export function chooseBatch<B extends BatchOption>(
  batches: readonly B[],
  language: string | null,
  now: Instant,
): B | undefined {
  const open = batches.filter(({ endsAt }) => endsAt > now)
  const [best] = open.toSorted(
    (a, b) =>
      Number(b.language === language) - Number(a.language === language) ||
      Number(b.label === 'main') - Number(a.label === 'main') ||
      a.startsAt - b.startsAt,
  )
  return best
}
