import { commonErrors } from '#core/kernel/common-errors.ts'
import { refundErrors as errors } from '#core/modules/payments/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { decisionOf, type Decided } from '#server/platform/resource/second-person.ts'
import { giveBack } from './give-back.ts'
import { lockRequest, updateRequest } from './store.ts'

/**
 * Lets a refund go, or refuses it. Throws OWN_REQUEST to whoever asked for it: maker and checker are two people, which the
 * database checks too.
 */
export async function decideRefund(ctx: Ctx, actor: Staff, decided: Decided) {
  const { id, isApproved, note } = decided
  const decision = decisionOf(actor, decided)
  const { status } = decision
  await ctx.db.transaction().execute(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request) throw commonErrors.NOT_FOUND_ERROR()
    if (request.status !== 'WAITING') throw errors.DECIDED_ALREADY()
    if (request.askedBy === actor.staffId) throw errors.OWN_REQUEST()
    await updateRequest(tx, id, decision, ctx.now())
    if (isApproved) await giveBack(ctx, tx, request)
    const detail = { before: { status: 'WAITING' }, after: { status }, reason: note }
    await audit(ctx, tx, { actor, action: 'refund-requests.decide', subject: `refund-requests/${id}`, detail })
  })
  return { status }
}
