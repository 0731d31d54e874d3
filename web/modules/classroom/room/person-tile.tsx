import { useEffect, useRef } from 'react'
import type { Track } from 'livekit-client'
import type { PersonInRoom } from './live-room.ts'

/** A person's camera, or their name where there is no picture. Sounds are heard without being seen. */
export function PersonTile({ person, label }: { readonly person: PersonInRoom; readonly label: string }) {
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
        <Picture key={track.sid ?? track.source} track={track} label={label} />
      ))}
      {sounds.map((track) => (
        <Sound key={track.sid ?? track.source} track={track} />
      ))}
      <figcaption className="text-sm">{label}</figcaption>
    </figure>
  )
}

function Picture({ track, label }: { readonly track: Track; readonly label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useAttached(track, video)
  return <video ref={video} aria-label={label} className="w-full rounded-m" autoPlay playsInline muted />
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
