import { Trans, useLingui } from '@lingui/react/macro'
import type { STORY_ROLES } from '#core/modules/stories/story.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/stories.ts'
import { readStories, type StoryView } from './stories.server.ts'
import { useStoryFacts } from './story-facts.ts'

export const handle: Handle = { tier: 0, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return load(args, readStories)
}

/** Films with the browser's own player: nothing plays by itself, and it pauses and seeks by the keyboard. */
export default function Stories({ loaderData: { stories } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const facts = useStoryFacts(stories)
  return (
    <div className="page grid gap-6 py-6">
      <Head
        title={t`Stories`}
        description={t`Learners and parents tell in short films how they learn with us.`}
        isPrivate={stories.length === 0}
        facts={facts}
      />
      <div className="grid gap-2">
        <h1 className="text-h2">
          <Trans>Stories</Trans>
        </h1>
        <p className="max-w-prose text-ink-2">
          <Trans>
            Learners and parents tell how it was. Each of them has agreed to be shown; when the consent ends, the film
            is gone.
          </Trans>
        </p>
      </div>
      {stories.length === 0 ? (
        <EmptyState sentence={<Trans>There are no stories at present.</Trans>}>
          <ButtonLink href={link('/courses')} size="fit">
            <Trans>See all courses</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
          {stories.map((story, i) => (
            <li key={story.id} id={story.id} className="card grid content-start gap-3 scroll-mt-20">
              <StoryFilm story={story} isFirst={i === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Only the first film is read from before it is played: families pay for what they load. */
function StoryFilm({ story, isFirst }: { readonly story: StoryView; readonly isFirst: boolean }) {
  const { title, name, role, course, year, media, poster, captions, isDemo } = story
  const link = useLink()
  const roles = useRoles()
  return (
    <>
      <video
        src={media.url}
        poster={poster?.url ?? '/favicon.svg'}
        controls
        controlsList="nodownload"
        playsInline
        preload={isFirst ? 'metadata' : 'none'}
        aria-label={`${title.text}, ${name}`}
        className="aspect-9/16 w-full rounded-l bg-sunk"
      >
        {captions.map(({ lang, name: language, path, isFirst }) => (
          <track key={lang} kind="captions" src={link(path)} srcLang={lang} label={language} default={isFirst} />
        ))}
      </video>
      <h2 lang={title.lang} className="text-h4">
        {title.text}
      </h2>
      <p className="text-sm text-ink-2">
        {name}, {roles[role]} · {course}, {year}
      </p>
      {isDemo && (
        <p>
          <Badge tone="quiet">
            <Trans>Sample: drawn by us, no real person</Trans>
          </Badge>
        </p>
      )}
    </>
  )
}

function useRoles(): Readonly<Record<(typeof STORY_ROLES)[number], string>> {
  const { t } = useLingui()
  return { Student: t`student`, Mother: t`mother`, Father: t`father`, Guardian: t`guardian`, Teacher: t`teacher` }
}
