// An oracle for tests: presence by marking every second of the class on which there is a sign of the learner.
export interface Sign {
  readonly kind: 'JOIN' | 'LEAVE' | 'BEAT'
  /** Which visit of the room it is about. */
  readonly visit: number
  /** Seconds after the beginning. */
  readonly at: number
}

const GAP = 75

/** The seconds in which the learner was there, of a class that lasts so many. */
export function minutesByOracle(signs: readonly Sign[], lasts: number): number {
  const marked = new Set<number>()
  const mark = (from: number, till: number) => {
    for (let second = Math.max(0, from); second < Math.min(lasts, till); second += 1) marked.add(second)
  }
  const beats = signs.filter(({ kind }) => kind === 'BEAT').map(({ at }) => at).toSorted((a, b) => a - b) // prettier-ignore
  // A page that beats twice within the gap was there in between.
  for (const [i, beat] of beats.entries()) {
    const before = beats[i - 1] ?? beat
    if (beat - before <= GAP) mark(before, beat)
  }
  const joins = signs.filter(({ kind }) => kind === 'JOIN')
  for (const { visit, at } of joins) {
    const leaves = signs.filter((sign) => sign.kind === 'LEAVE' && sign.visit === visit)
    const next = Math.min(...joins.flatMap((join) => (join.at > at ? join.at : [])))
    mark(at, leaves[0]?.at ?? endWithoutLeave(beats, at, next))
  }
  return marked.size
}

/** The last second before the next visit in which the page is known to be there. */
function endWithoutLeave(beats: readonly number[], from: number, next: number): number {
  const before = beats.filter((beat) => beat >= from && beat <= next).at(-1)
  const isAcross = beats.some((beat, i) => {
    const after = beats[i + 1] ?? Infinity
    return beat <= next && after > next && after - beat <= GAP
  })
  if (isAcross && Number.isFinite(next)) return next
  return before ?? from
}
