import { z } from 'zod'
import { offeredUntil } from '#core/modules/webinars/decide-place.ts'
import { isAhead } from '#core/modules/webinars/webinar-status.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { draftFor } from '../families/notices.ts'
import { lockWebinar, type StoredWebinar } from '../store-webinars.ts'
import { countPlaces, deleteLapsed, deleteWaiting, listWaitedFor, listWaiting, saveRegistration } from './store-registrations.ts' // prettier-ignore

/** So many at a time get an offer where a webinar has no limit any more. */
const MOST_OFFERS = 500

/** Every minute: each free place is held for the next in turn. Nobody waits for a webinar that has begun. */
export const offerPlacesJob = job({
  name: 'webinars.offer-places',
  payload: z.unknown(),
  cron: '* * * * *',
  async run(ctx) {
    await deleteLapsed(ctx.db, ctx.now())
    await forEachRow(ctx, {
      job: 'webinars.offer-places',
      list: (but) => listWaitedFor(ctx.db, but),
      idOf: ({ webinarId }) => webinarId,
      work: ({ webinarId }) => ctx.db.transaction().execute((tx) => offerPlaces(ctx, tx, webinarId)),
    })
  },
})

async function offerPlaces(ctx: Ctx, tx: Tx, webinarId: string): Promise<void> {
  const now = ctx.now()
  const webinar = await lockWebinar(tx, webinarId)
  if (!webinar || !isAhead(webinar, now)) return deleteWaiting(tx, webinarId)
  const { capacity } = webinar
  const taken = (await countPlaces(tx, [webinarId], now)).get(webinarId)?.taken ?? 0
  const free = capacity === null ? MOST_OFFERS : Math.min(capacity - taken, MOST_OFFERS)
  for (const { learnerId } of await listWaiting(tx, webinarId, free)) await giveOffer(ctx, tx, webinar, learnerId)
}

/** Holds a seat for the learner for a while, and says so. The caller has locked the webinar and knows that a seat is free. */
export async function giveOffer(ctx: Ctx, tx: Tx, webinar: StoredWebinar, learnerId: string): Promise<void> {
  const now = ctx.now()
  const heldUntil = offeredUntil(webinar.startsAt, now)
  const place = { webinarId: webinar.id, learnerId, isReminderSet: false, since: now, heldUntil }
  await saveRegistration(tx, { ...place, state: 'OFFERED' })
  const draft = draftFor('webinar-place', webinar, `${now}`)
  await notify(ctx, tx, {
    ...draft,
    to: { learnerId },
    key: `${draft.key} ${learnerId}`,
    values: { ...draft.values, until: { at: heldUntil } },
    isUrgent: true,
    expiresAt: heldUntil,
  })
}
