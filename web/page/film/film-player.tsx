import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type RefObject } from 'react'
import type { FilmProgress, LessonView } from '#core/modules/lessons/lesson.ts'
import { secondShown, shownSeconds } from '#core/modules/media/hidden-range.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { useWatching } from '#web/page/use-watching.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { Chapters, type Chapter } from './chapters.tsx'
import { filmTime } from './film-time.ts'
import { addressAt, Quality, type FilmHeight } from './quality.tsx'
import { goOnWith, useFreshAddress } from './use-fresh-address.ts'
import { useHiddenRanges } from './use-hidden-ranges.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
const STEP_SEC = 10
/** A film that was left so close to its end begins anew. */
const AT_THE_END_SEC = 5

interface FilmPlayerProps {
  readonly id: string
  readonly title: string
  readonly pageLang: string
  readonly film: NonNullable<LessonView['film']>
  /** Below /api: answers the film's address, and takes reports below "/position". */
  readonly apiPath: string
  /** Its captions in a language are below it. */
  readonly captionsPath: string
  /** Only the recording of a class has some. */
  readonly chapters?: readonly Chapter[]
}

/** The film of a lesson, a class or a webinar. It goes on where it was left, on any device. */
export function FilmPlayer({ id, title, pageLang, film, apiPath, captionsPath, chapters = [] }: FilmPlayerProps) {
  const link = useLink()
  const player = useRef<HTMLVideoElement>(null)
  const [progress, setProgress] = useState<FilmProgress>(film.progress)
  const { seq, watchedSec, positionSec } = film.progress
  const [height, setHeight] = useState<FilmHeight>(useRoot()?.savesData ? film.smaller[0]?.height : undefined)
  const isLost = useFreshAddress(player, apiPath, height)
  useHiddenRanges(player, film.hidden)
  useWatching<FilmProgress>(player, {
    filmId: id,
    seq,
    watchedSec,
    path: `${apiPath}/position`,
    fields: {},
    onTold: setProgress,
  })
  const start = secondShown(positionSec < film.lengthSec - AT_THE_END_SEC ? positionSec : 0, film.hidden)
  // Another quality is set by hand: the player goes on where it is.
  const [first] = useState(() => addressAt(film, height) + (start > 0 ? `#t=${start}` : ''))
  return (
    <div className="grid gap-3">
      {isLost && <Lost />}
      <video
        ref={player}
        src={first}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        aria-label={title}
        className="aspect-video w-full rounded-l bg-sunk"
      >
        {film.captions.map((lang) => (
          <track
            key={lang}
            kind="captions"
            src={link(`${captionsPath}/${lang}.vtt`)}
            srcLang={lang}
            label={lang}
            default={lang === pageLang}
          />
        ))}
      </video>
      <Controls player={player} film={film} chapters={chapters} height={height} onHeight={setHeight} />
      <Progress {...progress} lengthSec={shownSeconds(film.lengthSec, film.hidden)} />
      <noscript>
        <Notice>
          <Trans>JavaScript is off in your browser. You can watch the film, but your place is not saved.</Trans>
        </Notice>
      </noscript>
    </div>
  )
}

interface ControlsProps extends Required<Pick<FilmPlayerProps, 'film' | 'chapters'>> {
  readonly player: RefObject<HTMLVideoElement | null>
  readonly height: FilmHeight
  readonly onHeight: (height: FilmHeight) => void
}

function Controls({ player, film, chapters, height, onHeight }: ControlsProps) {
  const onPlayer = (change: (video: HTMLVideoElement) => void) => player.current && change(player.current)
  return (
    <>
      <Steps onStep={(seconds) => onPlayer((video) => (video.currentTime += seconds))} />
      <Speeds onSpeed={(speed) => onPlayer((video) => (video.playbackRate = speed))} />
      <Quality
        smaller={film.smaller}
        chosen={height}
        onChoose={(chosen) => {
          onHeight(chosen)
          onPlayer((video) => goOnWith(video, addressAt(film, chosen)))
        }}
      />
      <Chapters
        chapters={chapters}
        onChoose={(second) =>
          onPlayer((video) => {
            video.currentTime = second
            video.focus()
          })
        }
      />
    </>
  )
}

function Lost() {
  return (
    <Notice tone="bad" role="alert">
      <Trans>The film does not load. Check your connection, then load this page again.</Trans>
    </Notice>
  )
}

function Progress({ watchedSec, isSeen, lengthSec }: FilmProgress & { readonly lengthSec: number }) {
  const [seen, length] = [filmTime(watchedSec), filmTime(lengthSec)]
  return (
    <p role="status" className="text-sm text-ink-3 tabular-nums">
      {isSeen ? (
        <Trans>Seen. Your place is saved.</Trans>
      ) : (
        <Trans>
          Seen {seen} of {length}. Your place is saved.
        </Trans>
      )}
    </p>
  )
}

function Steps({ onStep }: { readonly onStep: (seconds: number) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" kind="ghost" size="small" onClick={() => onStep(-STEP_SEC)}>
        <Trans>10 seconds back</Trans>
      </Button>
      <Button type="button" kind="ghost" size="small" onClick={() => onStep(STEP_SEC)}>
        <Trans>10 seconds forward</Trans>
      </Button>
    </div>
  )
}

function Speeds({ onSpeed }: { readonly onSpeed: (speed: number) => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(1)
  return (
    <div role="group" aria-label={t`Speed`} className="flex flex-wrap gap-2">
      {SPEEDS.map((speed) => (
        <Button
          key={speed}
          type="button"
          kind={speed === chosen ? 'primary' : 'ghost'}
          size="small"
          aria-pressed={speed === chosen}
          onClick={() => {
            setChosen(speed)
            onSpeed(speed)
          }}
        >
          {speed}×
        </Button>
      ))}
    </div>
  )
}
