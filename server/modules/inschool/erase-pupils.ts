// Ninety days after a session opened, everything about its pupils is erased. A result that a family has taken over stays with it.
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { KEPT_MS } from '#core/modules/inschool/in-school.ts'
import { deleteAttempts } from '#server/modules/attempts/index.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deletePupil, listPupilsToErase } from './store.ts'

export const erasePupilsJob = job({
  name: 'inschool.erase-pupils',
  needsSecondPerson: true,
  payload: z.unknown(),
  cron: '45 20 * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'inschool.erase-pupils',
      list: (but) => listPupilsToErase(ctx.db, later(ctx.now(), -KEPT_MS), but),
      idOf: ({ id }) => id,
      work: ({ id, attemptId, isClaimed }) =>
        ctx.db.transaction().execute(async (tx) => {
          if (!isClaimed) await deleteAttempts(tx, [attemptId])
          await deletePupil(tx, id)
        }),
    }),
})
