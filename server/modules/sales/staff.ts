// The staff's agents and leads. An adviser works on their own leads, a head of sales on all.
import { sql } from 'kysely'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { mayLead } from '#core/modules/sales/lead-status.ts'
import { salesStaffApi as api } from '#core/modules/sales/staff-api.ts'
import { isStateCode, type StateCode } from '#core/taxonomy/pin-code.ts'
import type { DraftOf } from '#core/kernel/resource.ts'
import { findAccountByPhone } from '#server/modules/accounts/index.ts'
import { findSaleItem } from '#server/modules/orders/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { isAnyOf } from '#server/platform/resource/limits/limited.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { agents, ceilingChangesStaff } from './ceiling-changes.ts'
import { revealPhone } from './reveal-phone.ts'
import { closeLead, refuseAboveCeiling, refuseForeign, sendOffer } from './send-offer.ts'
import { leadStore } from './lead-store.ts'
import { findAgent } from './store.ts'

const leads = leadStore(sql<boolean>`true`)

/** The leads that a member of staff reads: an adviser only their own. */
function leadsOf({ staffId, scopes }: Staff) {
  if (scopes.includes('sales.approve')) return leads
  return leadStore(sql<boolean>`agent_id = (select agent.id from sales.agent where staff_id = ${staffId})`)
}

/** Throws for another adviser's lead, for what is not sold, and for a discount above the agent's ceiling. */
async function checkLead(ctx: Ctx, tx: Tx, { actor, before, fields }: Write<typeof api.staffLeads>): Promise<void> {
  const { agentId, bundleId, planId, discount } = fields as LeadDraft // a form sends all of an offer
  const owners = new Set([agentId, ...(before ? [before.agentId] : [])])
  for (const id of owners) {
    const agent = await findAgent(tx, id)
    if (!agent?.isActive) throw errors.AGENT_INACTIVE()
    refuseForeign(actor, agent)
  }
  if (before && !mayLead(before.status, 'offer')) throw errors.LEAD_STAYS()
  const what = { entityId: bundleId, entityType: 'BUNDLE', subscriptionPlanId: planId ?? undefined }
  const { price } = await findSaleItem(ctx, what)
  const agent = await findAgent(tx, agentId)
  if (agent) refuseAboveCeiling(agent, price, discount)
}

/** The state of the household with this number, where it is known. */
async function findStateOf(tx: Tx, phone: string): Promise<StateCode | null> {
  const code = (await findAccountByPhone(tx, phone))?.stateCode ?? ''
  return isStateCode(code) ? code : null
}

type LeadDraft = DraftOf<typeof api.staffLeads>

export const salesStaff = [
  ...resourceOperations(api.staffAgents, agents, {
    kind: 'agt',
    guarded: { staffId: 'sales.approve' },
    complete: (_ctx, _tx, { fields }) => ({ ...fields, ceilingPercent: 0 }),
    within: {
      teams: ({ colleagues }) => isAnyOf('staff_id', colleagues),
      // Advisers are of no state: members who have the leads of a state see all of them.
      regions: () => sql<boolean>`true`,
    },
  }),
  ...resourceOperations(api.staffLeads, leads, {
    kind: 'lea',
    storeOf: leadsOf,
    check: checkLead,
    complete: async (ctx, tx, { fields }) => ({
      ...fields,
      stateCode: fields.stateCode ?? (await findStateOf(tx, fields.phone)),
      createdAt: ctx.now(),
    }),
    within: {
      teams: ({ colleagues }) =>
        sql<boolean>`agent_id in (select agent.id from sales.agent where ${isAnyOf('staff_id', colleagues)})`,
      regions: ({ regions }) => isAnyOf('state_code', regions),
    },
  }),
  ...ceilingChangesStaff,
  ...routes(api.staffLeadActions, {
    sendOffer,
    revealPhone,
    closeLead,
  }),
]
