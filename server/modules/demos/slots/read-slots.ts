// The seats of a week: the free teachers of the subject, without those who have a demo, and at most as many as staff allow.
import { DAY, indianDay, later, MINUTE, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import {
  isOffered,
  SLOT_DAYS,
  SLOT_LENGTH,
  slotsString,
  slotsVersion,
  type SlotRules,
} from '#core/modules/demos/slots.ts'
import { listTeachersOfSubjects } from '#server/modules/catalogue/index.ts'
import { readFreeTeachers } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { getCategory, listDayHours, listSeated, type StoredCategory } from './store-categories.ts'

export interface Viewer {
  readonly learnerId?: string | undefined
  /** The booking that moves: its own seat counts as free. */
  readonly moving?: string | undefined
}

export interface Week {
  readonly category: StoredCategory
  readonly rules: SlotRules
  /** Teachers who could give a demo at this start, the one with the fewest demos of the week first. Empty: no seat. */
  readonly seatsAt: (startsAt: Instant) => string[]
  /** This viewer may book this start now. */
  readonly isFree: (startsAt: Instant) => boolean
}

/** The minimum buffer counts in production only: decision L-30. */
export function rulesOf(ctx: Ctx, category: Omit<StoredCategory, 'key'>, days: SlotRules['days']): SlotRules {
  const { weekdayHours, weekendHours, bufferMinutes } = category
  return { weekdayHours, weekendHours, days, bufferMinutes: ctx.settings.isProduction ? bufferMinutes : 0 }
}

type Changes = Partial<Omit<StoredCategory, 'key'>>

/** `changes` are rules that staff try out. */
export async function readWeek(
  ctx: Ctx,
  db: Db,
  key: DemoCategoryKey,
  { learnerId, moving, changes = {} }: Viewer & { readonly changes?: Changes },
): Promise<Week> {
  const now = ctx.now()
  const today = startOfDayInIndia(now)
  const span = { from: today, till: later(today, SLOT_DAYS * DAY) }
  const [stored, days, teachers, all] = await Promise.all([
    getCategory(db, key),
    listDayHours(db, key, indianDay(now)),
    listTeachersOfSubjects(db, [key]),
    listSeated(db, { ...span, now }),
  ])
  const category = { ...stored, ...changes }
  const seated = all.filter(({ id }) => id !== moving)
  const freeTeachers = await readFreeTeachers(db, teachers.map(({ id }) => id), span) // prettier-ignore
  const loads = new Map(Map.groupBy(seated, ({ teacherId }) => teacherId).entries().map(([id, own]) => [id, own.length])) // prettier-ignore
  const loadOf = (id: string) => loads.get(id) ?? 0
  const seatsAt = (startsAt: Instant): string[] => {
    const then = seated.filter((each) => each.startsAt < later(startsAt, SLOT_LENGTH) && each.endsAt > startsAt)
    if (category.capacity !== null && then.filter((each) => each.category === key).length >= category.capacity)
      return []
    return freeTeachers({ startsAt, endsAt: later(startsAt, SLOT_LENGTH) })
      .filter((id) => !then.some(({ teacherId }) => teacherId === id))
      .toSorted((a, b) => loadOf(a) - loadOf(b) || (a < b ? -1 : 1))
  }
  const isOwnHour = (startsAt: Instant) =>
    learnerId !== undefined &&
    seated.some(
      (each) => each.learnerId === learnerId && each.startsAt < later(startsAt, SLOT_LENGTH) && each.endsAt > startsAt,
    )
  const rules = rulesOf(ctx, category, days)
  return { category, rules, seatsAt, isFree: (startsAt) => category.isOpen && !isOwnHour(startsAt) && seatsAt(startsAt).length > 0 } // prettier-ignore
}

export function slotsOf(ctx: Ctx, { rules, isFree }: Week) {
  const now = ctx.now()
  const slotsBitString = slotsString(rules, now, isFree)
  return {
    slotsBitString,
    weekStart: indianDay(now),
    serverTime: now,
    slotLengthMin: SLOT_LENGTH / MINUTE,
    version: slotsVersion(indianDay(now) + slotsBitString),
  }
}

/** How many hours the rules offer, whether or not there is a seat. */
export function offeredIn(ctx: Ctx, { rules }: Week): number {
  const offered = slotsString(rules, ctx.now(), (startsAt) => isOffered(rules, startsAt, ctx.now()))
  return [...offered].filter((bit) => bit === '1').length
}
