// SQL over the subjects of demos and their hours. Staff write through the resources' tables.
import { later, type Instant } from '#core/kernel/time.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import { SLOT_LENGTH, type DayHours } from '#core/modules/demos/slots.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

export interface StoredCategory {
  readonly key: DemoCategoryKey
  readonly isOpen: boolean
  /** Demos that start at once are offered. */
  readonly hasInstant: boolean
  readonly weekdayHours: number[]
  readonly weekendHours: number[]
  readonly grades: number[]
  readonly capacity: number | null
  readonly bufferMinutes: number
  readonly rescheduleLimit: number
}

function selectCategories(db: Db) {
  return db
    .selectFrom('demos.category')
    .select(['key', 'is_open as isOpen', 'weekday_hours as weekdayHours', 'weekend_hours as weekendHours', 'grades'])
    .select([
      'has_instant as hasInstant',
      'capacity',
      'buffer_minutes as bufferMinutes',
      'reschedule_limit as rescheduleLimit',
    ])
    .$castTo<StoredCategory>() // the table lets no other key in
}

/** The module declares each of them, so it exists. */
export async function getCategory(db: Db, key: DemoCategoryKey): Promise<StoredCategory> {
  return selectCategories(db).where('key', '=', key).executeTakeFirstOrThrow()
}

export async function listCategories(db: Db): Promise<StoredCategory[]> {
  return selectCategories(db).execute()
}

/** Days with other hours, from this one on. */
export async function listDayHours(db: Db, key: DemoCategoryKey, fromDay: string): Promise<DayHours[]> {
  return db
    .selectFrom('demos.day_hours')
    .select(['day', 'hours'])
    .$narrowType<{ day: string }>()
    .where('category_key', '=', key)
    .where('day', '>=', fromDay)
    .orderBy('day')
    .limit(30)
    .execute()
}

/** Demos that own a seat between these two instants. A hold whose time is over owns none. */
export async function listSeated(
  db: Db,
  { from, till, now }: { readonly from: Instant; readonly till: Instant; readonly now: Instant },
) {
  return (
    db
      .selectFrom('demos.booking')
      .select(['id', 'teacher_id as teacherId', 'learner_id as learnerId', 'category_key as category'])
      .select(['starts_at as startsAt', 'ends_at as endsAt'])
      .where('state', 'in', ['HELD', 'BOOKED', 'IN_SESSION'])
      .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', at(now))]))
      .where('ends_at', '>', at(from))
      // No demo is longer, also one that staff have extended; its index is by the start.
      .where('starts_at', '>', at(later(from, -2 * SLOT_LENGTH)))
      .where('starts_at', '<', at(till))
      .execute()
  )
}

export async function hasDayHours(db: Db, key: DemoCategoryKey, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('demos.day_hours')
    .select('id')
    .where('category_key', '=', key)
    .where('day', '=', day)
    .executeTakeFirst()
  return row !== undefined
}
