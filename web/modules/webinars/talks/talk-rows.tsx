import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { TalkRow } from './talk.server.ts'

/** The query of the page goes along: a campaign is known on the next page too. */
export function TalkRows({ rows, query }: { readonly rows: readonly TalkRow[]; readonly query: string }) {
  const link = useLink()
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id}>
          <ClassRow
            dateTime={row.dateTime}
            tile={row.tile}
            title={
              <a href={link(row.path + query)} lang={row.title.lang}>
                {row.title.text}
              </a>
            }
            note={`${row.speakerName} · ${row.when}`}
          >
            <RowState {...row} />
          </ClassRow>
        </li>
      ))}
    </ul>
  )
}

function RowState({ phase, isRegistered, hasFilm }: TalkRow) {
  if (phase === 'during_talk')
    return (
      <Badge tone="rani">
        <Trans>On now</Trans>
      </Badge>
    )
  if (hasFilm)
    return (
      <Badge tone="neel">
        <Trans>Watch</Trans>
      </Badge>
    )
  if (phase === 'after_talk') return null
  return isRegistered ? (
    <Badge tone="tulsi">
      <Trans>Registered ✓</Trans>
    </Badge>
  ) : (
    <Badge tone="mor">
      <Trans>Free</Trans>
    </Badge>
  )
}
