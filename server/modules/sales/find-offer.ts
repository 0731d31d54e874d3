import type { WHY_INVALID } from '#core/modules/sales/lead.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { mayLead } from '#core/modules/sales/lead-status.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readLink } from '#server/platform/access/signed-link.ts'
import { findLead, findLeadBySalesForceId, type Lead, type SentOffer } from './store.ts'

export interface LeadClaim {
  readonly leadId: string
  readonly fromSalesForce: boolean
}

/** A lead with an offer that still stands. */
export type OfferedLead = Lead & { readonly offer: SentOffer }
export type OfferLookup = { readonly lead: OfferedLead } | { readonly lead: undefined; readonly reason: InvalidReason }
type InvalidReason = (typeof WHY_INVALID)[number]

/** The offer behind a link. Only a link that we signed reveals that such a lead existed. */
export async function findOffer(ctx: Ctx, { leadId, fromSalesForce }: LeadClaim): Promise<OfferLookup> {
  const link = readLink(ctx, 'lead', leadId)
  if (!link) return none('NOT_VALID')
  const lead = await (fromSalesForce ? findLeadBySalesForceId : findLead)(ctx.db, link.subject)
  if (!lead?.offer) return none('NOT_VALID')
  if (lead.status !== 'WON' && !mayLead(lead.status, 'accept')) return none('CLOSED')
  const isLast = lead.offer.expiresAt === link.expiresAt
  return isLast && ctx.now() < link.expiresAt ? { lead: { ...lead, offer: lead.offer } } : none('EXPIRED')
}

/** Throws LEAD_NOT_VALID, LEAD_EXPIRED or LEAD_CLOSED. */
export async function getOffer(ctx: Ctx, claim: LeadClaim): Promise<OfferedLead> {
  const found = await findOffer(ctx, claim)
  if (found.lead) return found.lead
  throw errors[`LEAD_${found.reason}`]()
}

function none(reason: InvalidReason): OfferLookup {
  return { lead: undefined, reason }
}
