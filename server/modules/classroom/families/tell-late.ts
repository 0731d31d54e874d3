// The teacher has not come: staff see it after three minutes, and families hear of it after ten.
import { z } from 'zod'
import { later, MINUTE } from '#core/kernel/time.ts'
import { notify } from '#server/modules/notices/index.ts'
import { localisedSubjects } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { listParticipants } from '../planned/planners.ts'
import { findTaughtSession, listLate } from '../store-sessions.ts'
import { markLateTold } from '../store-write.ts'

export const ALERT_AFTER = 3 * MINUTE
const FAMILIES_AFTER = 10 * MINUTE
const MOST_LEARNERS = 5_000

export const tellLateJob = job({
  name: 'classroom.tell-late',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'classroom.tell-late',
      list: (but) => listLate(ctx.db, { from: ctx.now(), till: later(ctx.now(), -FAMILIES_AFTER) }, but),
      idOf: ({ id }) => id,
      work: ({ id }) => ctx.db.transaction().execute((tx) => tellLate(ctx, tx, id)),
    }),
})

/** Once for each class. */
async function tellLate(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  if (!(await markLateTold(tx, sessionId, ctx.now()))) return
  const session = await findTaughtSession(tx, sessionId)
  if (!session) return
  const subjectName = await localisedSubjects(ctx)
  for (const learnerId of await listParticipants(ctx, tx, session, MOST_LEARNERS))
    await notify(ctx, tx, {
      to: { learnerId },
      type: 'class-late',
      key: `class late ${sessionId} ${learnerId}`,
      purpose: 'CHANGES',
      values: { course: subjectName(session.subject), time: { at: session.startsAt } },
      link: `/class/${sessionId}`,
      subject: sessionId,
      isUrgent: true,
      expiresAt: session.endsAt,
    })
}
