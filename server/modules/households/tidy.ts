import { z } from 'zod'
import { LearnerErased } from '#core/modules/accounts/events.ts'
import { job, listener } from '#server/platform/jobs/queue.ts'
import { deleteInvitations, deleteInvitationsFor } from './store.ts'

export const tidyInvitationsJob = job({
  name: 'households.tidy',
  payload: z.unknown(),
  cron: '35 20 * * *', // 02:05 IST
  run: ({ db, now }) => deleteInvitations(db, now()),
})

export const forgetInvitationsListener = listener('households.forget', LearnerErased, ({ db }, { learnerId }) =>
  deleteInvitationsFor(db, learnerId),
)
