// What staff see and may change of instalments.
import { sql } from 'kysely'
import { partErrors } from '#core/modules/instalments/errors.ts'
import { instalmentsStaffApi as api } from '#core/modules/instalments/staff-api.ts'
import { at } from '#server/platform/database/db-time.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const plans = tableStore({
  table: 'instalments.plan',
  fields: ['title', 'accountId', 'learnerId', 'orderId', 'state', 'stage', 'createdAt'],
  computed: {
    parts: sql`(select json_agg(json_build_object('no', no, 'dueAt', due_at, 'totalAmount', total_amount, 'state', part.state,
      'orderId', part.order_id) order by no) from instalments.part where plan_id = plan.id)`,
  },
  search: ['id', 'title', 'orderId', 'accountId'],
  sortedBy: 'createdAt',
  newestFirst: true,
})

const parts = tableStore({
  table: 'instalments.part',
  fields: ['planId', 'no', 'dueAt', 'totalAmount', 'discountAmount', 'state', 'orderId', 'paidAt'],
  instants: ['dueAt'],
  search: ['id', 'planId', 'orderId'],
  where: { isLate: (value, now) => sql<boolean>`(state = 'OPEN' and due_at < ${at(now)}) = ${value}` },
  sortedBy: 'dueAt',
})

const terms = tableStore({
  table: 'instalments.terms',
  fields: ['leastTotal', 'leastPart', 'counts', 'remindDays', 'graceDays', 'suspendDays'],
  sortedBy: 'id',
})

export const instalmentsStaff = [
  ...resourceOperations('instalment-plans', api.staffInstalmentPlans, plans),
  ...resourceOperations('instalments', api.staffInstalments, parts, {
    // More time is given by whoever looks after orders; that a part need not be paid, by who may let money go.
    guarded: { state: 'orders.approve' },
    check(_, __, { before, reason }) {
      if (!reason) throw partErrors.REASON_NEEDED()
      if (before && before['state'] !== 'OPEN' && before['state'] !== 'WAIVED') throw partErrors.PART_IS_CLOSED()
    },
  }),
  ...resourceOperations('instalment-terms', api.staffInstalmentTerms, terms),
]
