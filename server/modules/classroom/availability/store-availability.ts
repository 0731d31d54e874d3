// SQL over the hours at which teachers can teach.
import type { Availability } from '#core/modules/classroom/teaching/availability.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

/** Maps each teacher who has stated their hours to them. */
export async function listAvailability(
  db: Db,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const rows = await db
    .selectFrom('classroom.availability')
    .select(['teacher_id', 'weekly', 'days'])
    .where((eb) => eb('teacher_id', '=', eb.fn.any(eb.val([...teacherIds]))))
    .execute()
  // Only set-availability.ts writes there.
  return new Map(rows.map(({ teacher_id, weekly, days }) => [teacher_id, { weekly, days } as unknown as Availability]))
}

export async function upsertAvailability(
  db: Db,
  teacherId: string,
  { weekly, days }: Availability,
  now: Instant,
): Promise<void> {
  const row = { weekly: JSON.stringify(weekly), days: JSON.stringify(days), changed_at: at(now) }
  await db
    .insertInto('classroom.availability')
    .values({ teacher_id: teacherId, ...row })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet(row))
    .execute()
}
