import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { VideoProgressView } from '#core/modules/onboarding/onboarding.ts'
import { useLink } from '#web/page/link.ts'
import { useWatching } from '#web/page/use-watching.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

type Film = Screen<'WELCOME_VIDEO'>
type Props = ScreenProps<Film>

export function Welcome({ screen, step }: Props) {
  const { video } = screen
  return video && <Player {...screen} video={video} hubPath={step.hubPath} />
}

type PlayerProps = Film & { readonly video: NonNullable<Film['video']>; readonly hubPath: string }

/** The film goes on where it was left, and counts as it is seen. */
function Player({ video, watching, pageLang, hubPath }: PlayerProps) {
  const link = useLink()
  const player = useRef<HTMLVideoElement>(null)
  const { positionSec, ...before } = watching ?? { watchedSec: 0, positionSec: 0, seq: 0, isWatched: false }
  const [seen, setSeen] = useState(before)
  const { videoId } = video
  useWatching<VideoProgressView>(player, {
    filmId: videoId,
    seq: before.seq,
    watchedSec: before.watchedSec,
    path: '/onboarding/capture-video-watched-time',
    fields: { videoId },
    onTold: setSeen,
    onSecond: (watchedSec) => setSeen((seen) => ({ ...seen, watchedSec })),
  })
  return (
    <div className="grid gap-4">
      <video
        ref={player}
        src={before.isWatched ? video.url : `${video.url}#t=${positionSec}`}
        poster={video.posterUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={video.title.text}
        className="aspect-video w-full rounded-l bg-sunk"
      >
        {video.captions.map(({ lang, url }) => (
          <track key={lang} kind="captions" src={url} srcLang={lang} label={lang} default={lang === pageLang} />
        ))}
      </video>
      <Progress {...seen} lengthSec={video.lengthSec} />
      <noscript>
        <Notice>
          <Trans>JavaScript is off in your browser. Watch the video, then skip this step.</Trans>
        </Notice>
      </noscript>
      {seen.isWatched && (
        <ButtonLink href={link(hubPath)}>
          <Trans>Continue</Trans>
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </div>
  )
}

function Progress({ watchedSec, lengthSec, isWatched }: { watchedSec: number; lengthSec: number; isWatched: boolean }) {
  return (
    <div className="text-sm text-ink-3 tabular-nums">
      <p role="status">{isWatched && <Trans>Watched. You can continue.</Trans>}</p>
      {!isWatched && (
        <p>
          <Trans>
            Seen {Math.min(watchedSec, lengthSec)} of {lengthSec} seconds. Your place is saved.
          </Trans>
        </p>
      )}
    </div>
  )
}
