import { z } from 'zod'
import { minus, showMoney, type Paise } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mostOff } from '#core/modules/sales/ceiling.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { mayLead, type LeadAction } from '#core/modules/sales/lead-status.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { findForSale } from '#server/modules/orders/index.ts'
import { findSellableBundle } from '#server/modules/catalogue/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { pageUrl, signLink } from './signed-link.ts'
import { findLead, getAgent, lockLead, updateLost, updateOffer, type Agent, type Lead } from './store.ts'
import { soldBy } from './view-offer.ts'

/** Long enough to sleep over it and ask at home. */
const OFFER_LIFE = 3 * DAY

interface Sending {
  readonly id: string
  readonly channel: 'SMS' | 'WHATSAPP' | 'NONE'
}

/** Fixes the price as it is now with what the agent takes off, and ends any earlier link. */
export async function sendOffer(ctx: Ctx, actor: Staff, { id, channel }: Sending) {
  const known = await findLead(ctx.db, id)
  if (!known) throw commonErrors.NOT_FOUND_ERROR()
  const forSale = await findForSale(ctx, soldBy(known))
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
    if (channel !== 'NONE') await ctx.enqueue(tx, sendLinkJob, { leadId: id, channel })
    const leadId = signLink(ctx, 'lead', { subject: id, expiresAt })
    return { url: pageUrl(ctx, `/assist/${leadId}`, lead.lang), leadId, price, expiresAt }
  })
}

export async function closeLead(ctx: Ctx, actor: Staff, { id, reason }: { id: string; reason: string }) {
  return ctx.db.transaction().execute(async (tx) => {
    await lockOwnLead(tx, actor, id, 'close')
    await updateLost(tx, id, reason)
    await audit(ctx, tx, { actor, action: 'leads.close', subject: `leads/${id}`, detail: { reason } })
    return { status: 'LOST' as const }
  })
}

/** The text with the link, written when it is sent: the link that stands then. */
export const sendLinkJob = job({
  name: 'sales.send-link',
  payload: z.object({ leadId: z.string(), channel: z.enum(['SMS', 'WHATSAPP']) }),
  run: async (ctx, { leadId, channel }) => {
    const lead = await findLead(ctx.db, leadId)
    const bundle = await findSellableBundle(ctx, lead?.bundleId ?? '')
    if (!lead?.offer || lead.status !== 'SENT' || lead.phone === '' || !bundle) return
    const { lang, phone: to, offer } = lead
    const token = signLink(ctx, 'lead', { subject: leadId, expiresAt: offer.expiresAt })
    const link = pageUrl(ctx, `/assist/${token}`, lang)
    const values = { course: inLanguage(bundle.title, lang).text, link }
    await sendMessage(ctx, { key: 'sales-offer', channel, to, lang, values, subject: leadId })
  },
})

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
