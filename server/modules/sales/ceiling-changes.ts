// The highest discount of an adviser, as two people set it. The adviser does not agree to their own.
import { sql } from 'kysely'
import { ceilingErrors as errors } from '#core/modules/sales/ceiling-errors.ts'
import { salesStaffApi as api } from '#core/modules/sales/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { isAnyOf } from '#server/platform/resource/limits/limited.ts'
import { termChanges } from '#server/platform/resource/requests/term-changes.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { getAgent } from './store.ts'

export const agents = tableStore(api.staffAgents, {
  table: 'sales.agent',
  search: ['name', 'staffId', 'phone'],
})

const changes = tableStore(api.staffCeilingChanges, {
  table: 'sales.ceiling_change',
  computed: { writtenBy: sql`array(select staff_id from sales.agent where agent.id = agent_id)` },
  search: ['agentId', 'reason'],
})

const { newChange, decide } = termChanges(api.staffCeilingChanges, {
  store: changes,
  subjectOf: ({ agentId: id }) => ({ list: 'sales-agents', store: agents, id, terms: ['ceilingPercent'] }),
  namesOf: ({ agentId }) => ({ agentId }),
  isOpen: (tx, { agentId }) => hasWaitingRequest(tx, 'sales.ceiling_change', { agent_id: agentId }),
  errors: {
    own: errors.OWN_CEILING_CHANGE,
    decided: errors.CEILING_CHANGE_DECIDED,
    open: errors.CEILING_CHANGE_IS_OPEN,
    same: errors.CEILING_IS_SO_ALREADY,
    since: errors.CEILING_CHANGED_SINCE,
  },
  authorsOf: async (tx, { agentId }) => [(await getAgent(tx, agentId)).staffId],
})

export const ceilingChangesWaiting = [
  waiting(api.staffCeilingChanges, {
    label: 'Highest discounts to approve',
    group: 'MONEY',
    filter: { status: 'WAITING' },
    since: 'askedAt',
  }),
]

export const ceilingChangesStaff = [
  ...resourceOperations(api.staffCeilingChanges, changes, {
    kind: 'clc',
    within: {
      teams: ({ colleagues }) =>
        sql<boolean>`agent_id in (select agent.id from sales.agent where ${isAnyOf('staff_id', colleagues)})`,
      // As of the advisers themselves.
      regions: () => sql<boolean>`true`,
    },
    complete: (ctx, tx, write: NewWrite<typeof api.staffCeilingChanges>) => newChange(ctx, tx, write),
  }),
  ...routes(api.staffCeilingActions, {
    decideCeilingChange: (ctx, input, { actor }) => decide(ctx, actor, input),
  }),
]
