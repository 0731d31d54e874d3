import { requestErrors as errors } from '#core/modules/privacy/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { note, requireWaiting } from './decide-request.ts'
import { lockRequest, updateWithdrawn } from './store.ts'

/** The family has told staff that it takes back a request that staff recorded. Only the family withdraws its own requests. */
export async function withdrawRecorded(
  ctx: Ctx,
  actor: Staff,
  id: string,
  why: string,
): Promise<{ isWithdrawn: boolean }> {
  await inTransaction(ctx.db, async (tx) => {
    const request = requireWaiting(await lockRequest(tx, id))
    if (request.asked_by === null) throw errors.ASKED_BY_FAMILY()
    await updateWithdrawn(tx, id, ctx.now(), why)
    const detail = { before: { status: 'WAITING' }, after: { status: 'WITHDRAWN' }, reason: why }
    await note(ctx, tx, { actor, action: 'privacy-requests.withdraw', request, detail })
  })
  return { isWithdrawn: true }
}
