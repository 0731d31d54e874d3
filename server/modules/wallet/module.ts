import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { walletRoutes } from './routes.ts'
import { walletStaff } from './staff/resources.ts'

export const wallet = defineModule({
  name: 'wallet',
  household,
  operations: [...walletRoutes, ...walletStaff],
  jobs: [expireHoldsJob],
})
