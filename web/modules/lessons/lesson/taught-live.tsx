import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { LessonData } from './lesson.server.ts'

/** A lesson that is taught in classes: the next ones, and those that were recorded. */
export function TaughtLive({ bundleId, taught }: Pick<LessonData, 'bundleId' | 'taught'>) {
  const link = useLink()
  return (
    <div className="grid gap-6">
      <section aria-labelledby="next-classes" className="grid gap-3">
        <h2 id="next-classes" className="text-h4">
          <Trans>Next classes</Trans>
        </h2>
        {(taught?.next ?? []).map(({ id, details, dateTime, tile, from, till }) => (
          <ClassRow
            key={id}
            dateTime={dateTime}
            tile={tile}
            title={
              <a href={link(`/class/${id}`)}>
                {from} – {till}
              </a>
            }
            note={details.join(' · ')}
          />
        ))}
        {!taught?.next.length && (
          <p className="text-ink-2">
            <Trans>This lesson is taught in live classes. Your timetable shows when.</Trans>
          </p>
        )}
        <ButtonLink href={link('/timetable')} kind="ghost" size="fit">
          <Trans>See your timetable</Trans>
        </ButtonLink>
      </section>
      {taught && taught.replays.length > 0 && <Replays bundleId={bundleId} replays={taught.replays} />}
    </div>
  )
}

interface ReplaysProps extends Pick<LessonData, 'bundleId'> {
  readonly replays: NonNullable<LessonData['taught']>['replays']
}

function Replays({ bundleId, replays }: ReplaysProps) {
  const link = useLink()
  return (
    <section aria-labelledby="recorded-classes" className="grid gap-3">
      <h2 id="recorded-classes" className="text-h4">
        <Trans>Recorded classes</Trans>
      </h2>
      <ul className="grid gap-3">
        {replays.map(({ id, name, when, length, isSeen }) => (
          <li key={id} className="card flex items-center gap-3">
            <Icon name="video" size={24} />
            <div className="flex-1">
              <h3 className="text-body font-semibold">
                <a href={link(`/learn/${bundleId}/replays/${id}`)}>{name}</a>
              </h3>
              <p className="text-sm text-ink-3">
                {when} · {length}
              </p>
            </div>
            {isSeen && (
              <Badge tone="tulsi">
                <Trans>Seen</Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
