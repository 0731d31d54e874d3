import { defineModule } from '#server/platform/module.ts'
import { sellables } from '#server/platform/points/sellables.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
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
  contributes: [sitemapPages(async () => ['/money-left']), workQueues(...walletWaiting), sellables(recharge)],
  household,
  operations: [...walletRoutes, ...walletStaff],
  jobs: [expireHoldsJob],
})
