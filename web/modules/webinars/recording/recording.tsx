import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { useFreshAddress } from '#web/page/film/use-fresh-address.ts'
import { useHiddenRanges } from '#web/page/film/use-hidden-ranges.ts'
import { Head } from '#web/shell/head.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/recording.ts'
import { readRecording } from './recording.server.ts'

export const handle: Handle = { tier: 1, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readRecording(page, args.params.slug, args.params.id))
}

/** The film of a webinar, for a learner who has registered. */
export default function Recording({ loaderData: { slug, id, title, film } }: Route.ComponentProps) {
  const link = useLink()
  const player = useRef<HTMLVideoElement>(null)
  const isLost = useFreshAddress(player, `/webinars/${slug}/films/${id}`)
  useHiddenRanges(player, film.hidden)
  return (
    <div className="page grid max-w-prose gap-4 py-6">
      <Head title={title.text} isPrivate />
      <a href={link(`/webinars/${slug}`)} className="text-sm">
        <Trans>Back to the webinar</Trans>
      </a>
      <h1 lang={title.lang} className="text-h2">
        {title.text}
      </h1>
      {isLost && (
        <Notice tone="bad" role="alert">
          <Trans>The film does not load. Check your connection, then load this page again.</Trans>
        </Notice>
      )}
      <video
        ref={player}
        src={film.url}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        aria-label={title.text}
        className="aspect-video w-full rounded-l bg-sunk"
      />
    </div>
  )
}
