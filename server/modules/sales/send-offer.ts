import { minus, showMoney, type Paise } from '#core/kernel/money.ts'
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mostOff } from '#core/modules/sales/ceiling.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { mayLead, type LeadAction } from '#core/modules/sales/lead-status.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { noticePreferences, notify, recipientAt, type NoticeSubject } from '#server/modules/notices/index.ts'
import { findSaleItem } from '#server/modules/orders/index.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { pageUrl, signLink } from '#server/platform/access/signed-link.ts'
import { findLead, getAgent, lockLead, updateLost, updateOffer, type Agent, type Lead } from './store.ts'
import { soldBy } from './view-offer.ts'

/** Long enough to sleep over it and ask at home. */
const OFFER_LIFE = 3 * DAY

interface Sending {
  readonly id: string
  readonly channel: 'SMS' | 'WHATSAPP' | 'NONE'
}

/** Fixes the price as it is now with what the agent takes off, and ends any earlier link. */
export async function sendOffer(ctx: Ctx, { id, channel }: Sending, { actor }: Call<Staff>) {
  const known = await findLead(ctx.db, id)
  if (!known) throw commonErrors.NOT_FOUND_ERROR()
  const forSale = await findSaleItem(ctx, soldBy(known))
  const bundle = await findSellableBundle(ctx, known.bundleId)
  const course = bundle ? inLanguage(bundle.title, known.lang).text : ''
  return ctx.db.transaction().execute(async (tx) => {
    const { lead, agent } = await lockOwnLead(tx, actor, id, 'offer')
    if (!agent.isActive) throw errors.AGENT_INACTIVE()
    refuseAboveCeiling(agent, forSale.price, lead.discount)
    const price = minus(forSale.price, lead.discount)
    const sentAt = ctx.now()
    const expiresAt = later(sentAt, OFFER_LIFE)
    const offer = { cutPrice: forSale.cutPrice, originalPrice: forSale.price, price, sentAt, expiresAt }
    await updateOffer(tx, id, offer)
    await audit(ctx, tx, { actor, action: 'leads.offer', subject: `leads/${id}`, detail: { ...offer, channel } })
    const leadId = signLink(ctx, 'lead', { subject: id, expiresAt })
    const isMessaged = await messageOffer(ctx, tx, lead, { channel, course, leadId, sentAt, expiresAt })
    return { url: pageUrl(ctx, `/assist/${leadId}`, lead.lang), leadId, price, expiresAt, isMessaged }
  })
}

export async function closeLead(ctx: Ctx, { id, reason }: { id: string; reason: string }, { actor }: Call<Staff>) {
  return ctx.db.transaction().execute(async (tx) => {
    await lockOwnLead(tx, actor, id, 'close')
    await updateLost(tx, id, reason)
    await audit(ctx, tx, { actor, action: 'leads.close', subject: `leads/${id}`, detail: { reason } })
    return { status: 'LOST' as const }
  })
}

/** Goes by the channels on which a household takes offers. To a number without a household it goes by the adviser's channel. */
async function messageOffer(ctx: Ctx, tx: Tx, lead: Lead, offer: MessagedOffer): Promise<boolean> {
  const { channel, course, leadId, sentAt, expiresAt } = offer
  if (channel === 'NONE') return false
  const to = await recipientAt(tx, lead.phone)
  await notify(ctx, tx, {
    to,
    type: 'sales-offer',
    key: `sales-offer ${lead.id} ${sentAt}`,
    purpose: 'OFFERS',
    values: { course },
    link: `/assist/${leadId}`,
    lang: lead.lang,
    subject: lead.id,
    expiresAt,
    ...('phone' in to && { channels: [channel] }),
  })
  return 'phone' in to || (await noticePreferences.only(ctx)(tx, to.accountId)).channels.OFFERS.length > 0
}

interface MessagedOffer {
  readonly channel: Sending['channel']
  readonly course: string
  readonly leadId: string
  readonly sentAt: Instant
  readonly expiresAt: Instant
}

/** No later link has ended this one, and the family has not answered it. */
async function isStillOffered(_: Ctx, db: Db, { subject, key }: NoticeSubject): Promise<boolean> {
  const lead = await findLead(db, subject ?? '')
  return lead?.status === 'SENT' && key.endsWith(` ${lead.offer?.sentAt}`)
}

export const offerChecks = { 'sales-offer': isStillOffered }

/** Throws NOT_YOUR_LEAD: only a head of sales works on another's lead. */
export function refuseForeign(actor: Staff, agent: Agent): void {
  if (agent.staffId !== actor.staffId && !actor.scopes.includes('sales.approve')) throw errors.NOT_YOUR_LEAD()
}

export function refuseAboveCeiling({ ceilingPercent }: Agent, price: Paise, discount: Paise): void {
  const most = mostOff(price, ceilingPercent)
  if (discount > most) throw errors.DISCOUNT_ABOVE_CEILING({ most: showMoney(most) })
}

async function lockOwnLead(
  tx: Tx,
  actor: Staff,
  id: string,
  action: LeadAction,
): Promise<{ readonly lead: Lead; readonly agent: Agent }> {
  const lead = await lockLead(tx, id)
  if (!lead) throw commonErrors.NOT_FOUND_ERROR()
  const agent = await getAgent(tx, lead.agentId)
  refuseForeign(actor, agent)
  if (!mayLead(lead.status, action) || lead.phone === '') throw errors.LEAD_STAYS()
  return { lead, agent }
}
