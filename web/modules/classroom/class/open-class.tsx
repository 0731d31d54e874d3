import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Board } from '../pane/board.tsx'
import { Pane } from '../pane/pane.tsx'
import { useClassPane } from '../pane/use-pane.ts'
import { callApi } from '../room/call-api.ts'
import type { Leaving, LiveRoom, RoomState } from '../room/live-room.ts'
import { PictureChoice } from '../room/picture-choice.tsx'
import { useLiveRoom } from '../room/use-live-room.ts'
import type { ClassData } from './class.server.ts'
import type { RoomEntry } from './lobby.tsx'
import { Stage } from './stage.tsx'
import { useBeats } from './use-beats.ts'

export interface OpenClassProps extends Pick<ClassData, 'sentences'> {
  readonly classId: string
  readonly entry: RoomEntry
  readonly onLeave: (why: Leaving) => void
}

/** The class itself: the teacher, those who speak, and the learner's own buttons. */
export function OpenClass({ classId, entry, sentences, onLeave }: OpenClassProps) {
  const [picture, setPicture] = useState(entry.picture)
  const { state, room } = useLiveRoom(entry.pass, { picture, onLeave })
  useBeats(classId, entry.visit, onLeave)
  const seen = useClassPane(classId, entry.visit !== undefined)
  if (!state?.isConnected || !room)
    return (
      <p role="status" className="card">
        <Trans>Connecting to the class …</Trans>
      </p>
    )
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-12">
      <div className="grid gap-4 lg:col-span-8">
        <Stage {...state} room={room} />
        <Board {...seen} />
        <div className="flex flex-wrap gap-2">
          {entry.visit !== undefined && (
            <OwnButtons classId={classId} entry={entry} visit={entry.visit} state={state} room={room} />
          )}
          <Button type="button" kind="ghost" size="small" onClick={() => void room.leave()}>
            <Trans>Leave</Trans>
          </Button>
        </div>
      </div>
      <div className="grid gap-4 lg:col-span-4">
        {entry.visit !== undefined && <Pane classId={classId} sentences={sentences} {...seen} />}
        <PictureChoice picture={picture} onChange={setPicture} />
        <DataUsed room={room} />
      </div>
    </div>
  )
}

interface OwnButtonsProps {
  readonly classId: string
  readonly entry: RoomEntry
  readonly visit: string
  readonly state: RoomState
  readonly room: LiveRoom
}

function OwnButtons({ classId, entry, visit, state, room }: OwnButtonsProps) {
  const [isHandUp, setIsHandUp] = useState(entry.isHandUp)
  const [hasNoDevice, setHasNoDevice] = useState(false)
  const turn = (change: Promise<void>) =>
    void change.then(
      () => setHasNoDevice(false),
      () => setHasNoDevice(true),
    )
  const raise = async () => {
    const answer = await callApi<{ isHandUp: boolean }>('PUT', `/classes/${classId}/hand`, { visit, isUp: !isHandUp })
    if (answer !== 'AWAY' && 'ok' in answer) setIsHandUp(answer.ok.isHandUp)
  }
  if (state.mayPublish)
    return (
      <>
        <Button
          type="button"
          size="small"
          aria-pressed={state.hasMicrophone}
          onClick={() => turn(room.setMicrophone(!state.hasMicrophone))}
        >
          {state.hasMicrophone ? <Trans>Turn microphone off</Trans> : <Trans>Turn microphone on</Trans>}
        </Button>
        <Button
          type="button"
          size="small"
          kind="ghost"
          aria-pressed={state.hasCamera}
          onClick={() => turn(room.setCamera(!state.hasCamera))}
        >
          {state.hasCamera ? <Trans>Turn camera off</Trans> : <Trans>Turn camera on</Trans>}
        </Button>
        {hasNoDevice && (
          <p role="alert" className="w-full text-sm text-sindoor">
            <Trans>The browser gives us no camera or microphone. Allow them in its settings, then turn them on.</Trans>
          </p>
        )}
      </>
    )
  return (
    <Button type="button" size="small" aria-pressed={isHandUp} onClick={() => void raise()}>
      {isHandUp ? <Trans>Lower hand</Trans> : <Trans>Raise hand</Trans>}
    </Button>
  )
}

const COUNTED_EVERY_MS = 10_000
const BYTES_IN_MB = 1_000_000

function DataUsed({ room }: { readonly room: LiveRoom }) {
  const [megabytes, setMegabytes] = useState(0)
  const count = useEffectEvent(async () => {
    setMegabytes(Math.round(((await room.bytesReceived()) / BYTES_IN_MB) * 10) / 10)
  })
  useEffect(() => {
    const timer = setInterval(() => void count(), COUNTED_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="text-sm text-ink-3">
      <Trans>Data used so far: {megabytes} MB</Trans>
    </p>
  )
}
