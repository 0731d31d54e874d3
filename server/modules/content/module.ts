import { defineModule } from '#server/platform/module.ts'
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
  sitemap: async () => ['/tnc', '/policies/refund', '/policies/promise', '/policies/privacy', '/accessibility'],
  searchable: contentSearchable,
  waiting: contentWaiting,
  household,
  previews: [campaignPreview],
  operations: [...contentRoutes, ...contentStaff],
})
