// Who looks at a demo, and which demo of theirs counts.
import { isSeated } from '#core/modules/demos/booking-state.ts'
import type { DemoCategoryKey } from '#core/modules/demos/category.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listOwnBookings, type StoredBooking } from '../store.ts'
import { getLinkedBooking } from './find-own.ts'

export interface DemoViewer {
  /** The demo that counts, if there is one. */
  readonly booking: StoredBooking | undefined
  readonly learnerId: string | undefined
  readonly category: DemoCategoryKey
  /** Missed demos that were not our fault. */
  readonly missed: number
}

interface ViewerAsk {
  readonly link?: string | undefined
  readonly category: DemoCategoryKey
}

/** The link says who it is, then the session. A visitor is nobody yet. */
export async function findViewer(ctx: Ctx, actor: Actor, { link, category }: ViewerAsk): Promise<DemoViewer> {
  if (link !== undefined) {
    const booking = await getLinkedBooking(ctx, link)
    return { booking, learnerId: booking.learnerId, category: booking.category, missed: 0 }
  }
  if (actor.kind !== 'household') return { booking: undefined, learnerId: undefined, category, missed: 0 }
  const { learnerId } = actor
  const own = await listOwnBookings(ctx.db, learnerId, category)
  const booking = own.find(({ state, heldUntil }) => state === 'ATTENDED' || state === 'NO_SHOW' || isSeated({ state, heldUntil }, ctx.now()))
  const missed = own.filter(({ state, isFault }) => state === 'NO_SHOW' && !isFault).length
  return { booking, learnerId, category, missed }
} // prettier-ignore
