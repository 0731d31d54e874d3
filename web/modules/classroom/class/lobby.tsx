import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLink } from '#web/page/link.ts'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { ScriptButton } from '#web/ui/controls/script/script-button.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { callApi } from '../room/call-api.ts'
import type { PictureSize, RoomPass } from '../room/live-room.ts'
import { PictureChoice, useFirstPicture } from '../room/picture-choice.tsx'
import type { ClassData } from './class.server.ts'
import { DeviceCheck } from '#web/ui/media/device-check.tsx'

export type Entry = RoomEntry | WatchEntry | LessonEntry

export interface RoomEntry {
  readonly mode: 'ROOM'
  readonly pass: RoomPass
  readonly picture: PictureSize
  /** Undefined for a parent who listens. */
  readonly visit: string | undefined
  readonly maySpeak: boolean
  readonly mayEverSpeak: boolean
  readonly isHandUp: boolean
}

/** The room is full: the class is watched as it is broadcast. */
export interface WatchEntry {
  readonly mode: 'HLS'
  /** The playlist. */
  readonly url: string
  readonly visit: string | undefined
}

/** A lesson led by AI. */
export interface LessonEntry {
  readonly mode: 'AI'
  readonly isLite: boolean
  readonly visit: string | undefined
}

interface JoinAnswer {
  readonly mode: 'ROOM' | 'HLS' | 'AI'
  readonly url: string
  /** Null for HLS and AI. */
  readonly token: string | null
  readonly visit?: string
  readonly maySpeak?: boolean
  readonly isHandUp?: boolean
}

type LobbyProps = ClassData & { readonly onEnter: (entry: Entry) => void }

/** Before the class: when it opens, the check of the devices, and how much data it may use. */
export function Lobby({ onEnter, ...found }: LobbyProps) {
  const { t } = useLingui()
  const { id, refusal, mayListen, mayEverSpeak, sentences } = found
  const [isLite, setIsLite] = useState(found.savesData)
  const first = useFirstPicture(found.savesData)
  const [picture = first, setPicture] = useState<PictureSize>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const enter = async (way: 'join' | 'listen') => {
    setIsBusy(true)
    const answer = await callApi<JoinAnswer>('POST', `/classes/${id}/${way}`)
    setIsBusy(false)
    if (answer === 'AWAY') return setProblem(t`There is no connection. Check it and try again.`)
    if ('refused' in answer) return setProblem(sentences[answer.refused] ?? answer.sentence)
    const { mode, url, token, visit, maySpeak = false, isHandUp = false } = answer.ok
    if (mode === 'AI') return onEnter({ mode, isLite, visit })
    if (token === null) return onEnter({ mode: 'HLS', url, visit })
    onEnter({ mode: 'ROOM', pass: { url, token }, picture, visit, maySpeak, isHandUp, mayEverSpeak })
  }
  if (refusal) return <OpensLater {...found} />
  return (
    <section aria-label={t`Join the class`} className="card grid gap-4">
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {found.hasAudience && (
        <p className="text-ink-2">
          <Trans>Many learners come to this class. When the room is full, you watch it and write to the teacher.</Trans>
        </p>
      )}
      <BeforeJoining {...found} />
      {found.isByAi ? (
        <CheckRow
          name="lite"
          title={<Trans>Save data</Trans>}
          note={<Trans>You read the words of the films, and no film is loaded.</Trans>}
          checked={isLite}
          onChange={({ target }) => setIsLite(target.checked)}
        />
      ) : (
        <PictureChoice picture={picture} onChange={setPicture} />
      )}
      <ScriptButton isBusy={isBusy} data-note="CLASS_JOIN" onClick={() => void enter('join')}>
        {isBusy ? <Trans>Joining …</Trans> : <Trans>Join</Trans>}
      </ScriptButton>
      {mayListen && (
        <ScriptButton kind="ghost" onClick={() => void enter('listen')}>
          <Trans>Listen as a parent</Trans>
        </ScriptButton>
      )}
    </section>
  )
}

function BeforeJoining({ isByAi, mayEverSpeak }: Pick<ClassData, 'isByAi' | 'mayEverSpeak'>) {
  if (isByAi)
    return (
      <p className="text-ink-2">
        <Trans>
          This lesson is led by AI: short films, and questions that wait for your answer. It runs by the clock, the same
          for everybody.
        </Trans>
      </p>
    )
  return mayEverSpeak ? (
    <DeviceCheck />
  ) : (
    <p className="text-ink-2">
      <Trans>
        You can see, hear and raise your hand. To speak, a parent must agree to camera and microphone first.
      </Trans>
    </p>
  )
}

/** The page looks again by itself when the class opens. */
function OpensLater(found: ClassData) {
  const { opensAt, opensAtTime, serverTime } = found
  const { revalidate } = useRevalidator()
  const link = useLink()
  const look = useCallback(() => void revalidate(), [revalidate])
  return (
    <section className="card grid gap-3">
      <p className="font-semibold">
        <Trans>The class opens at {opensAtTime}. You can join then.</Trans>
      </p>
      <Countdown endsAt={opensAt} serverNow={serverTime} onEnd={look} />
      <BeforeJoining {...found} />
      <p>
        <a href={link('/timetable')}>
          <Trans>Open the timetable</Trans>
        </a>
      </p>
    </section>
  )
}
