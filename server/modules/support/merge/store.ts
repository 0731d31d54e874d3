// SQL over what staff have asked to be made one.
import { supportStaffApi as api } from '#core/modules/support/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const merges = tableStore(api.staffMerges, {
  table: 'support.merge',
  search: ['fromAccount', 'intoAccount', 'reason', 'askedBy'],
  keys: ['fromAccount', 'intoAccount'],
})
