import { canTeach } from '#core/modules/classroom/teaching/availability.ts'
import { indianDay, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listAvailability } from '../availability/store-availability.ts'
import { listLeaveDays } from '../leave/store-leave.ts'
import { listBusyTimes } from '../store-sessions.ts'

interface Times {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/**
 * Answers which of these teachers are free at a time within the span: no session, no leave, and within the hours that they
 * have stated. A teacher who has stated none can teach at any hour.
 */
export async function readFreeTeachers(
  db: Db,
  teacherIds: readonly string[],
  { from, till }: { readonly from: Instant; readonly till: Instant },
): Promise<(times: Times) => string[]> {
  const days = { firstDay: indianDay(from), lastDay: indianDay(till) }
  const [busy, leaves, availability] = await Promise.all([
    listBusyTimes(db, teacherIds, { from, till }),
    listLeaveDays(db, teacherIds, days),
    listAvailability(db, teacherIds),
  ])
  const [busyOf, leavesOf] = [Map.groupBy(busy, idOf), Map.groupBy(leaves, idOf)]
  return (times) => {
    const day = indianDay(times.startsAt)
    return teacherIds.filter(
      (id) =>
        canTeach(availability.get(id), times) !== 'NO' &&
        !busyOf.get(id)?.some(({ startsAt, endsAt }) => startsAt < times.endsAt && endsAt > times.startsAt) &&
        !leavesOf.get(id)?.some(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day),
    )
  }
}

function idOf({ teacherId }: { readonly teacherId: string }): string {
  return teacherId
}
