// The ledger, as staff see it.
import { sql } from 'kysely'
import { MOST_COUNTED } from '#core/kernel/resource.ts'
import { ledgerStaffApi } from '#core/modules/ledger/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { trialBalance } from './trial-balance.ts'

const entries = tableStore(ledgerStaffApi.staffLedger, {
  table: 'ledger.entry',
  computed: {
    amount: sql`(select sum(amount) filter (where amount > 0) from ledger.posting where entry_id = entry.id)::bigint`,
    postings: sql`(select json_agg(json_build_object('account', account, 'amount', amount) order by line)
      from ledger.posting where entry_id = entry.id)`,
  },
  search: ['id', 'reference', 'kind'],
  keys: ['reference'],
  where: {
    // Every entry names an account of ours. The newest entries of an account are found by their ids, which are in the order of time.
    account: (value) => sql<boolean>`id = any(array(select entry_id from ledger.posting where account = ${value}
      order by entry_id desc limit ${MOST_COUNTED + 1}))`,
  },
})

export const ledgerStaff = [
  ...resourceOperations(ledgerStaffApi.staffLedger, entries),
  ...routes(ledgerStaffApi.staffBooks, { getTrialBalance: (ctx, days) => trialBalance(ctx.staffDb, days) }),
]
