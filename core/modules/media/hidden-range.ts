// Ranges of a film that its players leave out. It knows no zod.
export interface HiddenRange {
  readonly fromSec: number
  readonly toSec: number
}

/** The second at which a player that has come to this one goes on. Equal to it where nothing is hidden. */
export function secondShown(second: number, hidden: readonly HiddenRange[]): number {
  const inside = hidden.find(({ fromSec, toSec }) => second >= fromSec && second < toSec)
  return inside ? secondShown(inside.toSec, hidden) : second
}

/** The length of a film without its hidden ranges, which do not overlap. */
export function shownSeconds(lengthSeconds: number, hidden: readonly HiddenRange[]): number {
  return hidden.reduce((left, { fromSec, toSec }) => left - (toSec - fromSec), lengthSeconds)
}

/** Each within the film, with its beginning before its end, and none over another. */
export function areRangesIn(lengthSeconds: number, hidden: readonly HiddenRange[]): boolean {
  const inOrder = hidden.toSorted((a, b) => a.fromSec - b.fromSec)
  return inOrder.every(({ fromSec, toSec }, n) => {
    const next = inOrder[n + 1]?.fromSec ?? lengthSeconds
    return fromSec >= 0 && fromSec < toSec && toSec <= next
  })
}
