import { defineModule } from '#server/platform/module.ts'
import { previews } from '#server/platform/resource/points/previews.ts'
import { searchable } from '#server/platform/points/searchable.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { contentRows } from './reference/rows.ts'
import { household } from './household.ts'
import { contentRoutes } from './routes.ts'
import { campaignPreview } from './preview.ts'
import { contentSearchable } from './searchable.ts'
import { contentStaff } from './staff.ts'
import { contentWaiting } from './waiting.ts'

export const content = defineModule({
  name: 'content',
  reference: contentRows,
  contributes: [
    sitemapPages(async () => ['/tnc', '/policies/refund', '/policies/promise', '/policies/privacy', '/accessibility']),
    searchable(contentSearchable),
    workQueues(...contentWaiting),
    previews(campaignPreview),
  ],
  household,
  operations: [...contentRoutes, ...contentStaff],
})
