// The demos of a teacher, and the note that the teacher writes to the parent.
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { DAY, later } from '#core/kernel/time.ts'
import { DEMO_CATEGORIES } from '#core/modules/demos/category.ts'
import { DemoId } from '#core/modules/demos/demo.ts'
import { demoStaffErrors } from '#core/modules/demos/errors.ts'
import type { demosTeachingApi } from '#core/modules/demos/instant/teaching-api.ts'
import { listLearnerNames } from '#server/modules/accounts/index.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Call, Teacher } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { announceOutcome } from '../families/announce.ts'
import { teacherTopic } from './ask-for-demo.ts'
import { findBooking, listTaught, lockBooking, updateBooking } from '../store.ts'

const SHOWN_FOR = 7 * DAY

export async function listTaughtDemos(ctx: Ctx, { teacherId }: Teacher) {
  const now = ctx.now()
  const [demos, [teacher]] = await Promise.all([
    listTaught(ctx.db, teacherId, { from: later(now, -SHOWN_FOR), till: later(now, SHOWN_FOR) }),
    listTeachers(ctx.db, [teacherId]),
  ])
  const names = await listLearnerNames(ctx.db, demos.map(({ learnerId }) => learnerId)) // prettier-ignore
  return {
    serverTime: now,
    givesDemos: DEMO_CATEGORIES.some((category) => teacher?.subjects.includes(category)),
    topic: teacherTopic(teacherId),
    demos: demos.map((demo) => ({
      ...demo,
      id: DemoId.parse(demo.id),
      learnerName: names.get(demo.learnerId) ?? null,
      noteDueAt: demo.state === 'ATTENDED' && demo.outcomeNote === null ? later(demo.endsAt, DAY) : null,
    })),
  }
}

type NoteInput = InputOf<typeof demosTeachingApi.writeOutcome>

/** Only of an own demo that was attended. The parent gets a notice. */
export async function writeOutcome(ctx: Ctx, { id, note }: NoteInput, { actor }: Call<Teacher>) {
  return ctx.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.teacherId !== actor.teacherId) throw commonErrors.NOT_FOUND_ERROR()
    if (booking.state !== 'ATTENDED') throw demoStaffErrors.DEMO_STATE_STAYS()
    await updateBooking(tx, id, { outcomeNote: note })
    const noted = await findBooking(tx, id)
    if (noted) await announceOutcome(ctx, tx, noted)
    await audit(ctx, tx, { actor, action: 'demos.note', subject: `demo-bookings/${id}` })
    return { outcomeNote: note }
  })
}
