// Reminders of classes, an hour and ten minutes before: planned shortly before, for those who are in the batch by then.
import { z } from 'zod'
import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import { moveReminders, planReminders } from '#server/modules/notices/index.ts'
import { localisedSubjects } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findSession, listBatchesOf, listUnreminded } from '../store-sessions.ts'
import { updateReminded } from '../store-write.ts'
import { membersOf } from './members.ts'

const OFFSETS = [60, 10]
/** Early enough for the first reminder, with a run of the job to spare. */
const AHEAD = 80 * MINUTE

export const remindJob = job({
  name: 'classroom.remind',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.remind',
      list: (but) => listUnreminded(ctx.db, { from: ctx.now(), till: later(ctx.now(), AHEAD) }, but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => planFor(ctx, tx, id)),
    }),
})

async function planFor(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const session = await findSession(tx, id)
  if (!session || session.status !== 'SCHEDULED' || session.remindedAt !== null) return
  const batches = await listBatchesOf(tx, id)
  const who = await membersOf(ctx, tx, batches.map(({ batchId }) => batchId)) // prettier-ignore
  const values = await valuesOf(ctx, session.subject, session.startsAt)
  await planReminders(ctx, tx, { type: 'class-soon', subject: id, startsAt: session.startsAt, offsets: OFFSETS, who, values, link: '/timetable', isChosen: true }) // prettier-ignore
  await updateReminded(tx, id, ctx.now())
}

/** Does nothing where none are planned yet: the timetable of the job finds the class at its new hour. */
export async function moveClassReminders(ctx: Ctx, tx: Tx, id: string, startsAt: Instant): Promise<void> {
  const session = await findSession(tx, id)
  if (!session || session.remindedAt === null) return
  const values = await valuesOf(ctx, session.subject, startsAt)
  await moveReminders(ctx, tx, { subject: id, startsAt, values })
}

async function valuesOf(ctx: Ctx, subject: string, startsAt: Instant) {
  const subjectName = await localisedSubjects(ctx)
  return { course: subjectName(subject), time: { at: startsAt } }
}
