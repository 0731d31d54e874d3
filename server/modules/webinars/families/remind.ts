// Reminders of a webinar: by its plan, and a push message when it starts. They move with it.
import { z } from 'zod'
import { isAhead } from '#core/modules/webinars/webinar-status.ts'
import { cancelReminders, lockSubject, planReminders, type NoticeSubject } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findRegistration, listLearners } from '../registrations/store-registrations.ts'
import { findWebinar, lockWebinar, type StoredWebinar } from '../store-webinars.ts'
import { pathOf, valuesOf } from './notices.ts'

async function planWebinarReminders(
  ctx: Ctx,
  tx: Tx,
  webinar: StoredWebinar,
  learnerIds: readonly string[],
): Promise<void> {
  const { id: subject, startsAt, reminderMinutes: offsets } = webinar
  const who = learnerIds.map((learnerId) => ({ learnerId }))
  const plan = { subject, startsAt, who, values: valuesOf(webinar), link: pathOf(webinar), isChosen: true }
  await planReminders(ctx, tx, { ...plan, type: 'webinar-soon', offsets })
  await planReminders(ctx, tx, { ...plan, type: 'webinar-starts', offsets: [0] })
}

/**
 * The reminders of one learner, a moment after the registration: in a rush nobody waits for those of others. The subject is locked
 * before the webinar is read, so a move at the same moment finds these reminders and moves them.
 */
export const planRemindersJob = job({
  name: 'webinars.plan-reminders',
  payload: z.object({ webinarId: z.string(), learnerId: z.string() }),
  run: (ctx, { webinarId, learnerId }) =>
    ctx.db.transaction().execute(async (tx) => {
      await lockSubject(tx, webinarId)
      const [webinar, own] = [await findWebinar(tx, webinarId), await findRegistration(tx, webinarId, learnerId)]
      const isWanted = own?.state === 'REGISTERED' && own.isReminderSet
      if (isWanted && webinar && webinar.status !== 'CANCELLED')
        await planWebinarReminders(ctx, tx, webinar, [learnerId])
    }),
})

const AT_ONCE = 100

/** All reminders anew, by the plan as it is now: those that have left stay as they are. */
export const replanRemindersJob = job({
  name: 'webinars.replan-reminders',
  payload: z.object({ webinarId: z.string() }),
  async run(ctx, { webinarId }) {
    let after = ''
    for (;;) {
      const learnerIds = await ctx.db.transaction().execute(async (tx) => {
        const webinar = await lockWebinar(tx, webinarId)
        if (!webinar || !isAhead(webinar, ctx.now())) return []
        const portion = { after, size: AT_ONCE, states: ['REGISTERED'] as const, isReminderSet: true }
        const own = await listLearners(tx, webinarId, portion)
        await cancelReminders(tx, webinarId, own.map((learnerId) => ({ learnerId }))) // prettier-ignore
        await planWebinarReminders(ctx, tx, webinar, own)
        return own
      })
      if (learnerIds.length < AT_ONCE) return
      after = learnerIds.at(-1) ?? ''
    }
  },
})

/** Asked before each reminder leaves: the webinar is held, and the learner has a place and wants to be reminded. */
export async function isReminderCurrent(_ctx: Ctx, db: Db, { subject, learnerId }: NoticeSubject): Promise<boolean> {
  if (subject === null || learnerId === null) return false
  const [webinar, own] = await Promise.all([findWebinar(db, subject), findRegistration(db, subject, learnerId)])
  const isHeld = webinar !== undefined && webinar.status !== 'CANCELLED' && webinar.status !== 'DRAFT'
  return isHeld && own?.state === 'REGISTERED' && own.isReminderSet
}
