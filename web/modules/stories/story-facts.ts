import { useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import type { StoryView } from './stories.server.ts'

/** schema.org: the films of this page, each until its consent ends. */
export function useStoryFacts(stories: readonly StoryView[]) {
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  return stories.map(({ id, title, name, course, year, poster, durationSec, published, expires }) => ({
    '@type': 'VideoObject',
    name: title.text,
    description: t`${name} tells of ${course} in ${year}.`,
    url: `${url}${link('/stories')}#${id}`,
    thumbnailUrl: url + (poster?.url ?? '/icon-512.png'),
    uploadDate: published,
    expires,
    duration: `PT${durationSec}S`,
    inLanguage: title.lang,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: PRODUCT.name, url },
  }))
}
