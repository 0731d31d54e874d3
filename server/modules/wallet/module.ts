import { defineModule } from '#server/platform/module.ts'
import { walletMessages } from './reference/messages.ts'
import { household } from './household.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { walletRoutes } from './routes.ts'
import { recharge } from './sells.ts'
import { walletStaff } from './staff/resources.ts'
import { walletWaiting } from './waiting.ts'

export const wallet = defineModule({
  name: 'wallet',
  messages: walletMessages,
  sitemap: async () => ['/money-left'],
  waiting: walletWaiting,
  household,
  operations: [...walletRoutes, ...walletStaff],
  jobs: [expireHoldsJob],
  sells: [recharge],
})
