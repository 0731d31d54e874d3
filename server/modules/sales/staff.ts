// What staff keep of agents and leads. An adviser works on their own leads, a head of sales on all.
import { sql } from 'kysely'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { mayLead, type LeadStatus } from '#core/modules/sales/lead-status.ts'
import { salesStaffApi as api } from '#core/modules/sales/staff-api.ts'
import type { Paise } from '#core/kernel/money.ts'
import { findForSale } from '#server/modules/orders/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore, type TableSpec } from '#server/platform/resource/table.ts'
import { revealPhone } from './reveal-phone.ts'
import { closeLead, refuseAboveCeiling, refuseForeign, sendOffer } from './send-offer.ts'
import { findAgent } from './store.ts'

const agents = tableStore({
  table: 'sales.agent',
  fields: ['staffId', 'name', 'phone', 'ceilingPercent', 'isActive'],
  search: ['name', 'staffId', 'phone'],
  sortedBy: 'name',
})

const leadSpec: TableSpec = {
  table: 'sales.lead',
  fields: ['agentId', 'salesForceId', 'studentName', 'lang', 'bundleId', 'planId', 'batchId', 'discount', 'note', 'status', 'originalPrice', 'price', 'sentAt', 'expiresAt', 'acceptedAt', 'acceptedLang', 'acceptedPolicy', 'orderId', 'lostReason', 'createdAt'], // prettier-ignore
  computed: { phone: sql`'••••••• ' || right(sales.lead.phone, 3)` },
  search: ['studentName', 'id', 'salesForceId', 'orderId'],
  instants: ['createdAt'],
  sortedBy: 'createdAt',
  newestFirst: true,
}
const leads = tableStore(leadSpec)

/** The leads that a member of staff reads: an adviser only their own. */
function leadsOf({ staffId, scopes }: Staff): ResourceStore {
  if (scopes.includes('sales.approve')) return leads
  const only = sql<boolean>`agent_id in (select agent.id from sales.agent where staff_id = ${staffId})`
  return tableStore({ ...leadSpec, only })
}

/** Throws for another adviser's lead, for what is not sold, and for a discount above the agent's ceiling. */
async function checkLead(ctx: Ctx, tx: Tx, { actor, before, fields }: Write): Promise<void> {
  const { agentId, bundleId, planId, discount } = fields as unknown as Offered // the contract's draft
  const owners = new Set([agentId, ...(before ? [String(before['agentId'])] : [])])
  for (const id of owners) {
    const agent = await findAgent(tx, id)
    if (!agent?.isActive) throw errors.AGENT_INACTIVE()
    refuseForeign(actor, agent)
  }
  if (before && !mayLead(before['status'] as LeadStatus, 'offer')) throw errors.LEAD_STAYS() // the contract's record
  const what = { entityId: bundleId, entityType: 'BUNDLE', subscriptionPlanId: planId ?? undefined }
  const { price } = await findForSale(ctx, what)
  const agent = await findAgent(tx, agentId)
  if (agent) refuseAboveCeiling(agent, price, discount)
}

interface Offered {
  readonly agentId: string
  readonly bundleId: string
  readonly planId: string | null
  readonly discount: Paise
}

export const salesStaff = [
  ...resourceOperations('sales-agents', api.staffAgents, agents, {
    kind: 'agt',
    guarded: { ceilingPercent: 'sales.approve', staffId: 'sales.approve' },
  }),
  ...resourceOperations('leads', api.staffLeads, leads, {
    kind: 'lea',
    storeOf: leadsOf,
    check: checkLead,
    complete: (ctx, _tx, { fields }) => ({ ...fields, createdAt: ctx.now() }),
  }),
  ...routes(api.staffLeadDesk, {
    sendOffer: (ctx, input, { actor }) => sendOffer(ctx, actor, input),
    revealPhone: (ctx, input, { actor }) => revealPhone(ctx, actor, input),
    closeLead: (ctx, input, { actor }) => closeLead(ctx, actor, input),
  }),
]
