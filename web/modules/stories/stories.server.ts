import type { Page } from '#web/page/page.server.ts'
import { machineTime } from '#web/page/wording.ts'
import { languageNames } from '#core/taxonomy/language.ts'

export type StoryView = Awaited<ReturnType<typeof readStories>>['stories'][number]

export async function readStories({ api, lang }: Page) {
  const { stories } = await api.stories.fetchCurrentVStories({ requestType: 'WEB', lang })
  return {
    stories: stories.map(({ captions, publishedAt, consentUntil, ...story }) => ({
      ...story,
      published: machineTime(publishedAt),
      expires: machineTime(consentUntil),
      captions: captions.map((each) => ({
        lang: each,
        name: languageNames[each],
        path: `/stories/${story.id}/captions/${each}.vtt`,
        isFirst: captions.includes(lang) ? each === lang : each === 'en',
      })),
    })),
  }
}
