import { randomBytes } from 'node:crypto'
import { nothing, type Paise } from '#core/kernel/money.ts'
import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { Coupon } from '#core/modules/coupons/coupon.ts'
import { PlanId } from '#core/modules/plans/plan.ts'
import type { salesApi } from '#core/modules/sales/api.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { mayLead } from '#core/modules/sales/lead-status.ts'
import { maskPhone } from '#core/taxonomy/phone.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { policyVersion } from '#server/modules/content/index.ts'
import { insertCoupon } from '#server/modules/coupons/index.ts'
import { findSaleItem } from '#server/modules/orders/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { getOffer, type OfferedLead } from './find-offer.ts'
import { lockLead, updateAccepted } from './store.ts'
import { soldBy } from './view-offer.ts'

type Agreement = InputOf<typeof salesApi.acceptOffer>
type AcceptedOffer = AnswerOf<typeof salesApi.acceptOffer>

/**
 * Writes down that the family agrees to this price and these refund terms. Agreeing again changes nothing but the moment.
 * Throws LEAD_FOR_ANOTHER_NUMBER for any session but that of the number the offer was made for: a link that was passed on
 * shows the offer, and no more.
 */
export async function acceptOffer(
  ctx: Ctx,
  agreement: Agreement,
  { actor: household }: Call<Household>,
): Promise<AcceptedOffer> {
  const lead = await getOffer(ctx, agreement)
  if (lead.status === 'WON') throw errors.LEAD_CLOSED()
  const [account, forSale, policy] = await Promise.all([
    findAccount(ctx.db, household.accountId),
    findSaleItem(ctx, soldBy(lead)),
    policyVersion(ctx, 'REFUND'),
  ])
  if (account?.phone !== lead.phone) throw errors.LEAD_FOR_ANOTHER_NUMBER({ phone: maskPhone(lead.phone) })
  if (agreement.price !== lead.offer.price || agreement.policyVersion !== policy) throw errors.OFFER_CHANGED()
  const couponCode = await ctx.db.transaction().execute(async (tx) => {
    const known = await lockLead(tx, lead.id)
    if (!known || !mayLead(known.status, 'accept')) throw errors.LEAD_CLOSED()
    const code = known.couponCode ?? (await keepPrice(ctx, tx, lead, forSale))
    const { lang, policyVersion: agreedPolicy, price } = agreement
    const { accountId } = household
    await updateAccepted(tx, lead.id, { at: ctx.now(), accountId, lang, policyVersion: agreedPolicy, couponCode: code })
    const detail = { price, policyVersion: agreedPolicy, lang }
    await audit(ctx, tx, { actor: household, action: 'leads.accept', subject: `leads/${lead.id}`, detail })
    return code
  })
  return {
    entityId: BundleId.parse(forSale.entityId),
    subscriptionPlanId: PlanId.nullable().parse(forSale.planId),
    couponCode,
  }
}

/**
 * The checkout knows one way to a price of one's own: a coupon. This one says what is to be paid, so that the price stays
 * when the course becomes dearer, and takes nothing off when it becomes cheaper. Null while there is nothing to take off.
 */
async function keepPrice(
  ctx: Ctx,
  tx: Tx,
  lead: OfferedLead,
  forSale: { readonly entityId: string; readonly price: Paise },
): Promise<string | null> {
  const { offer, planId } = lead
  if (forSale.price <= offer.price) return null
  const code = `K${randomBytes(10).toString('hex').toUpperCase()}`
  const coupon = Coupon.parse({
    id: ctx.newId('cou'),
    code,
    couponType: 'REGULAR',
    redeem: { redeemType: 'FLAT_PRICE', redeemValue: offer.price, maxDiscount: nothing },
    courseTypes: [],
    entityTypes: [],
    entityIds: [forSale.entityId],
    planIds: planId === null ? [] : [planId],
    variantNames: [],
    grades: [],
    minimumAmount: nothing,
    startsAt: offer.sentAt,
    endsAt: offer.expiresAt,
    maxUses: 1,
    maxUsesPerUser: 1,
    partnerHash: null,
    categories: [],
    title: {
      en: 'Your adviser’s price',
      hi: 'आपके सलाहकार की क़ीमत',
      ta: 'உங்கள் ஆலோசகர் தந்த விலை',
      mr: 'तुमच्या सल्लागारांची किंमत',
    },
    isActive: true,
  })
  await insertCoupon(tx, coupon)
  return code
}
