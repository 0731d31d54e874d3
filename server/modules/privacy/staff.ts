import { sql } from 'kysely'
import { privacyStaffApi } from '#core/modules/privacy/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const deletions = tableStore({
  table: 'privacy.deletion',
  id: sql<string>`account_id`,
  fields: ['askedAt', 'dueAt'],
  instants: ['askedAt', 'dueAt'],
  search: ['accountId'],
  sortedBy: 'dueAt',
})

export const privacyStaff = resourceOperations('deletions', privacyStaffApi.staffDeletions, deletions)
