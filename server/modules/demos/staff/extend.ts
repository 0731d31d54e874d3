import { codeOf } from '#core/kernel/error.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { isBefore, later, MINUTE } from '#core/kernel/time.ts'
import { demoStaffErrors as errors } from '#core/modules/demos/errors.ts'
import { SLOT_LENGTH } from '#core/modules/demos/slots.ts'
import type { demosStaffApi } from '#core/modules/demos/staff-api.ts'
import { extendSession } from '#server/modules/classroom/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findBooking, giveUpHeld, updatePlace } from '../store.ts'
import { changeDemo } from './actions.ts'

const MOST = 30 * MINUTE

type ExtendInput = InputOf<typeof demosStaffApi.staffDemoActions.extend>

/** The demo and its room end later. The hours that others keep with the teacher then are given up. */
export async function extend(ctx: Ctx, { id, minutes, reason }: ExtendInput, { actor }: Call<Staff>) {
  await changeDemo(ctx, actor, { id, action: 'extend', reason }, async (tx, booking) => {
    const { state, sessionId, teacherId, startsAt } = booking
    const now = ctx.now()
    const endsAt = later(booking.endsAt, minutes * MINUTE)
    const isOpen = state === 'BOOKED' || state === 'IN_SESSION'
    const isRunning = isOpen && !isBefore(now, startsAt) && isBefore(now, booking.endsAt)
    if (!isRunning || sessionId === null || endsAt > startsAt + SLOT_LENGTH + MOST) throw errors.DEMO_STATE_STAYS()
    try {
      await extendSession(ctx, tx, sessionId, endsAt)
    } catch (error) {
      if (codeOf(error) === 'TEACHER_HAS_A_CLASS') throw errors.TEACHER_IS_NOT_FREE()
      throw error
    }
    await giveUpHeld(tx, id, { teacherId, startsAt, endsAt })
    if (!(await updatePlace(tx, id, { teacherId, startsAt, endsAt }))) throw errors.TEACHER_IS_NOT_FREE()
  })
  const extended = await findBooking(ctx.db, id)
  return { endsAt: extended?.endsAt ?? ctx.now() }
}
