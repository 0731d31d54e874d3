import { defineModule } from '#server/platform/module.ts'
import { contentRoutes } from './routes.ts'
import { campaignPreview } from './preview.ts'
import { contentStaff } from './staff.ts'

export const content = defineModule({
  name: 'content',
  previews: [campaignPreview],
  operations: [...contentRoutes, ...contentStaff],
})
