// The way to the stories, on the home page, courses and plans: one line above the footer.
import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'

export interface StoryTeaser {
  readonly id: string
  readonly title: TextInLanguage
  readonly name: string
}

export function StoriesStrip({ stories }: { readonly stories: readonly StoryTeaser[] }) {
  const link = useLink()
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="stories-strip" className="border-t border-line">
      <div className="page grid gap-3 py-6">
        <h2 id="stories-strip" className="text-h4">
          <Trans>Stories of families</Trans>
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {stories.map(({ id, title, name }) => (
            <li key={id}>
              <a href={link(`/stories#${id}`)} className="flex min-h-11 items-center gap-2">
                <Icon name="play" />
                <span>
                  <span lang={title.lang}>{title.text}</span>, {name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
