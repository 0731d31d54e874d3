// How long pages are open, counted in spans: medians of days cannot be added up, counts can.
import { SECOND } from '#core/kernel/time.ts'

/** Where each span ends and the next begins, each about half as long again. The first begins at 0; the last has no end. */
export const SPAN_ENDS: readonly number[] = [1, 2, 3, 5, 8, 12, 18, 27, 40, 60, 90, 135, 200, 300, 600, 1_200].map(
  (seconds) => seconds * SECOND,
)

export interface SpanCount {
  readonly span: number
  readonly times: number
}

/** In milliseconds, as if the times within a span were spread evenly over it. Undefined without any. */
export function medianOf(counts: readonly SpanCount[]): number | undefined {
  const half = counts.reduce((total, { times }) => total + times, 0) / 2
  if (half === 0) return undefined
  let before = 0
  for (const { span, times } of counts.toSorted((a, b) => a.span - b.span)) {
    const from = SPAN_ENDS[span - 1] ?? 0
    const end = SPAN_ENDS[span] ?? from
    if (before + times >= half) return from + ((half - before) / times) * (end - from)
    before += times
  }
  return undefined
}
