// Stored papers are checked every night by the rules of today. One that is published stays as it is, and staff find it on Today.
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { derivedFields } from './staff/papers.ts'
import { listToCheck, updateProblems } from './store.ts'

export const checkAgainJob = job({
  name: 'papers.check-again',
  payload: z.unknown(),
  cron: '15 21 * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'papers.check-again',
      list: () => listToCheck(ctx.db),
      idOf: ({ id }) => id,
      async work({ id, problems: before, ...draft }) {
        const { problems } = await derivedFields(ctx.db, draft)
        if (!isDeepStrictEqual(problems, before)) await updateProblems(ctx.db, id, problems)
      },
    }),
})
