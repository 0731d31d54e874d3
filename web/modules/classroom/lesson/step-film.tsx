import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { captionsOf } from '#core/modules/lessons/ai/step-captions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { serverClock, type HeardMoment } from './use-lesson.ts'

interface Props {
  readonly moment: HeardMoment
  /** The words are read, and no film is loaded. */
  readonly isLite: boolean
}

/** A part of a film, where the server's clock has it, with its words. Without a film the words are all there is. */
export function StepFilm({ moment, isLite }: Props) {
  const { film, text, language } = moment
  const words = (
    <p lang={language} className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  )
  if (!film || isLite) return <div className="card">{words}</div>
  return (
    <div className="grid gap-3">
      <Player moment={moment} />
      <Disclosure title={<Trans>Read the words</Trans>}>{words}</Disclosure>
    </div>
  )
}

const SECOND = 1_000
/** A film that is further from its place than this is moved there. */
const MOST_OFF_SEC = 2

function Player({ moment }: Pick<Props, 'moment'>) {
  const { t } = useLingui()
  const player = useRef<HTMLVideoElement>(null)
  // A new address of the same film would load it again.
  const [src] = useState(moment.film?.url)
  const [isMuted, setIsMuted] = useState(false)
  const [isCaptioned, setIsCaptioned] = useState(true)
  const [isStopped, setIsStopped] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const play = () => {
    const video = player.current
    if (!video) return
    const second = placeIn(moment)
    if (Math.abs(video.currentTime - second) > MOST_OFF_SEC) video.currentTime = second
    void video.play().then(
      () => setIsStopped(false),
      () => setIsStopped(true),
    )
  }
  useEffect(() => {
    if (player.current && player.current.readyState >= HTMLMediaElement.HAVE_METADATA) play()
    // oxlint-disable-next-line exhaustive-deps -- again with each answer of the server
  }, [moment.heardAt])
  return (
    <div className="grid gap-3">
      {isLost && (
        <Notice tone="warm" role="status">
          <Trans>The film does not load. Read its words below.</Trans>
        </Notice>
      )}
      <video
        ref={player}
        src={src}
        playsInline
        muted={isMuted}
        preload="auto"
        aria-label={t`The film of this part`}
        className="aspect-video w-full rounded-l bg-sunk"
        onLoadedMetadata={play}
        onError={() => setIsLost(true)}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.currentTime >= (moment.film?.toSec ?? Infinity)) currentTarget.pause()
        }}
      >
        <Captions moment={moment} isShown={isCaptioned} />
      </video>
      <div className="flex flex-wrap gap-2">
        {isStopped && (
          <Button type="button" size="small" onClick={play}>
            <Trans>Play</Trans>
          </Button>
        )}
        <Switches isMuted={isMuted} onMute={setIsMuted} isCaptioned={isCaptioned} onCaptions={setIsCaptioned} />
      </div>
    </div>
  )
}

interface CaptionsProps {
  readonly moment: HeardMoment
  readonly isShown: boolean
}

/** The words as captions, which this page makes. */
function Captions({ moment, isShown }: CaptionsProps) {
  const { t } = useLingui()
  const element = useRef<HTMLTrackElement>(null)
  const [captions] = useState(() => captionsOf({ fromSec: 0, toSec: 0, ...moment.film, text: moment.text ?? '' }))
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))
    if (element.current) element.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [captions])
  useEffect(() => {
    if (element.current) element.current.track.mode = isShown ? 'showing' : 'hidden'
  }, [isShown])
  return <track ref={element} kind="captions" srcLang={moment.language} label={t`Captions`} />
}

interface SwitchesProps {
  readonly isMuted: boolean
  readonly onMute: (isMuted: boolean) => void
  readonly isCaptioned: boolean
  readonly onCaptions: (isCaptioned: boolean) => void
}

function Switches({ isMuted, onMute, isCaptioned, onCaptions }: SwitchesProps) {
  return (
    <>
      <Toggle isOn={isMuted} onChange={onMute}>
        <Trans>Without sound</Trans>
      </Toggle>
      <Toggle isOn={isCaptioned} onChange={onCaptions}>
        <Trans>Captions</Trans>
      </Toggle>
    </>
  )
}

interface ToggleProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
}

function Toggle({ isOn, onChange, children }: ToggleProps) {
  return (
    <Button
      type="button"
      kind={isOn ? 'primary' : 'ghost'}
      size="small"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </Button>
  )
}

/** The second of the film that is shown now. */
function placeIn(moment: HeardMoment): number {
  const { film, from } = moment
  if (!film || from === null) return 0
  return Math.min(film.toSec, film.fromSec + Math.max(0, serverClock(moment) - from) / SECOND)
}
