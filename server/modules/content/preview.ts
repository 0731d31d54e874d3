import type { Preview } from '#server/platform/context.ts'
import { campaigns } from './store-campaigns.ts'

/** As if it were on now, whatever its state and its time. */
export const campaignPreview: Preview = {
  resource: 'campaigns',
  feature: 'content',
  async apply(ctx, tx, id) {
    const now = ctx.now()
    const campaign = await campaigns.find(tx, id, now)
    if (!campaign) return undefined
    await campaigns.update?.(tx, id, { entityState: 'ACTIVE', startsAt: now, endsAt: null }, now)
    return `/campaign/${String(campaign['slug'])}`
  },
}
