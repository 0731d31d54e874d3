import { defineModule } from '#server/platform/module.ts'
import { actingAccounts } from '#server/platform/points/acting-accounts.ts'
import { ownLearners } from '#server/platform/access/points/own-learners.ts'
import { household } from './household.ts'
import { learners } from './own-learner.ts'
import { accountRoutes } from './routes.ts'
import { accountsStaff } from './staff.ts'
import { listActingAccounts } from './store-guardians.ts'

export const accounts = defineModule({
  name: 'accounts',
  household,
  contributes: [actingAccounts(listActingAccounts), ownLearners(learners)],
  operations: [...accountRoutes, ...accountsStaff],
})
