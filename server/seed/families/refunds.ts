// Money that went back: a family that was given a part of its price, and one that owes what its bank has taken back.
import { rupees } from '#core/kernel/money.ts'
import { listOrdersOfAccount } from '#server/modules/orders/index.ts'
import { aPartRefund } from '#server/modules/payments/staff/factory.ts'
import { aDebt } from '#server/modules/wallet/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoHouseholds } from './households.ts'

/** `askedBy` helps families, `decidedBy` lets money go. */
export async function seedRefunds(
  ctx: Ctx,
  { ready, plain }: DemoHouseholds,
  staff: { readonly askedBy: string; readonly decidedBy: string },
): Promise<void> {
  const [refunded, owed] = await Promise.all(
    [ready, plain].map(async ({ accountId }) => (await listOrdersOfAccount(ctx.db, accountId))[0]),
  )
  const reason = 'Three weeks of chemistry were not held: the teacher was ill.'
  if (refunded) await aPartRefund(ctx, { ...staff, orderId: refunded.id, amount: rupees(1_250), reason })
  if (owed) await aDebt(ctx, { accountId: plain.accountId, orderId: owed.id, amount: rupees(640) })
}
