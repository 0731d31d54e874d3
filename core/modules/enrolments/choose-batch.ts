// Which batch a learner is put into. It knows no zod.
import type { Instant } from '#core/kernel/time.ts'

interface BatchOption {
  readonly id: string
  readonly label: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly language: string
}

export interface BatchWishes {
  /** The batch that the buyer chose. */
  readonly chosen: string | null
  /** The batch of the learner's newest enrolment in this course. */
  readonly last: string | null
  /** The learner's. */
  readonly language: string | null
}

/**
 * The batches that a learner may be put into, the best first: the next is for when a batch is full. After a chosen one come those
 * of its language. Without a choice it is the one so far, then those that suit. Empty when all are over.
 */
export function batchesInTurn<B extends BatchOption>(batches: readonly B[], wishes: BatchWishes, now: Instant): B[] {
  const open = batches.filter(({ endsAt }) => endsAt > now)
  const chosen = batches.find(({ id }) => id === wishes.chosen)
  if (chosen)
    return firstOf(
      chosen.id,
      inOrder(
        open.filter(({ language }) => language === chosen.language),
        chosen.language,
      ),
    )
  return firstOf(wishes.last, inOrder(open, wishes.language))
}

/** In the language before in another, called main before another, the first to start before a later one. */
function inOrder<B extends BatchOption>(batches: readonly B[], wanted: string | null): B[] {
  return batches.toSorted(
    (a, b) =>
      Number(b.language === wanted) - Number(a.language === wanted) ||
      Number(b.label === 'main') - Number(a.label === 'main') ||
      a.startsAt - b.startsAt,
  )
}

function firstOf<B extends BatchOption>(first: string | null, batches: readonly B[]): B[] {
  return batches.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
}
