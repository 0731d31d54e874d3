import { sql } from 'kysely'
import { noticesStaffApi as api } from '#core/modules/notices/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const sends = tableStore(api.staffNoticeSends, {
  table: 'notices.send',
  // The others went to a number without a household.
  only: sql<boolean>`account_id is not null`,
  computed: { type: sql`(select n.type from notices.notice n where n.id = notices.send.notice_id)` },
  search: ['accountId'],
  keys: ['accountId'],
})

export const noticesStaff = resourceOperations(api.staffNoticeSends, sends)
