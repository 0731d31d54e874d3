import { defineModule } from '#server/platform/module.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { walletRoutes } from './routes.ts'
import { walletStaff } from './staff/resources.ts'

export const wallet = defineModule({
  name: 'wallet',
  operations: [...walletRoutes, ...walletStaff],
  jobs: [expireHoldsJob],
})
