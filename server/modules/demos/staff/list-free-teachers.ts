import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { demosStaffApi } from '#core/modules/demos/staff-api.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readWeek } from '../slots/read-slots.ts'
import { findBooking } from '../store.ts'

type FreeAsk = InputOf<typeof demosStaffApi.staffDemoActions.listFreeTeachers>

/** Within the week that families see. The demo's own teacher is not free at its own hour. */
export async function listFreeTeachers(ctx: Ctx, { id, startsAt }: FreeAsk) {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw commonErrors.NOT_FOUND_ERROR()
  const week = await readWeek(ctx, ctx.db, booking.category, { learnerId: booking.learnerId, moving: id })
  const free = week.seatsAt(startsAt)
  const names = new Map((await listTeachers(ctx.db, free)).map((teacher) => [teacher.id as string, teacher.name]))
  return { teachers: free.map((teacherId) => ({ id: teacherId, name: names.get(teacherId) ?? '' })) }
}
