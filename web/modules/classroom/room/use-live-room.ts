import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Leaving, LiveRoom, PictureSize, RoomPass, RoomState } from './live-room.ts'

export interface RoomInUse {
  /** Undefined until the room is entered. */
  readonly state: RoomState | undefined
  readonly room: LiveRoom | undefined
}

interface RoomUse {
  readonly picture: PictureSize
  readonly onEnter?: (room: LiveRoom) => void
  readonly onLeave: (why: Leaving) => void
}

/** Enters the room once, and leaves it with the page. */
export function useLiveRoom(pass: RoomPass, { picture, onEnter, onLeave }: RoomUse): RoomInUse {
  const [state, setState] = useState<RoomState>()
  const [room, setRoom] = useState<LiveRoom>()
  const hasLeft = useRef(false)
  const entered = useEffectEvent((live: LiveRoom) => onEnter?.(live))
  const left = useEffectEvent((why: Leaving) => hasLeft.current || onLeave(why))
  const firstPicture = useEffectEvent(() => picture)
  useEffect(() => {
    let live: LiveRoom | undefined
    hasLeft.current = false
    const enter = async () => {
      const { enterLiveRoom } = await import('./live-room.ts')
      live = await enterLiveRoom(pass, { onState: setState, onLeave: (why) => left(why) }, firstPicture())
      if (hasLeft.current) return void live.leave()
      setRoom(live)
      entered(live)
    }
    void enter().catch(() => left('LOST'))
    return () => {
      hasLeft.current = true
      void live?.leave()
    }
  }, [pass])
  useEffect(() => room?.setPicture(picture), [room, picture])
  return { state, room }
}
