import { minus } from '#core/kernel/money.ts'
import type { AnswerOf } from '#core/kernel/endpoint.ts'
import { BundleId, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { PlanId } from '#core/modules/plans/plan.ts'
import type { salesApi } from '#core/modules/sales/api.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { policyVersion } from '#server/modules/content/index.ts'
import { findForSale } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getOffer, type LeadClaim } from './find-offer.ts'
import { getAgent, type Lead } from './store.ts'

type OfferView = AnswerOf<typeof salesApi.getSalesConfirmationDetails>

/** The offer behind a link. Throws the reason when the course cannot be sold now. */
export async function viewOffer(ctx: Ctx, claim: LeadClaim & { readonly lang: Language }): Promise<OfferView> {
  const lead = await getOffer(ctx, claim)
  const [agent, forSale, policy] = await Promise.all([
    getAgent(ctx.db, lead.agentId),
    findForSale(ctx, soldBy(lead)),
    policyVersion(ctx, 'REFUND'),
  ])
  const { offer, status } = lead
  return {
    status: status === 'WON' || status === 'ACCEPTED' ? status : 'SENT',
    studentName: lead.studentName,
    phone: maskPhone(lead.phone),
    agent: { name: agent.name, phone: agent.phone },
    entityId: BundleId.parse(forSale.entityId),
    subscriptionPlanId: PlanId.nullable().parse(forSale.planId),
    batchId: lead.batchId,
    title: inLanguage(forSale.title, claim.lang),
    variantName: VariantName.nullable().parse(forSale.variantName),
    validMonths: forSale.validMonths,
    validTill: forSale.validTill,
    cutPrice: offer.cutPrice,
    originalPrice: offer.originalPrice,
    discount: minus(offer.originalPrice, offer.price),
    price: offer.price,
    policyVersion: policy,
    lang: lead.lang,
    frozenAt: offer.sentAt,
    expiresAt: offer.expiresAt,
    acceptedAt: lead.acceptedAt,
  }
}

/** The item of a lead, in the form that the checkout expects. */
export function soldBy({ bundleId, planId }: Lead) {
  return { entityId: bundleId, entityType: 'BUNDLE', subscriptionPlanId: planId ?? undefined }
}
