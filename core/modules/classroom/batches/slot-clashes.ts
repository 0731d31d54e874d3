// Weekly classes at the same hour. It knows no zod.
export interface WeeklySlot {
  /** 0 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight in India. */
  readonly startMinutes: number
  readonly lengthMinutes: number
}

const MINUTES_OF_A_DAY = 1_440
const MINUTES_OF_A_WEEK = 7 * MINUTES_OF_A_DAY

/** Each of these slots that overlaps another one, with that one. A class may go over midnight. */
export function clashesOf<A extends WeeklySlot, B extends WeeklySlot>(
  slots: readonly A[],
  others: readonly B[],
): { readonly slot: A; readonly other: B }[] {
  return slots.flatMap((slot) => others.filter((other) => overlaps(slot, other)).map((other) => ({ slot, other })))
}

function overlaps(a: WeeklySlot, b: WeeklySlot): boolean {
  const apart = (minuteOf(b) - minuteOf(a) + MINUTES_OF_A_WEEK) % MINUTES_OF_A_WEEK
  return apart < a.lengthMinutes || MINUTES_OF_A_WEEK - apart < b.lengthMinutes
}

function minuteOf({ weekday, startMinutes }: WeeklySlot): number {
  return weekday * MINUTES_OF_A_DAY + startMinutes
}
