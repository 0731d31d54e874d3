import { rupees } from '#core/kernel/money.ts'
import { MINUTE } from '#core/kernel/time.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { TestApp } from './app.ts'
import { clerk, owner } from './staff/clerk.ts'

/**
 * Lets every approved refund end. The gateway is asked for it, and ten minutes later what became of it. A refund that it took for
 * a slip, because another of the same amount was just before it, is accepted then, and has ended after ten more minutes.
 */
export async function returnMoney(app: TestApp): Promise<void> {
  await app.sandbox.knobs({ refundDelayMs: 0, sameAmountWithinMs: 5_000 })
  await app.runJobs()
  // The gateway runs by the machine's clock: the minutes that pass here have not passed there.
  await app.sandbox.knobs({ sameAmountWithinMs: 0 })
  for (const minutes of [10, 10]) {
    app.moveClock(minutes * MINUTE)
    await app.runJobs()
  }
}

/** Two of our staff give a rupee back, and the course runs on. Answers whose credit note it is. */
export async function refundPart(app: TestApp, actor: Household, orderId: string): Promise<string> {
  const asked = { orderId, amount: rupees(1), endsCourse: false, reason: 'A class was not held.' }
  const { id } = await app.as(clerk('stf000000000000000091', 'refunds.edit')).staffRefundRequests.create(asked)
  await app.as(owner).staffPaymentActions.decideRefund({ id, isApproved: true })
  await app.runJobs()
  const [note] = await app.as(actor).invoices.listCreditNotes({ orderId })
  if (!note) throw new Error('there is a credit note for what went back')
  return note.refundId
}
