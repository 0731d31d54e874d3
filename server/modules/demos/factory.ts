// For tests and for the seed.
import { DAY, later, startOfDayInIndia, type Instant, HOUR } from '#core/kernel/time.ts'
import { OFFERED_FOR } from '#core/modules/demos/instant/instant.ts'
import { SLOT_LENGTH } from '#core/modules/demos/slots.ts'
import type { DemoCategoryKey, LaptopAnswer } from '#core/modules/demos/category.ts'
import type { DemoState } from '#core/modules/demos/booking-state.ts'
import { DemoId } from '#core/modules/demos/demo.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { aPlannedSession } from '#server/modules/classroom/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { insertOffer } from './instant/store-offers.ts'
import { countAttended, findBooking, insertBooking, updateBooking } from './store.ts'

interface NewDemo {
  readonly learnerId: string
  readonly category?: DemoCategoryKey
  readonly teacherId?: string
  readonly grade?: number
  readonly laptop?: LaptopAnswer
  readonly startsAt?: Instant
  readonly state?: DemoState
  readonly outcomeNote?: string
}

/** Five in the afternoon, so many days from today. */
export function atFive(ctx: Ctx, days: number): Instant {
  return later(startOfDayInIndia(ctx.now()), days * DAY + 17 * HOUR)
}

/** A confirmed demo with its live session, without notices. Undefined: the teacher is busy then. */
export async function aDemo(ctx: Ctx, { learnerId, category = 'coding', grade = 3, laptop = 'YES', state = 'BOOKED', outcomeNote, ...but }: NewDemo) {
  const id = DemoId.parse(ctx.newId('dmo'))
  const { startsAt = atFive(ctx, 1), teacherId = (await aTeacher(ctx, { subjects: [category] })).id } = but
  const endsAt = later(startsAt, SLOT_LENGTH)
  const isOver = endsAt <= ctx.now()
  const sessionId = await aPlannedSession(ctx, { kind: 'DEMO', subject: category, teacherId, startsAt, endsAt, isOver })
  if (sessionId === undefined) return undefined
  const booking = { id, rootId: id, rescheduleOf: null, learnerId, category, grade, laptop, teacherId, startsAt, endsAt, sessionId }
  await inTransaction(ctx.db, async (tx) => {
    await insertBooking(tx, { ...booking, state, heldUntil: null, moves: 0, sequence: 0, createdAt: ctx.now() })
    if (state === 'ATTENDED') await countAttended(tx, category)
    if (outcomeNote !== undefined) await updateBooking(tx, id, { outcomeNote })
  })
  return findBooking(ctx.db, id)
} // prettier-ignore

/** An offer of a demo that starts at once, which nobody accepted. */
export async function anOldOffer(ctx: Ctx, learnerId: string): Promise<void> {
  const createdAt = later(ctx.now(), -DAY)
  const offer = { id: ctx.newId('dof'), learnerId, category: 'coding', grade: 3, laptop: 'YES' } as const
  await inTransaction(ctx.db, (tx) =>
    insertOffer(tx, { ...offer, expiresAt: later(createdAt, OFFERED_FOR), createdAt }),
  )
}
