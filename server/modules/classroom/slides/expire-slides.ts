import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import { incomingKey } from '#server/modules/media/index.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteSlide, listOldSlides } from './store-slides.ts'

const KEPT_AFTER_CLASS = 30 * DAY
const SENT_WITHIN = DAY

/** Every night: slides of classes that were a month ago, and those whose file never came. */
export const expireSlidesJob = job({
  name: 'classroom.expire-slides',
  payload: z.unknown(),
  cron: '55 21 * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.expire-slides',
      list: (but) =>
        listOldSlides(
          ctx.db,
          { ended: later(ctx.now(), -KEPT_AFTER_CLASS), announced: later(ctx.now(), -SENT_WITHIN) },
          but,
        ),
      idOf: ({ id }) => id,
      async work({ id, key }) {
        await ctx.files.remove(key ?? incomingKey(id))
        await ctx.db.transaction().execute((tx) => deleteSlide(tx, id))
      },
    }),
})
