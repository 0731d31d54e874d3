import type { Preview } from '#server/platform/resource/points/previews.ts'
import { campaigns } from './store-campaigns.ts'

/** Renders the campaign as if it were running now, regardless of its state and its dates. */
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
