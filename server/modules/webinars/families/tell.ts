// Tells everybody who has registered or waits that a webinar has moved, is cancelled, or can be watched.
import { z } from 'zod'
import type { RegistrationState } from '#core/modules/webinars/decide-place.ts'
import { beginsSoon } from '#core/modules/messages/quiet-hours.ts'
import { notify } from '#server/modules/notices/index.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { listLearners } from '../registrations/store-registrations.ts'
import { findWebinar } from '../store-webinars.ts'
import { draftFor } from './notices.ts'

const AT_ONCE = 100

const told = {
  'webinar-moved': ['REGISTERED', 'WAITING', 'OFFERED'],
  'webinar-cancelled': ['REGISTERED', 'WAITING', 'OFFERED'],
  'webinar-recording': ['REGISTERED'],
} as const satisfies Record<string, readonly RegistrationState[]>

/** Once to each for `about`: a retry goes over them again, and a notice's key lets nobody hear of it twice. */
export const tellWebinarJob = job({
  name: 'webinars.tell',
  payload: z.object({ webinarId: z.string(), type: z.enum(['webinar-moved', 'webinar-cancelled', 'webinar-recording']), about: z.string() }),
  async run(ctx, { webinarId, type, about }) {
    const webinar = await findWebinar(ctx.db, webinarId)
    // The webinar was cancelled or restored since. Another job reports that.
    if (!webinar || (webinar.status === 'CANCELLED') !== (type === 'webinar-cancelled')) return
    const draft = draftFor(type, webinar, about)
    const isUrgent = type !== 'webinar-recording' && beginsSoon(webinar.startsAt, ctx.now())
    let after = ''
    for (;;) {
      const learnerIds = await listLearners(ctx.db, webinarId, { after, size: AT_ONCE, states: told[type] })
      await ctx.db.transaction().execute(async (tx) => {
        for (const learnerId of learnerIds)
          await notify(ctx, tx, { ...draft, isUrgent, to: { learnerId }, key: `${draft.key} ${learnerId}` })
      })
      if (learnerIds.length < AT_ONCE) return
      after = learnerIds.at(-1) ?? ''
    }
  },
}) // prettier-ignore
