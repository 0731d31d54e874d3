import { z } from 'zod'
import { DAY, isBefore, later } from '#core/kernel/time.ts'
import { forgetAccount, lockAccount } from '#server/modules/accounts/index.ts'
import { hasMoneyUnderWay } from '#server/modules/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import { visitor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { deleteDeletion, findDeletion } from './store.ts'

/** When the grace is over, unless the family has kept the account. Money that is on its way is waited for, a day at a time. */
export const deleteDueJob = job({
  name: 'privacy.delete-due',
  needsSecondPerson: true,
  payload: z.object({ accountId: z.string() }),
  run: async (ctx, { accountId }) => {
    await ctx.db.transaction().execute(async (tx) => {
      // Held, so that an order begun in this moment comes before or after.
      if (!(await lockAccount(tx, accountId))) return
      const dueAt = await findDeletion(tx, accountId)
      if (dueAt === undefined || isBefore(ctx.now(), dueAt)) return
      if (await hasMoneyUnderWay(tx, accountId)) return planDeletion(ctx, tx, accountId, DAY)
      await forgetAccount(ctx, tx, accountId)
      await deleteDeletion(tx, accountId)
      // Nobody calls: it was asked for when the grace began.
      await audit(ctx, tx, { actor: visitor, action: 'deleted the account', subject: accountId })
    })
  },
})

export async function planDeletion(ctx: Ctx, tx: Tx, accountId: string, inMs: number): Promise<void> {
  await ctx.enqueue(tx, deleteDueJob, { accountId }, { at: later(ctx.now(), inMs) })
}
