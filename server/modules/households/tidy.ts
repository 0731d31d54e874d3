import { z } from 'zod'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteInvitations } from './store.ts'

export const tidyInvitationsJob = job({
  name: 'households.tidy',
  payload: z.unknown(),
  cron: '35 20 * * *', // 02:05 IST
  run: ({ db, now }) => deleteInvitations(db, now()),
})
