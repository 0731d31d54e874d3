// A family asks for a demo now. All free teachers of the subject get the offer, and the first who accepts gives the demo.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later } from '#core/kernel/time.ts'
import { gradeRange, needsComputer } from '#core/modules/demos/category.ts'
import { demoErrors as errors } from '#core/modules/demos/errors.ts'
import { OFFERED_FOR } from '#core/modules/demos/instant/instant.ts'
import type { ondemandApi, OndemandState } from '#core/modules/demos/instant/ondemand-api.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { publishEvent } from '#server/platform/stream/publish-event.ts'
import { readTollFree, refuseAnother } from '../booking/hold-seat.ts'
import { needsConsentOf } from '../booking/word-booking.ts'
import { getCategory } from '../slots/store-categories.ts'
import { listOwnBookings } from '../store.ts'
import { listFreeNow } from './free-teachers.ts'
import { findOpenOffer, insertOffer, lockAsker, updateEnded, type StoredOffer } from './store-offers.ts'
import { offerState } from './view-ondemand.ts'

type AskInput = InputOf<typeof ondemandApi.joinOndemand>

/** Answers JOIN_ERROR when no teacher is free. Throws why the learner cannot have this demo. */
export async function askForDemo(ctx: Ctx, { ...ask }: AskInput, { learnerId }: LearnerCall): Promise<OndemandState> {
  if (needsComputer(ask.category) && ask.laptop === 'NO') throw errors.DEMO_NEEDS_COMPUTER()
  if (await needsConsentOf(ctx, learnerId)) throw errors.DEMO_NEEDS_CONSENT()
  const tollFree = await readTollFree(ctx)
  const offer = await ctx.db.transaction().execute(async (tx) => {
    await lockAsker(tx, learnerId)
    refuseAnother(await listOwnBookings(tx, learnerId, ask.category), tollFree)
    const { isOpen, hasInstant, grades } = await getCategory(tx, ask.category)
    if (!grades.includes(ask.grade)) throw errors['120027']({ range: gradeRange(grades) })
    if (!isOpen || !hasInstant) throw errors.DEMO_IS_CLOSED()
    const open = await findOpenOffer(tx, learnerId, ctx.now())
    if (open?.category === ask.category) return open
    // A child is in one demo at a time.
    if (open) await updateEnded(tx, open.id, ctx.now())
    return offerToFree(ctx, tx, { learnerId, ...ask })
  })
  if (offer) return offerState(ctx, offer)
  return { ondemandStatus: 'JOIN_ERROR', offer: null, bookingId: null, serverTime: ctx.now() }
}

/** Undefined: no teacher is free. */
async function offerToFree(
  ctx: Ctx,
  tx: Tx,
  { category, grade, laptop, learnerId }: Omit<AskInput, 'userId'> & { readonly learnerId: string },
): Promise<StoredOffer | undefined> {
  const free = await listFreeNow(ctx, tx, category)
  if (free.length === 0) return undefined
  const now = ctx.now()
  const wanted = { id: ctx.newId('dof'), learnerId, category, grade, laptop }
  const offer = { ...wanted, expiresAt: later(now, OFFERED_FOR), createdAt: now }
  await insertOffer(tx, offer)
  for (const id of free) await publishEvent(ctx, tx, { to: { topic: teacherTopic(id) }, kind: 'demo-offer', data: {} })
  return { ...offer, acceptedBy: null, bookingId: null }
}

/** The pages of one teacher follow it. */
export function teacherTopic(teacherId: string): string {
  return `demos:${teacherId}`
}
