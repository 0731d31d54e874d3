import { defineModule } from '#server/platform/module.ts'
import { actingAccounts } from '#server/platform/points/acting-accounts.ts'
import { household } from './household.ts'
import { accountRoutes } from './routes.ts'
import { accountsStaff } from './staff.ts'
import { listActingAccounts } from './store-guardians.ts'

export const accounts = defineModule({
  name: 'accounts',
  household,
  contributes: [actingAccounts(listActingAccounts)],
  operations: [...accountRoutes, ...accountsStaff],
})
