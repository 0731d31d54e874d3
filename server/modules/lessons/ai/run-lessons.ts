// Lessons led by AI begin at their hour and end when nobody can be in them any more, by the server's clock.
import { z } from 'zod'
import { beginLesson, endLesson, listDueLessons } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { prepareLesson } from './hold-lesson.ts'
import { listClosing, updateClosed } from './store-ai.ts'

export const runLessonsJob = job({
  name: 'lessons.run-ai-lessons',
  payload: z.unknown(),
  cron: '* * * * *',
  async run(ctx) {
    await beginDue(ctx)
    await forEachRow(ctx, {
      job: 'lessons.run-ai-lessons',
      list: (but) => listClosing(ctx.db, ctx.now(), but),
      idOf: ({ sessionId }) => sessionId,
      work: ({ sessionId, heldTill }) =>
        inTransaction(ctx.db, async (tx) => {
          await endLesson(ctx, tx, sessionId, heldTill)
          await updateClosed(tx, sessionId, ctx.now())
        }),
    })
  },
})

/** One for which nothing is published does not begin: it may still be published during its hour. */
async function beginDue(ctx: Ctx): Promise<void> {
  await forEachRow(ctx, {
    job: 'lessons.begin-ai-lessons',
    list: (but) => listDueLessons(ctx.db, ctx.now(), but),
    idOf: ({ id }) => id,
    work: ({ id, startsAt }) =>
      inTransaction(ctx.db, async (tx) => {
        if (await prepareLesson(ctx, tx, id)) await beginLesson(ctx, tx, id, startsAt)
      }),
  })
}
