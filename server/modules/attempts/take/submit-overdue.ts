// Submits attempts whose time and grace are over: nobody has to be there.
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { GRACE_MS } from '#core/modules/attempts/attempt-status.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { listOverdue } from '../store.ts'
import { submitIn } from './submit-attempt.ts'

export const submitOverdueJob = job({
  name: 'attempts.submit-overdue',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'attempts.submit-overdue',
      list: (but) => listOverdue(ctx.db, later(ctx.now(), -GRACE_MS), but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => submitIn(ctx, tx, id, 'AUTO_SUBMITTED')),
    }),
})
