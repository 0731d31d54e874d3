// Notices about an instalment. They go to the household that pays, never to the child.
import { showMoney } from '#core/kernel/money.ts'
import { startOfDayInIndia } from '#core/kernel/time.ts'
import { limitsAt, nextPart, suspendsAt } from '#core/modules/instalments/standing.ts'
import { notify, type NoticeSubject } from '#server/modules/notices/index.ts'
import { findOrder } from '#server/modules/orders/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { findPlanOfOrder, getTerms, type Plan } from './store.ts'

/** About a part that is still to be paid. */
const PART_NOTICES = ['part-soon', 'part-due', 'part-late', 'part-limited', 'part-suspended'] as const
export type Notice = (typeof PART_NOTICES)[number] | 'part-restored'

/** Once for each part and day: one whose payment was returned is asked for again. */
export async function sendNotice(ctx: Ctx, tx: Tx, { orderId }: Plan, type: Notice): Promise<void> {
  const [plan, order, terms] = [await findPlanOfOrder(tx, orderId), await findOrder(tx, orderId), await getTerms(tx)]
  const part = plan && nextPart(plan.parts)
  if (!plan || !order || (!part && type !== 'part-restored')) return
  const until = part && (type === 'part-late' ? limitsAt(part, terms) : suspendsAt(part, terms))
  const values = {
    course: plan.title,
    parts: String(plan.parts.length),
    ...(part && { part: String(part.no), amount: showMoney(part.totalAmount), date: { day: part.dueAt } }),
    ...(until && { until: { day: until } }),
  }
  await notify(ctx, tx, {
    to: { accountId: plan.accountId },
    type,
    key: `${type} ${orderId} ${part?.no ?? 0} ${startOfDayInIndia(ctx.now())}`,
    purpose: 'PAYMENTS',
    values,
    link: '/me?tab=passbook',
    lang: order.lang,
    subject: orderId,
  })
}

/** The part of the notice is still the next one to pay. */
async function isStillOwed(_: Ctx, db: Db, { subject, key }: NoticeSubject): Promise<boolean> {
  const plan = await findPlanOfOrder(db, subject ?? '')
  const part = plan?.state === 'RUNNING' ? nextPart(plan.parts) : undefined
  return part !== undefined && key.split(' ')[2] === String(part.no)
}

export const partChecks = Object.fromEntries(PART_NOTICES.map((type) => [type, isStillOwed]))
