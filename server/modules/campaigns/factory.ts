import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { campaignRows } from './store.ts'
import { insertRecipients, markNotified } from './store-recipients.ts'

/** A draft of a campaign that has this household among its recipients. */
export async function aCampaignTo(ctx: Ctx, accountId: string): Promise<void> {
  const id = ctx.newId('mcp')
  const audience = { grades: [], boards: [], stateCodes: [], enrolment: 'ANY' as const, bundleIds: [] }
  const texts = { name: 'A new course', type: 'course-begins', values: [], link: '/plans' }
  const campaign = {
    ...texts,
    channels: ['SMS' as const],
    audience,
    madeBy: 'stf000000000000000001',
    madeAt: ctx.now(),
  }
  await inTransaction(ctx.db, async (tx) => {
    await campaignRows.insert(tx, id, campaign, ctx.now())
    await insertRecipients(tx, id, [{ accountId, outcome: null }], ctx.now())
    await markNotified(tx, id, [accountId], ctx.now())
  })
}
