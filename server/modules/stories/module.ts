import { storiesApi } from '#core/modules/stories/api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { listStories, readCaptions } from './list-stories.ts'
import { storiesStaff } from './staff.ts'

export const stories = defineModule({
  name: 'stories',
  operations: [
    ...routes(storiesApi, { fetchCurrentVStories: listStories, getStoryCaptions: readCaptions }),
    ...storiesStaff,
  ],
  sitemap: async (ctx) => ((await listStories(ctx, { lang: 'en', sectionType: 'PROPAGES', requestType: 'WEB' })).stories.length > 0 ? ['/stories'] : []),
}) // prettier-ignore
