import { useEffect, useRef } from 'react'
import type { Track } from 'livekit-client'
import { FullScreen } from './full-screen.tsx'
import type { PersonInRoom } from './live-room.ts'

interface PersonTileProps {
  readonly person: PersonInRoom
  readonly label: string
  /** The word of the button that fills the screen with their picture; without it the tile has no button. */
  readonly fullScreen?: string
}

/** A person's camera, or their name where there is no picture. Sounds are heard without being seen. */
export function PersonTile({ person, label, fullScreen }: PersonTileProps) {
  const { screen, camera, sounds, isSpeaking } = person
  const pictures = [screen, camera].filter((track) => track !== undefined)
  return (
    <figure className={`grid gap-2 rounded-m p-2 ${isSpeaking ? 'bg-tulsi-tint' : 'bg-sunk'}`}>
      {pictures.length === 0 && (
        <div className="grid min-h-24 place-items-center text-h2" aria-hidden>
          {label.slice(0, 1)}
        </div>
      )}
      {pictures.map((track) => (
        <Picture key={track.sid ?? track.source} track={track} label={label} fullScreen={fullScreen} />
      ))}
      {sounds.map((track) => (
        <Sound key={track.sid ?? track.source} track={track} />
      ))}
      <figcaption className="text-sm">{label}</figcaption>
    </figure>
  )
}

interface PictureProps {
  readonly track: Track
  readonly label: string
  readonly fullScreen: string | undefined
}

function Picture({ track, label, fullScreen }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useAttached(track, video)
  return (
    <div className="grid gap-1">
      <video ref={video} aria-label={label} className="w-full rounded-m" autoPlay playsInline muted />
      {fullScreen !== undefined && (
        <span className="justify-self-end">
          <FullScreen of={video} label={fullScreen} isVideo />
        </span>
      )}
    </div>
  )
}

function Sound({ track }: { readonly track: Track }) {
  const audio = useRef<HTMLAudioElement>(null)
  useAttached(track, audio)
  return <audio ref={audio} autoPlay />
}

function useAttached(track: Track, element: { readonly current: HTMLMediaElement | null }): void {
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    track.attach(current)
    return () => void track.detach(current)
  }, [track, element])
}
