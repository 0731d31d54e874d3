// Who asked for something that needs a second person reads by mail that it is refused, and why.
import { z } from 'zod'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import type { RefusedRequest } from '#server/platform/access/points/staff-members.ts'
import { findMember } from '../store.ts'

export const refusedMailJob = job({
  name: 'staff.mail-refused',
  payload: z.object({ request: z.string(), askedBy: z.string(), decidedBy: z.string(), note: z.string() }),
  run: async (ctx, { request, askedBy, decidedBy, note }) => {
    const [asker, decider] = await Promise.all([findMember(ctx.db, askedBy), findMember(ctx.db, decidedBy)])
    if (!asker?.isActive) return
    await sendMessage(ctx, {
      key: 'staff-request-refused',
      channel: 'MAIL',
      to: asker.email,
      lang: 'en',
      subject: request,
      values: {
        name: asker.name,
        decider: decider?.name ?? 'A colleague',
        note,
        link: `${ctx.settings.publicUrl}/console/${request}/show`,
      },
    })
  },
})

export async function tellAsker(ctx: Ctx, tx: Tx, refused: RefusedRequest): Promise<void> {
  await ctx.enqueue(tx, refusedMailJob, { ...refused })
}
