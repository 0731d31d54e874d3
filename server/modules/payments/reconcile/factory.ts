// For the seed: a line of a settlement file that belongs to no order of ours, as the reconciler lists it.
import { nothing, type Paise } from '#core/kernel/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { settlementLines } from '../staff/store.ts'
import { putExceptions } from './store.ts'

export async function aStrangeLine(ctx: Ctx, orderId: string, amount: Paise): Promise<void> {
  const line = {
    settlementId: 'SET-DEMO', orderId, kind: 'PAYMENT', amount, fee: nothing, tax: nothing, bankReference: 'UTR-DEMO',
    settledAt: ctx.now(), importedAt: ctx.now(), finding: 'UNKNOWN_ORDER', booked: null,
  } as const // prettier-ignore
  const found = { id: ctx.newId('pex'), orderId, type: 'UNKNOWN_ORDER', expected: null, found: amount } as const
  await inTransaction(ctx.db, async (tx) => {
    await settlementLines.insert(tx, ctx.newId('stl'), line, ctx.now())
    await putExceptions(tx, [orderId], [found], ctx.now())
  })
}
