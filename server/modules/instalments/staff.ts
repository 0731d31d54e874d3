// The staff's list of instalments, and the fields they may change.
import { sql } from 'kysely'
import { partErrors } from '#core/modules/instalments/errors.ts'
import { instalmentsStaffApi as api } from '#core/modules/instalments/staff-api.ts'
import { at } from '#server/platform/database/db-time.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const plans = tableStore(api.staffInstalmentPlans, {
  table: 'instalments.plan',
  computed: {
    parts: sql`(select json_agg(json_build_object('no', no, 'dueAt', due_at, 'totalAmount', total_amount, 'state', part.state,
      'orderId', part.order_id) order by no) from instalments.part where plan_id = plan.id)`,
  },
  search: ['id', 'title', 'orderId', 'accountId'],
  keys: ['orderId', 'accountId'],
})

const parts = tableStore(api.staffInstalments, {
  table: 'instalments.part',
  search: ['id', 'planId', 'orderId'],
  keys: ['planId', 'orderId'],
  where: { isLate: (value, now) => sql<boolean>`(state = 'OPEN' and due_at < ${at(now)}) = ${value}` },
})

const terms = tableStore(api.staffInstalmentTerms, {
  table: 'instalments.terms',
})

export const instalmentsStaff = [
  ...resourceOperations(api.staffInstalmentPlans, plans),
  ...resourceOperations(api.staffInstalments, parts, {
    // Staff who look after orders may allow more time. Only staff who may refund money can waive a part.
    guarded: { state: 'orders.approve' },
    check(_, __, { before, reason }) {
      if (!reason) throw partErrors.REASON_NEEDED()
      if (before && before.state !== 'OPEN' && before.state !== 'WAIVED') throw partErrors.PART_IS_CLOSED()
    },
  }),
  ...resourceOperations(api.staffInstalmentTerms, terms),
]
