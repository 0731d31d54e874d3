import { OfferId } from '#core/modules/demos/instant/ondemand-api.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Teacher } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listUnoccupied } from './free-teachers.ts'
import { listOpenOffers, updateSeen } from './store-offers.ts'

/** Writes down that the teacher is there. A teacher who is not free gets no offers. */
export async function checkIn(ctx: Ctx, { teacherId }: Teacher) {
  const serverTime = ctx.now()
  await updateSeen(ctx.db, teacherId, serverTime)
  const [[teacher], free] = await Promise.all([
    listTeachers(ctx.db, [teacherId]),
    listUnoccupied(ctx, ctx.db, [teacherId]),
  ])
  if (!teacher || free.length === 0) return { serverTime, isFree: false, offers: [] }
  const offers = await listOpenOffers(ctx.db, teacher.subjects, serverTime)
  return { serverTime, isFree: true, offers: offers.map((offer) => ({ ...offer, id: OfferId.parse(offer.id) })) }
}
