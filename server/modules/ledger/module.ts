import { defineModule } from '#server/platform/module.ts'
import { checkDaysJob } from './check-days.ts'
import { household } from './household.ts'
import { ledgerStaff } from './staff.ts'
import { sumEntriesJob } from './sum-entries.ts'

export const ledger = defineModule({
  name: 'ledger',
  household,
  operations: ledgerStaff,
  jobs: [sumEntriesJob, checkDaysJob],
})
