// Reminders of a test of a course that opens at an hour: planned shortly before the first, for those who have the course by then.
import { z } from 'zod'
import { HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { listLearnersOfCourses } from '#server/modules/enrolments/index.ts'
import { planReminders, type NoticeSubject } from '#server/modules/notices/index.ts'
import { findPaper, listUnreminded, reminderValues, takeUnreminded } from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { testAccess } from '../test-access.ts'

const OFFSETS = [24 * 60, 60]
/** Early enough for the first reminder, with some runs of the job to spare. */
const AHEAD = 24 * HOUR + 20 * MINUTE
const MOST = 5_000

export const remindJob = job({
  name: 'attempts.remind',
  payload: z.unknown(),
  cron: '*/5 * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'attempts.remind',
      list: (but) => listUnreminded(ctx.db, { from: ctx.now(), till: later(ctx.now(), AHEAD) }, but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => planFor(ctx, tx, id)),
    }),
})

async function planFor(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const paper = await takeUnreminded(tx, id, ctx.now())
  if (!paper || paper.opensAt === null) return
  const learnerIds = await listLearnersOfCourses(tx, paper.bundleIds, { now: ctx.now(), size: MOST })
  await planReminders(ctx, tx, {
    type: 'test-soon',
    subject: id,
    startsAt: paper.opensAt,
    offsets: OFFSETS,
    who: learnerIds.map((learnerId) => ({ learnerId })),
    values: reminderValues(paper, paper.opensAt),
    link: `/quiz/${id}`,
    // With the course.
    isChosen: true,
  })
}

/** Asked before each reminder leaves: the test is still to be taken, and this learner may take it. */
export async function isTestCurrent(ctx: Ctx, db: Db, { subject, learnerId }: NoticeSubject): Promise<boolean> {
  const paper = subject === null ? undefined : await findPaper(db, subject)
  if (paper?.status !== 'PUBLISHED' || learnerId === null) return false
  return (await testAccess(ctx, db, learnerId, paper)).state === 'OPEN'
}
