import { z } from 'zod'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteUsedTokens } from './store.ts'

export const tidyTokensJob = job({
  name: 'partners.tidy',
  payload: z.unknown(),
  cron: '45 20 * * *', // 02:15 IST
  run: ({ db, now }) => deleteUsedTokens(db, now()),
})
