// Stops of codes: staff see them on the first page and lift one when the numbers are those of families.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { otpErrors as errors } from '#core/modules/otp/errors.ts'
import { otpStaffApi as api } from '#core/modules/otp/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { liftStop, lockStop } from './store-stops.ts'

const stops = tableStore(api.staffCodeStops, {
  table: 'otp.code_stop',
  search: ['prefix'],
  where: {
    isOpen: (isOpen, now) => {
      const open = sql<boolean>`(lifted_at is null and ends_at > ${at(now)})`
      return isOpen ? open : sql<boolean>`not ${open}`
    },
  },
})

async function lift(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: string },
  { actor }: Call<Staff>,
) {
  return ctx.db.transaction().execute(async (tx) => {
    const stop = await lockStop(tx, id)
    if (!stop) throw commonErrors.NOT_FOUND_ERROR()
    if (stop.endsAt <= ctx.now()) throw errors.STOP_IS_OVER()
    await liftStop(tx, id, actor.staffId, ctx.now())
    const detail = { before: { endsAt: stop.endsAt }, after: { liftedAt: ctx.now() }, reason }
    await audit(ctx, tx, { actor, action: 'code-stops.lift', subject: `code-stops/${id}`, detail })
    return { liftedAt: ctx.now() }
  })
}

export const stopsStaff = [
  ...resourceOperations(api.staffCodeStops, stops),
  ...routes(api.staffCodeStopActions, { liftCodeStop: lift }),
]

export const stopsWaiting = [
  waiting(api.staffCodeStops, { label: 'Stopped codes to numbers', group: 'OPERATIONS', filter: { isOpen: true } }),
]
