import { z } from 'zod'
import { AccountErased } from '#core/modules/accounts/events.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { deleteUsedTokens, forgetCustomer } from './store.ts'

export const tidyTokensJob = job({
  name: 'partners.tidy',
  payload: z.unknown(),
  cron: '45 20 * * *', // 02:15 IST
  run: ({ db, now }) => deleteUsedTokens(db, now()),
})

export const forgetCustomerListener = listener('partners.forget-customer', AccountErased, ({ db }, { accountId }) =>
  db.transaction().execute((tx) => forgetCustomer(tx, accountId)),
)
