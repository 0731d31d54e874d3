import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { accountRoutes } from './routes.ts'
import { accountsStaff } from './staff.ts'
import { listActingAccounts } from './store-guardians.ts'

export const accounts = defineModule({
  name: 'accounts',
  household,
  actingAccounts: listActingAccounts,
  operations: [...accountRoutes, ...accountsStaff],
})
