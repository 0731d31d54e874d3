// Who could give a demo now: learning reference, section 2.
import { later } from '#core/kernel/time.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import { FREE_FOR, SEEN_WITHIN } from '#core/modules/demos/instant/instant.ts'
import { listTeachersOfSubjects } from '#server/modules/catalogue/index.ts'
import { readFreeTeachers } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listSeated } from '../slots/store-categories.ts'
import { listSeen } from './store-offers.ts'

/** The teachers of the subject who are there, with no class, no demo and no leave in the time that a demo needs. */
export async function listFreeNow(ctx: Ctx, db: Db, category: DemoCategoryKey): Promise<string[]> {
  const seen = new Set(await listSeen(db, later(ctx.now(), -SEEN_WITHIN)))
  if (seen.size === 0) return []
  const teachers = await listTeachersOfSubjects(db, [category])
  const there = teachers.map(({ id }) => id as string).filter((id) => seen.has(id))
  return listUnoccupied(ctx, db, there)
}

/** Those of these teachers who have nothing to teach for so long. */
export async function listUnoccupied(ctx: Ctx, db: Db, teacherIds: readonly string[]): Promise<string[]> {
  if (teacherIds.length === 0) return []
  const now = ctx.now()
  const times = { startsAt: now, endsAt: later(now, FREE_FOR) }
  const span = { from: times.startsAt, till: times.endsAt }
  const [freeTeachers, seated] = await Promise.all([
    readFreeTeachers(db, teacherIds, span),
    listSeated(db, { ...span, now }),
  ])
  return freeTeachers(times).filter((id) => !seated.some(({ teacherId }) => teacherId === id))
}
