import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MAY_FOLLOW } from '#core/modules/classroom/room/decide-join.ts'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { readAgain } from '#web/page/read-again.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { Leaving } from '../room/live-room.ts'
import type { Route } from './+types/class.ts'
import { readClass, type ClassData } from './class.server.ts'
import { LedClass } from '../lesson/led-class.tsx'
import { Lobby, type Entry } from './lobby.tsx'
import { OpenClass, type OpenClassProps } from './open-class.tsx'
import { Outcome } from './outcome.tsx'
import { WatchedClass } from './watched-class.tsx'

export const handle: Handle = { tier: 1, hasRoom: true, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readClass(page, args.params.id))
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readAgain(args)
}

export default function Class({ loaderData: found }: Route.ComponentProps) {
  const [entry, setEntry] = useState<Entry>()
  const [left, setLeft] = useState<Leaving>()
  const isRunning = useClassNews(found.id)
  const leave = (why: Leaving) => {
    setEntry(undefined)
    setLeft(why)
    isRunning()
  }
  return (
    <div
      className={`page grid gap-6 py-6 ${entry && entry.mode !== 'AI' ? '' : 'max-w-prose'}`}
      data-topics={found.refusal === null || MAY_FOLLOW.has(found.refusal.code) ? `class:${found.id}` : undefined}
    >
      <PrivateHead title={found.subject} />
      <Title {...found} isInside={entry !== undefined} />
      {left && !entry && <LeftBecause why={left} sentences={found.sentences} isByAi={found.isByAi} />}
      {entry ? (
        <Inside classId={found.id} entry={entry} sentences={found.sentences} onLeave={leave} />
      ) : (
        <BeforeOrAfter {...found} onEnter={setEntry} />
      )}
    </div>
  )
}

function Inside({ entry, ...around }: Omit<OpenClassProps, 'entry'> & { readonly entry: Entry }) {
  if (entry.mode === 'AI') return <LedClass {...around} entry={entry} />
  return entry.mode === 'ROOM' ? <OpenClass {...around} entry={entry} /> : <WatchedClass {...around} entry={entry} />
}

function BeforeOrAfter({ onEnter, ...found }: ClassData & { readonly onEnter: (entry: Entry) => void }) {
  const isWaiting = found.refusal === null || found.refusal.code === 'CLASS_NOT_OPEN'
  return isWaiting ? <Lobby {...found} onEnter={onEnter} /> : <Outcome {...found} />
}

function Title({
  subject,
  courseTitle,
  teacherName,
  isByAi,
  chapter,
  dateTime,
  when,
  till,
  status,
  isRecording,
  isInside,
}: ClassData & { readonly isInside: boolean }) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className={isInside ? 'text-h3' : 'text-h2'}>{subject}</h1>
        {status === 'LIVE' && (
          <Badge tone="rani">
            <Trans>Live now</Trans>
          </Badge>
        )}
        {isRecording && (
          <Badge tone="sindoor">
            <Trans>This class is being recorded</Trans>
          </Badge>
        )}
      </div>
      <p className="text-ink-2">
        <span lang={courseTitle.lang}>{courseTitle.text}</span> · {isByAi ? <Trans>Led by AI</Trans> : teacherName}
        {chapter && !isByAi && ` · ${chapter}`}
      </p>
      {!isInside && (
        <p className="text-ink-2">
          <time dateTime={dateTime}>{when}</time> · <Trans>until {till}</Trans>
        </p>
      )}
    </div>
  )
}

function LeftBecause({ why, sentences, isByAi }: { readonly why: Leaving } & Pick<ClassData, 'sentences' | 'isByAi'>) {
  const { t } = useLingui()
  const words: Record<Leaving, string | undefined> = {
    LEFT: t`You have left the class.`,
    MOVED: sentences['MOVED_TO_ANOTHER_DEVICE'],
    REMOVED: sentences['REMOVED_FROM_CLASS'],
    ENDED: isByAi ? t`The lesson is over.` : t`The teacher has ended the class.`,
    LOST: t`The connection was lost. Join again when you have one.`,
  }
  return (
    <p role="status" className="rounded-m bg-genda-tint p-4">
      {words[why]}
    </p>
  )
}

/** Reads the class again when it begins, ends or is moved. Answers a function that does so at once. */
function useClassNews(classId: string): () => void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<{ kind: string; topic?: string }>) => {
      const isAboutPane = detail.kind === 'pane-changed'
      if (detail.kind === 'gap' || (detail.topic === `class:${classId}` && !isAboutPane)) void revalidate()
    }
    document.addEventListener('kandil:event', hear as EventListener) // t0/events.ts dispatches it
    return () => document.removeEventListener('kandil:event', hear as EventListener)
  }, [classId, revalidate])
  return () => void revalidate()
}
