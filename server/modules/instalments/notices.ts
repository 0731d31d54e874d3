// What the payer is told of an instalment. Always the payer, whose phone the order has: never the child.
import { z } from 'zod'
import { showMoney } from '#core/kernel/money.ts'
import { showDate } from '#core/kernel/time.ts'
import { limitsAt, nextPart, suspendsAt } from '#core/modules/instalments/standing.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findPlanOfOrder, getTerms, type Plan } from './store.ts'

const NOTICES = ['part-soon', 'part-due', 'part-late', 'part-limited', 'part-suspended', 'part-restored'] as const
export type Notice = (typeof NOTICES)[number]

/** Sent once the transaction has committed, and again until it is taken. */
export async function sendNotice(ctx: Ctx, tx: Tx, { orderId }: Plan, notice: Notice): Promise<void> {
  await ctx.enqueue(tx, noticeJob, { orderId, notice })
}

export const noticeJob = job({
  name: 'instalments.notice',
  payload: z.object({ orderId: z.string(), notice: z.enum(NOTICES) }),
  run: async (ctx, { orderId, notice: key }) => {
    const [plan, order, terms] = await Promise.all([
      findPlanOfOrder(ctx.db, orderId),
      findOrder(ctx.db, orderId),
      getTerms(ctx.db),
    ])
    const part = plan && nextPart(plan.parts)
    if (!plan || !order || (!part && key !== 'part-restored')) return
    const until = part && (key === 'part-late' ? limitsAt(part, terms) : suspendsAt(part, terms))
    const values = {
      course: plan.title,
      link: `${ctx.settings.publicUrl}/me?tab=passbook`,
      parts: String(plan.parts.length),
      ...(part && {
        part: String(part.no),
        amount: showMoney(part.totalAmount),
        date: showDate(part.dueAt, order.lang),
      }),
      ...(until && { until: showDate(until, order.lang) }),
    }
    await sendMessage(ctx, { key, channel: 'SMS', to: order.phone, lang: order.lang, values, subject: order.id })
  },
})
