// For tests and for the demo data.
import { minus, nothing, type Paise } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { insertAgent, insertLead, updateOffer, type Agent } from './store.ts'

/** An adviser who may take off up to ten percent. */
export async function anAgent(ctx: Ctx, but: Partial<Agent> = {}): Promise<Agent> {
  const agent: Agent = {
    id: ctx.newId('agt'),
    staffId: ctx.newId('stf'),
    name: 'Meera Nair',
    phone: '1800 120 0456',
    ceilingPercent: 10,
    isActive: true,
    ...but,
  }
  await insertAgent(ctx.db, agent)
  return agent
}

export interface NewLead {
  readonly agentId: string
  readonly phone: string
  readonly bundleId: string
  readonly planId?: string | null
  readonly batchId?: string | null
  readonly studentName?: string
  readonly salesForceId?: string
  readonly discount?: Paise
  readonly lang?: Language
}

/** A lead to whom nothing is offered yet; answers its id. */
export async function aLead(ctx: Ctx, but: NewLead): Promise<string> {
  const id = ctx.newId('lea')
  const { planId = null, batchId = null, studentName = 'Asha', salesForceId = null, discount = nothing } = but
  const { lang = 'en', agentId, phone, bundleId } = but
  const what = { bundleId, planId, batchId, discount }
  await insertLead(ctx.db, { id, agentId, salesForceId, studentName, phone, lang, ...what, createdAt: ctx.now() })
  return id
}

/** The same lead with an offer for three days at a plan's price less the discount. */
export async function anOffer(
  ctx: Ctx,
  leadId: string,
  { price, cutPrice }: { readonly price: Paise; readonly cutPrice: Paise },
  discount: Paise,
): Promise<void> {
  const sentAt = ctx.now()
  const offer = { cutPrice, originalPrice: price, price: minus(price, discount), sentAt }
  await inTransaction(ctx.db, (tx) => updateOffer(tx, leadId, { ...offer, expiresAt: later(sentAt, 3 * DAY) }))
}
