// The hours of a week that are agreed with a teacher: nobody is given more.
import { teacherRecordErrors as errors } from '#core/modules/classroom/errors.ts'
import { mondayOf } from '#core/modules/classroom/week.ts'
import { DAY, later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { countMinutes, listMostHours } from './store-teaching.ts'

interface Load {
  readonly teacherId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** The session itself, which does not count twice. */
  readonly but: string
}

/** Throws TEACHER_HOURS_FULL. */
export async function refuseLoad(db: Db, { teacherId, startsAt, endsAt, but }: Load, teacher: string): Promise<void> {
  const most = (await listMostHours(db, [teacherId])).get(teacherId)
  if (most === undefined) return
  const minutes = (await countMinutes(db, teacherId, { ...weekOf(startsAt), but })) + (endsAt - startsAt) / MINUTE
  if (minutes > most * 60) throw errors.TEACHER_HOURS_FULL({ teacher, hours: Math.ceil(minutes / 60), most })
}

/** From Monday to the next. */
export function weekOf(at: Instant): { readonly from: Instant; readonly till: Instant } {
  const from = mondayOf(at)
  return { from, till: later(from, 7 * DAY) }
}
