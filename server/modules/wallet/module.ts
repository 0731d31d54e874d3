import { defineModule } from '#server/platform/module.ts'
import { household } from './household.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { walletRoutes } from './routes.ts'
import { recharge } from './sells.ts'
import { walletStaff } from './staff/resources.ts'
import { walletWaiting } from './waiting.ts'
import { walletMessages } from './reference/messages.ts'

export const wallet = defineModule({
  name: 'wallet',
  sitemap: async () => ['/money-left'],
  waiting: walletWaiting,
  household,
  operations: [...walletRoutes, ...walletStaff],
  jobs: [expireHoldsJob],
  sells: [recharge],
  messages: walletMessages,
})
