import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { readAgain } from '#web/page/read-again.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { ScriptButton } from '#web/ui/controls/script/script-button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { callApi } from '../room/call-api.ts'
import type { RoomPass } from '../room/live-room.ts'
import type { Route } from './+types/taught-class.ts'
import { AttendanceList } from './attendance-list.tsx'
import { TeacherPane } from '../pane/teacher-pane.tsx'
import { People } from './people.tsx'
import { readTaughtClass, type TaughtClassData } from './taught-class.server.ts'
import { RecordingSwitch, RECORDING_NOTES } from './recording-switch.tsx'
import { SlideTray } from './slides/slide-tray.tsx'
import { TeachingRoom } from './teaching-room.tsx'

export const handle: Handle = { tier: 1, hasRoom: true, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, (page) => readTaughtClass(page, args.params.id))
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readAgain(args)
}

export default function TaughtClass({ loaderData: taught }: Route.ComponentProps) {
  const [pass, setPass] = useState<RoomPass>()
  const [problem, setProblem] = useState<string>()
  const look = useRosterNews(taught.id)
  const path = `/teacher/sessions/${taught.id}`
  /** Calls the API, and reads the roster again. Answers undefined when it was refused. */
  const call = async <T,>(
    method: 'POST' | 'PUT' | 'PATCH',
    below: string,
    body: object = {},
  ): Promise<T | undefined> => {
    const answer = await callApi<T>(method, path + below, body)
    if (answer === 'AWAY') setProblem('There is no connection. Check it and try again.')
    else setProblem('refused' in answer ? answer.sentence : undefined)
    look()
    return answer !== 'AWAY' && 'ok' in answer ? answer.ok : undefined
  }
  const start = async () => setPass(await call<RoomPass>('POST', '/start'))
  const end = async () => {
    if (await call('POST', '/end')) setPass(undefined)
  }
  return (
    <div className="page grid gap-6 py-6" lang="en" data-topics={`teaching:${taught.id}`}>
      <PrivateHead title={taught.subject} />
      <Title {...taught} />
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="grid gap-6 lg:col-span-7">
          {pass ? (
            <TeachingRoom pass={pass} onEnd={() => void end()} onLeave={() => setPass(undefined)}>
              <RecordingSwitch {...taught} call={call} />
            </TeachingRoom>
          ) : (
            <Start {...taught} onStart={() => void start()} />
          )}
          {taught.status !== 'ENDED' && taught.status !== 'CANCELLED' && (
            <SlideTray classId={taught.id} isRunning={taught.status === 'OPEN' || taught.status === 'LIVE'} />
          )}
          {taught.status === 'ENDED' && <AttendanceList {...taught} call={call} />}
        </div>
        <div className="grid gap-6 lg:col-span-5">
          {taught.status !== 'SCHEDULED' && taught.status !== 'CANCELLED' && <TeacherPane {...taught} call={call} />}
          {taught.status !== 'ENDED' && <People {...taught} call={call} />}
        </div>
      </div>
    </div>
  )
}

function Title({ subject, courseTitles, when, till, status, listeners, recording, audience }: TaughtClassData) {
  const link = useLink()
  return (
    <div className="grid gap-1">
      <a href={link('/teach')} className="lone-link text-sm text-mor underline">
        All classes
      </a>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-h2">{subject}</h1>
        {status === 'LIVE' && <Badge tone="rani">Live</Badge>}
        {recording && RECORDING_NOTES[recording] && <Badge tone="sindoor">{RECORDING_NOTES[recording]}</Badge>}
      </div>
      <p className="text-ink-2">
        {when} – {till} · {courseTitles.join(', ')}
      </p>
      {listeners > 0 && <p>{listeners === 1 ? '1 parent is listening.' : `${listeners} parents are listening.`}</p>}
      {audience && status !== 'ENDED' && <Audience {...audience} />}
    </div>
  )
}

/** The learners for whom the room has no place. */
function Audience({ watching, state }: NonNullable<TaughtClassData['audience']>) {
  const isOn = state === 'RUNNING' || state === 'ENDING'
  return (
    <p role="status">
      {watching === 1 ? '1 learner watches' : `${watching} learners watch`}, about 10 seconds behind you.{' '}
      {!isOn && (state === null ? 'The broadcast begins with the class.' : 'The broadcast is starting.')}
    </p>
  )
}

function Start({ mayStart, status, opensAtTime, onStart }: TaughtClassData & { readonly onStart: () => void }) {
  if (status === 'CANCELLED') return <Notice>This class is cancelled.</Notice>
  if (status === 'ENDED') return null
  if (!mayStart) return <Notice>You can start this class from {opensAtTime}.</Notice>
  return <ScriptButton onClick={onStart}>{status === 'LIVE' ? 'Enter class' : 'Start class'}</ScriptButton>
}

const LOOKS_EVERY_MS = 20_000

/** Reads the roster again when something changes in the class. Answers a function that does so at once. */
function useRosterNews(id: string): () => void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => void revalidate()
    const hear = ({ detail }: CustomEvent<{ kind: string; topic?: string }>) => {
      if (detail.kind === 'gap' || detail.topic === `teaching:${id}`) look()
    }
    document.addEventListener('kandil:event', hear as EventListener) // t0/events.ts dispatches it
    const timer = setInterval(look, LOOKS_EVERY_MS)
    return () => {
      document.removeEventListener('kandil:event', hear as EventListener)
      clearInterval(timer)
    }
  }, [id, revalidate])
  return () => void revalidate()
}
