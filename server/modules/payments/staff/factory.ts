// For the seed: a part of an order's money that one member of staff asked back and another let go.
import type { Paise } from '#core/kernel/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { giveBack } from './give-back.ts'
import { refundRequests } from './store.ts'

export interface PartRefund {
  readonly orderId: string
  readonly amount: Paise
  readonly reason: string
  readonly askedBy: string
  readonly decidedBy: string
}

/** The course runs on. */
export async function aPartRefund(ctx: Ctx, { decidedBy, ...asked }: PartRefund): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const id = ctx.newId('rfr')
    const request = { ...asked, endsCourse: false, askedAt: now }
    await refundRequests.insert(tx, id, { ...request, status: 'APPROVED', decidedBy, decidedAt: now }, now)
    await giveBack(ctx, tx, request)
  })
}
