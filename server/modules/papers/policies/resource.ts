// Marking policies as staff keep them. A rule is never changed: another one is a new row, the next edition of its place.
import { sql } from 'kysely'
import { papersStaffApi as api } from '#core/modules/papers/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { nextEdition } from './store.ts'

const rows = tableStore(api.staffMarkingPolicies, {
  table: 'papers.marking_policy',
  computed: { checkedOn: sql`to_char(checked_on, 'YYYY-MM-DD')` },
  search: ['exam', 'section', 'note', 'source', 'id'],
  where: { isChecked: (value) => sql<boolean>`(checked_on is not null) = ${value}` },
})

export const policyOperations = resourceOperations(api.staffMarkingPolicies, rows, {
  kind: 'mpl',
  complete: async (_ctx, tx, { fields }) => ({ ...fields, edition: await nextEdition(tx, fields) }),
})
