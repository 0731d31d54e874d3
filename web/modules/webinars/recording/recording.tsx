import { Trans } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { FilmPlayer } from '#web/page/film/film-player.tsx'
import type { Route } from './+types/recording.ts'
import { readRecording } from './recording.server.ts'

export const handle: Handle = { tier: 1, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readRecording(page, args.params.slug, args.params.id))
}

/** The film of a webinar or a talk, for a learner who has registered. */
export default function Recording({ loaderData: { slug, id, title, film, pageLang } }: Route.ComponentProps) {
  const link = useLink()
  return (
    <div className="page grid max-w-prose gap-4 py-6">
      <PrivateHead title={title.text} />
      <a href={link(`/webinars/${slug}`)} className="lone-link text-sm">
        <Trans>Back to the webinar</Trans>
      </a>
      <h1 lang={title.lang} className="text-h2">
        {title.text}
      </h1>
      <FilmPlayer
        id={id}
        title={title.text}
        pageLang={pageLang}
        film={film}
        apiPath={`/webinars/${slug}/films/${id}`}
        captionsPath={`/webinars/${slug}/recordings/${id}/captions`}
      />
    </div>
  )
}
