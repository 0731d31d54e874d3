// The ledger, as staff see it.
import { sql } from 'kysely'
import { ledgerStaffApi } from '#core/modules/ledger/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { trialBalance } from './trial-balance.ts'

const entries = tableStore(ledgerStaffApi.staffLedger, {
  table: 'ledger.entry',
  computed: {
    postings: sql`(select json_agg(json_build_object('account', account, 'amount', amount) order by line)
      from ledger.posting where entry_id = entry.id)`,
  },
  search: ['id', 'reference', 'kind'],
  where: { account: (value) => sql<boolean>`exists (select from ledger.posting where entry_id = entry.id and account = ${value})` }, // prettier-ignore
})

export const ledgerStaff = [
  ...resourceOperations(ledgerStaffApi.staffLedger, entries),
  ...routes(ledgerStaffApi.staffBooks, { getTrialBalance: (ctx) => trialBalance(ctx.db) }),
]
