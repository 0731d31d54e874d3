import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Board } from '../pane/board.tsx'
import { Pane } from '../pane/pane.tsx'
import { useClassPane } from '../pane/use-pane.ts'
import type { WatchEntry } from './lobby.tsx'
import type { OpenClassProps } from './open-class.tsx'
import { useBeats } from './use-beats.ts'
import { useBroadcast } from './use-broadcast.ts'

/** The class for those for whom the room has no place: they watch it some seconds behind, write and answer. */
export function WatchedClass({
  classId,
  entry,
  sentences,
  onLeave,
}: Omit<OpenClassProps, 'entry'> & { readonly entry: WatchEntry }) {
  const { t } = useLingui()
  const player = useRef<HTMLVideoElement>(null)
  const isPlaying = useBroadcast(player, entry.url, () => onLeave('ENDED'))
  useBeats(classId, entry.visit, onLeave)
  const seen = useClassPane(classId, entry.visit !== undefined)
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-12">
      <div className="grid gap-4 lg:col-span-8">
        <section aria-label={t`In class`} className="grid gap-3">
          {!isPlaying && (
            <p role="status" className="card">
              <Trans>The picture comes as soon as the teacher has begun.</Trans>
            </p>
          )}
          <video
            ref={player}
            hidden={!isPlaying}
            controls
            controlsList="nodownload"
            playsInline
            aria-label={t`The class as it runs`}
            className="aspect-video w-full rounded-l bg-sunk"
          />
          <p className="text-sm text-ink-2">
            <Trans>The room is full, so you watch about 10 seconds behind it.</Trans>{' '}
            {entry.visit !== undefined && (
              <Trans>You cannot speak or raise your hand. Write to the teacher and answer the questions below.</Trans>
            )}
          </p>
        </section>
        <Board {...seen} />
        <div>
          <Button type="button" kind="ghost" size="small" onClick={() => onLeave('LEFT')}>
            <Trans>Leave</Trans>
          </Button>
        </div>
      </div>
      {entry.visit !== undefined && (
        <div className="lg:col-span-4">
          <Pane classId={classId} sentences={sentences} {...seen} />
        </div>
      )}
    </div>
  )
}
