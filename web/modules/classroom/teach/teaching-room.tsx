import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { LiveRoom, RoomPass } from '../room/live-room.ts'
import { PersonTile } from '../room/person-tile.tsx'
import { useLiveRoom } from '../room/use-live-room.ts'

interface TeachingRoomProps {
  readonly pass: RoomPass
  readonly onEnd: () => void
  readonly onLeave: () => void
  /** Further buttons of a class that runs. */
  readonly children: ReactNode
}

/** The teacher's own camera and microphone, and the learners who speak. */
export function TeachingRoom({ pass, onEnd, onLeave, children }: TeachingRoomProps) {
  const [hasNoDevices, setHasNoDevices] = useState(false)
  const turn = (change: Promise<unknown>) =>
    void change.then(
      () => setHasNoDevices(false),
      () => setHasNoDevices(true),
    )
  const begin = (room: LiveRoom) => turn(Promise.all([room.setMicrophone(true), room.setCamera(true)]))
  const { state, room } = useLiveRoom(pass, { picture: 'FULL', onEnter: begin, onLeave })
  if (!state || !room) return <p role="status">Connecting to the class …</p>
  const seen = state.people.filter(
    ({ isSelf, camera, screen, sounds }) => isSelf || (camera ?? screen ?? sounds.length > 0),
  )
  return (
    <section aria-label="In class" className="grid gap-3">
      {hasNoDevices && (
        <Notice tone="warm">The browser gives us no camera or microphone. Allow them and turn them on.</Notice>
      )}
      <div className="grid grid-cols-2 gap-2">
        {seen.map((person) => (
          <PersonTile key={person.identity} person={person} label={person.isSelf ? 'You' : person.name} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" kind="ghost" size="small" onClick={() => turn(room.setMicrophone(!state.hasMicrophone))}>
          {state.hasMicrophone ? 'Turn microphone off' : 'Turn microphone on'}
        </Button>
        <Button type="button" kind="ghost" size="small" onClick={() => turn(room.setCamera(!state.hasCamera))}>
          {state.hasCamera ? 'Turn camera off' : 'Turn camera on'}
        </Button>
        <Button
          type="button"
          kind="ghost"
          size="small"
          onClick={() => void room.setScreen(!state.hasScreen).catch(() => undefined)}
        >
          {state.hasScreen ? 'Stop sharing' : 'Share screen'}
        </Button>
        {children}
        <EndClass onEnd={onEnd} />
      </div>
    </section>
  )
}

/** Asks once more: it sends everybody out. */
function EndClass({ onEnd }: Pick<TeachingRoomProps, 'onEnd'>) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button type="button" size="small" onClick={() => setIsAsking(true)}>
        End class
      </Button>
    )
  return (
    <div role="group" aria-label="End class" className="flex w-full flex-wrap items-center gap-2">
      <p>Everybody leaves, and the class cannot be started again.</p>
      <Button type="button" size="small" onClick={onEnd}>
        End for everybody
      </Button>
      <Button type="button" kind="ghost" size="small" onClick={() => setIsAsking(false)}>
        Go on teaching
      </Button>
    </div>
  )
}
