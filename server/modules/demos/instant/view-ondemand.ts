// Answers if a demo can start now, and what has become of an offer.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { MOST_MISSED } from '#core/modules/demos/booking-state.ts'
import { DemoId } from '#core/modules/demos/demo.ts'
import { statusOfOffer, statusOfSupply, type OndemandStatus } from '#core/modules/demos/instant/instant.ts'
import { OfferId, type ondemandApi, type OndemandState } from '#core/modules/demos/instant/ondemand-api.ts'
import { isLearnerOf } from '#server/modules/accounts/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findViewer, type DemoViewer } from '../booking/find-viewer.ts'
import type { StoredCategory } from '../slots/store-categories.ts'
import { getCategory } from '../slots/store-categories.ts'
import { listFreeNow } from './free-teachers.ts'
import { findOffer, type StoredOffer } from './store-offers.ts'

type OndemandAsk = InputOf<typeof ondemandApi.getOndemand>

export async function viewOndemand(ctx: Ctx, ask: OndemandAsk, { actor }: Call<Actor>): Promise<OndemandState> {
  if (ask.offerId !== undefined) return offerState(ctx, await getOwnOffer(ctx, actor, ask.offerId))
  const viewer = await findViewer(ctx, actor, { category: ask.category, link: undefined })
  const category = await getCategory(ctx.db, ask.category)
  const ondemandStatus = await supplyStatus(ctx, viewer, { ...ask, category })
  return { ondemandStatus, offer: null, bookingId: null, serverTime: ctx.now() }
}

interface SupplyAsk {
  readonly category: StoredCategory
  readonly grade?: number | undefined
  readonly isDismissed?: boolean | undefined
}

/** Nobody who could not book the demo is offered one now. */
export async function supplyStatus(
  ctx: Ctx,
  { booking, missed }: DemoViewer,
  { category, grade, isDismissed = false }: SupplyAsk,
): Promise<OndemandStatus> {
  const isEligible = grade === undefined || category.grades.includes(grade)
  const isWithout = booking === undefined || booking.state === 'NO_SHOW' || booking.state === 'HELD'
  if (!category.isOpen || !category.hasInstant || !isEligible || !isWithout || missed >= MOST_MISSED)
    return 'NOT_AVAILABLE'
  const free = await listFreeNow(ctx, ctx.db, category.key)
  return statusOfSupply(free.length > 0, isDismissed)
}

export function offerState(ctx: Ctx, { id, expiresAt, bookingId }: StoredOffer): OndemandState {
  const now = ctx.now()
  const ondemandStatus = statusOfOffer({ bookingId, expiresAt }, now)
  return {
    ondemandStatus,
    offer: ondemandStatus === 'OPTION_AVAILABLE' ? { id: OfferId.parse(id), expiresAt } : null,
    bookingId: bookingId === null ? null : DemoId.parse(bookingId),
    serverTime: now,
  }
}

/** Throws NOT_FOUND_ERROR for the offer of another household. */
async function getOwnOffer(ctx: Ctx, actor: Actor, id: string): Promise<StoredOffer> {
  const offer = actor.kind === 'household' ? await findOffer(ctx.db, id) : undefined
  const isOwn = offer && actor.kind === 'household' && (await isLearnerOf(ctx.db, actor.accountId, offer.learnerId))
  if (!offer || !isOwn) throw commonErrors.NOT_FOUND_ERROR()
  return offer
}
