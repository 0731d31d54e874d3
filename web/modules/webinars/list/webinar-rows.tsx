import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { useGradeNames } from '#web/ui/course/grade-name.ts'
import { Badge } from '#web/ui/data/badge.tsx'
import type { WebinarRow } from './webinars.server.ts'

export function WebinarRows({ rows }: { readonly rows: readonly WebinarRow[] }) {
  const link = useLink()
  const gradeNames = useGradeNames()
  return (
    <ul
      className="grid gap-3 lg:grid-cols-2"
      data-keep-page={rows.some(({ isRegistered }) => isRegistered) ? '' : undefined}
    >
      {rows.map((row) => {
        const { id, path, title, grades, note, dateTime, tile } = row
        return (
          <li key={id} id={id}>
            <ClassRow
              dateTime={dateTime}
              tile={tile}
              title={
                <a id={`title-${id}`} href={link(path)} lang={title.lang}>
                  {title.text}
                </a>
              }
              note={[gradeNames(grades), note].filter(Boolean).join(' · ')}
            >
              <RowState {...row} />
            </ClassRow>
          </li>
        )
      })}
    </ul>
  )
}

/** Where the learner stands, or the one thing to do. */
function RowState(row: WebinarRow) {
  const { isOver, isRegistered, isWaiting, hasFilm, minutes } = row
  if (isOver && !hasFilm)
    return (
      <Badge tone="quiet">
        <Trans>Recording coming</Trans>
      </Badge>
    )
  if (isOver) return <Badge tone="neel">{minutes === null ? <Trans>Watch</Trans> : <Trans>{minutes} min</Trans>}</Badge>
  if (isRegistered)
    return (
      <Badge tone="tulsi">
        <Trans>Registered ✓</Trans>
      </Badge>
    )
  if (isWaiting)
    return (
      <Badge tone="quiet">
        <Trans>You wait</Trans>
      </Badge>
    )
  return <RegisterForm {...row} />
}

function RegisterForm({ id, isLive, isSignedIn, isOffered, isFull }: WebinarRow) {
  const { t } = useLingui()
  const atOnce = isSignedIn && !isFull ? { 'data-at-once': t`Registered ✓`, 'data-not-sent': t`Not sent: there is no connection. Try again.` } : {}
  return (
    <form method="post" {...atOnce}>
      <input type="hidden" name="webinarId" value={id} />
      <Button size="small" kind={isLive || isOffered ? 'primary' : 'ghost'} name="do" value="register"
        aria-describedby={`title-${id}`}>
        {isOffered && <Trans>Take the place</Trans>}
        {!isOffered && (isFull ? <Trans>Waitlist</Trans> : <Trans>Register</Trans>)}
      </Button>
    </form>
  )
} // prettier-ignore
