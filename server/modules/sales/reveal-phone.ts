import { commonErrors } from '#core/kernel/common-errors.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { findDoNotCall } from '#server/modules/profiles/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { refuseForeign } from './send-offer.ts'
import { findLead, getAgent } from './store.ts'

/** Whole, to whom the lead belongs, once the reason is written down. Throws NOT_FOUND_ERROR where the family was forgotten, ASKED_NOT_TO_BE_CALLED. */
export async function revealPhone(ctx: Ctx, { id, reason }: { id: string; reason: string }, { actor }: Call<Staff>) {
  const lead = await findLead(ctx.db, id)
  if (!lead || lead.phone === '') throw commonErrors.NOT_FOUND_ERROR()
  refuseForeign(actor, await getAgent(ctx.db, lead.agentId))
  if ((await findDoNotCall(ctx.db, [lead.phone])).has(lead.phone)) throw errors.CALLS_NOT_ALLOWED()
  await audit(ctx, ctx.db, { actor, action: 'leads.phone', subject: `leads/${id}`, detail: { reason } })
  return { phone: lead.phone }
}
