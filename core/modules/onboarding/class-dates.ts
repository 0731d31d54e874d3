// A weekly timetable as the dates it falls on, each with a name that it keeps when its hour moves. It knows no zod.
import { nextStart } from '#core/modules/catalogue/class-times.ts'
import { DAY, indianDay, isBefore, later, MINUTE, type Instant } from '#core/kernel/time.ts'

interface Weekly {
  readonly weekday: number
  readonly startMinutes: number
  readonly lengthMinutes: number
  readonly subjectKey: string
}

interface BatchTimetable<W extends Weekly> {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timetable: readonly W[]
}

export type ClassDate<W extends Weekly> = W & {
  /** The batch's nth class of a subject on a day. */
  readonly uid: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The classes of a batch that begin from one instant to another, the earliest first. */
export function classDates<W extends Weekly>(batch: BatchTimetable<W>, from: Instant, till: Instant): ClassDate<W>[] {
  const first = isBefore(from, batch.startsAt) ? batch.startsAt : from
  const last = isBefore(till, batch.endsAt) ? till : batch.endsAt
  const dates = batch.timetable.flatMap((slot) => weekly(slot, first, last)).toSorted((a, b) => a.startsAt - b.startsAt)
  const seen = new Map<string, number>()
  return dates.map((each) => {
    const name = `${batch.id}-${indianDay(each.startsAt)}-${each.subjectKey}`
    const no = (seen.get(name) ?? 0) + 1
    seen.set(name, no)
    return { ...each, uid: `${name}-${no}@kandil` }
  })
}

function weekly<W extends Weekly>(slot: W, from: Instant, till: Instant) {
  const dates: (W & { startsAt: Instant; endsAt: Instant })[] = []
  for (let startsAt = nextStart(slot, from); isBefore(startsAt, till); startsAt = later(startsAt, 7 * DAY))
    dates.push({ ...slot, startsAt, endsAt: later(startsAt, slot.lengthMinutes * MINUTE) })
  return dates
}
