// The ledger, as staff see it.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Instant, line, Paise } from '#core/kernel/schemas.ts'

export const ledgerStaffApi = {
  staffLedger: resource({
    name: 'ledger-entries',
    feature: 'ledger',
    record: z.object({
      id: z.string(),
      kind: z.string(),
      reference: z.string(),
      at: Instant,
      /** All that is debited: as much is credited. */
      amount: Paise,
      postings: z.array(z.object({ account: z.string(), amount: Paise })),
    }),
    filter: z.object({ kind: line(40).optional(), reference: line(64).optional(), account: line(120).optional() }),
    sort: ['at'],
    sums: ['amount'],
    newestFirst: true,
  }),
  staffBooks: {
    getTrialBalance: endpoint({
      method: 'GET',
      path: '/staff/trial-balance',
      summary: 'Staff: get the trial balance (customer accounts by kind; the sum is zero)',
      access: 'staff:ledger.view',
      /** Days in India, both of them included. Without them from the first entry to the last. */
      query: z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() }),
      response: z.object({
        accounts: z.array(z.object({ account: z.string(), debit: Paise, credit: Paise, balance: Paise })),
        debit: Paise,
        credit: Paise,
      }),
    }),
  },
}
