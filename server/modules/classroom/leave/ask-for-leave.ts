// A teacher asks for leave, and withdraws it.
import { leaveErrors as errors } from '#core/modules/classroom/errors.ts'
import type { leaveApi } from '#core/modules/classroom/teaching/leave-api.ts'
import { LONGEST_LEAVE, mayWithdraw } from '#core/modules/classroom/teaching/leave.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { DAY, indianDay } from '#core/kernel/time.ts'
import type { Call, Teacher } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import type { Ctx } from '#server/platform/context.ts'
import { leaveClass, listAffected, wordsOf } from './leave-classes.ts'
import { findLeave, insertLeave, lockLeave, updateLeave, type Leave } from './store-leave.ts'

type Span = Pick<Leave, 'firstDay' | 'lastDay'>

/** Throws LEAVE_DAYS_WRONG or LEAVE_IN_THE_PAST. */
export async function previewLeave(ctx: Ctx, { firstDay, lastDay }: Span, { actor: { teacherId } }: Call<Teacher>) {
  refuseDays(ctx, { firstDay, lastDay })
  const sessions = await listAffected(ctx, ctx.db, { teacherId, firstDay, lastDay })
  const words = await wordsOf(ctx, sessions)
  return { classes: sessions.map((session) => leaveClass(session, words)) }
}

/** Throws LEAVE_OVERLAPS too. */
export async function askForLeave(
  ctx: Ctx,
  leave: InputOf<typeof leaveApi.askForLeave>,
  { actor: { teacherId } }: Call<Teacher>,
) {
  refuseDays(ctx, leave)
  const id = ctx.newId('lve')
  if (!(await insertLeave(ctx.db, { ...leave, id, teacherId, askedAt: ctx.now() }))) throw errors.LEAVE_OVERLAPS()
  return { id }
}

function refuseDays(ctx: Ctx, { firstDay, lastDay }: Span): void {
  const days = (startOfDay(lastDay) - startOfDay(firstDay)) / DAY + 1
  if (days < 1 || days > LONGEST_LEAVE) throw errors.LEAVE_DAYS_WRONG({ days: LONGEST_LEAVE })
  if (firstDay < indianDay(ctx.now())) throw errors.LEAVE_IN_THE_PAST()
}

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly leave: Leave
  }
}

export const ownLeave: OwnedKind<Leave> = {
  find: ({ db }, id) => findLeave(db, id),
  ownerOf: ({ teacherId }) => ({ teacherId }),
  foreign: { audit: 'another teacher’s leave' },
}

/** Throws NOT_FOUND_ERROR or LEAVE_DECIDED. */
export async function withdrawLeave(
  ctx: Ctx,
  { id }: { readonly id: string },
  { actor }: Call<Teacher>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const leave = await lockLeave(tx, id)
    if (!leave) throw commonErrors.NOT_FOUND_ERROR()
    if (!mayWithdraw(leave, indianDay(ctx.now()))) throw errors.LEAVE_DECIDED()
    await updateLeave(tx, id, { status: 'WITHDRAWN', decidedBy: null, note: leave.note, now: ctx.now() })
    await audit(ctx, tx, { actor, action: 'leave.withdraw', subject: `leave-requests/${id}`, detail: { before: { status: leave.status } } }) // prettier-ignore
  })
}
