// Ways out when a class cannot join: new counts, a new PIN, the place of somebody who took it wrongly.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { inschoolErrors as errors } from '#core/modules/inschool/errors.ts'
import type { inschoolStaffApi } from '#core/modules/inschool/staff-api.ts'
import { deleteAttempts } from '#server/modules/attempts/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deletePupil, findSessionById, lockPupil, updateLocks } from '../store.ts'
import { pinHashOf } from '../ticket.ts'

type Api = typeof inschoolStaffApi.staffSchoolLocks

/** Throws NOT_FOUND_ERROR. */
export async function liftLocks(
  ctx: Ctx,
  { id, pin }: InputOf<Api['liftLocks']>,
  { actor }: Call<Staff>,
): Promise<void> {
  const session = await findSessionById(ctx.db, id)
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  await ctx.db.transaction().execute(async (tx) => {
    await updateLocks(tx, id, pin && pinHashOf(ctx, session.code, pin))
    await audit(ctx, tx, { actor, action: 'school-sessions.lift-locks', subject: `school-sessions/${id}`, detail: { after: { hasNewPin: pin !== undefined } } }) // prettier-ignore
  })
}

/** The class and roll number can join anew. Throws NOT_FOUND_ERROR and, for a result that a family has, RESULT_IS_CLAIMED. */
export async function freePlace(
  ctx: Ctx,
  { id, reason }: InputOf<Api['freePlace']>,
  { actor }: Call<Staff>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const pupil = await lockPupil(tx, id)
    if (!pupil) throw commonErrors.NOT_FOUND_ERROR()
    if (pupil.learnerId !== null) throw errors.RESULT_IS_CLAIMED()
    await deleteAttempts(tx, [pupil.attemptId])
    await deletePupil(tx, id)
    await audit(ctx, tx, { actor, action: 'school-pupils.free', subject: `school-pupils/${id}`, detail: { reason } })
  })
}
