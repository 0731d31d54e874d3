// Staff change one learner's place: offer a free seat out of turn, or take the learner off. Each with a reason.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { offeredUntil } from '#core/modules/webinars/decide-place.ts'
import { webinarStaffErrors as errors } from '#core/modules/webinars/errors.ts'
import type { webinarsStaffApi } from '#core/modules/webinars/staff-api.ts'
import { isAhead } from '#core/modules/webinars/webinar-status.ts'
import { cancelReminders } from '#server/modules/notices/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { giveOffer } from '../registrations/offer-places.ts'
import {
  countPlaces,
  deleteRegistration,
  findRegistration,
  type Registration,
} from '../registrations/store-registrations.ts'
import { lockWebinar, type StoredWebinar } from '../store-webinars.ts'

type Api = typeof webinarsStaffApi.staffWebinarActions

/** Throws NOT_FOUND_ERROR, NOT_WAITING or NO_SEAT_FREE. */
export async function offerPlace(ctx: Ctx, ask: InputOf<Api['offerPlace']>, { actor }: Call<Staff>) {
  const now = ctx.now()
  const heldUntil = await change(ctx, actor, { ...ask, action: 'offer' }, async (tx, webinar, { learnerId, state }) => {
    if (state !== 'WAITING' || !isAhead(webinar, now)) throw errors.NOT_WAITING()
    const taken = (await countPlaces(tx, [webinar.id], now)).get(webinar.id)?.taken ?? 0
    if (webinar.capacity !== null && taken >= webinar.capacity) throw errors.NO_SEAT_FREE()
    await giveOffer(ctx, tx, webinar, learnerId)
    return offeredUntil(webinar.startsAt, now)
  })
  return { heldUntil }
}

/** The seat is free for the next in turn. Throws NOT_FOUND_ERROR. */
export async function removeRegistration(
  ctx: Ctx,
  ask: InputOf<Api['removeRegistration']>,
  { actor }: Call<Staff>,
): Promise<void> {
  await change(ctx, actor, { ...ask, action: 'remove' }, async (tx, webinar, { learnerId }) => {
    await cancelReminders(tx, webinar.id, [{ learnerId }])
    await deleteRegistration(tx, webinar.id, learnerId)
  })
}

interface PlaceChange {
  /** "wbn… lrn…" */
  readonly id: string
  readonly action: string
  readonly reason: string
}

async function change<T>(
  ctx: Ctx,
  actor: Staff,
  { id, action, reason }: PlaceChange,
  work: (tx: Tx, webinar: StoredWebinar, place: Registration) => Promise<T>,
): Promise<T> {
  const [webinarId = '', learnerId = ''] = id.split(' ')
  return ctx.db.transaction().execute(async (tx) => {
    const webinar = await lockWebinar(tx, webinarId)
    const place = await findRegistration(tx, webinarId, learnerId)
    if (!webinar || !place) throw commonErrors.NOT_FOUND_ERROR()
    const answer = await work(tx, webinar, place)
    const detail = { before: { state: place.state }, reason }
    await audit(ctx, tx, { actor, action: `webinar-registrations.${action}`, subject: `webinar-registrations/${id}`, detail })
    return answer
  })
} // prettier-ignore
