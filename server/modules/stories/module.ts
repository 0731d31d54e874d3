import { storiesApi } from '#core/modules/stories/api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { listStories, readCaptions } from './list-stories.ts'
import { storiesStaff } from './staff.ts'
import type { Ctx } from '#server/platform/context.ts'

export const stories = defineModule({
  name: 'stories',
  operations: [
    ...routes(storiesApi, { fetchCurrentVStories: listStories, getStoryCaptions: readCaptions }),
    ...storiesStaff,
  ],
  contributes: [sitemapPages(storyPages)],
})

async function storyPages(ctx: Ctx): Promise<string[]> {
  const { stories: shown } = await listStories(ctx, { lang: 'en', sectionType: 'PROPAGES', requestType: 'WEB' })
  return shown.length > 0 ? ['/stories'] : []
}
