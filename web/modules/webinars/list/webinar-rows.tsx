import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { useGradeNames } from '#web/ui/course/grade-name.ts'
import { Badge } from '#web/ui/data/badge.tsx'
import type { FeedReason } from '#core/modules/webinars/personal-order.ts'
import { PageForm } from '#web/page/page-form.tsx'
import type { WebinarRow } from './webinars.server.ts'

interface WebinarRowsProps {
  readonly rows: readonly (WebinarRow & Because)[]
  /** A second list on the page that may have the same webinars. */
  readonly name?: string
}

export function WebinarRows({ rows, name = '' }: WebinarRowsProps) {
  const link = useLink()
  const gradeNames = useGradeNames()
  const reasons = useReasons()
  return (
    <ul
      className="grid gap-3 lg:grid-cols-2"
      data-keep-page={rows.some(({ isRegistered }) => isRegistered) ? '' : undefined}
    >
      {rows.map((row) => {
        const { path, title, grades, note, dateTime, tile, because = [] } = row
        const id = name + row.id
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
              note={[gradeNames(grades), note, ...because.map((reason) => reasons[reason])].filter(Boolean).join(' · ')}
            >
              <RowState {...row} titleId={`title-${id}`} />
            </ClassRow>
          </li>
        )
      })}
    </ul>
  )
}

interface Because {
  /** Why it is shown to this family, where that is said. */
  readonly because?: readonly FeedReason[]
}

/** The row itself says whether the learner has registered. */
function useReasons(): Readonly<Record<FeedReason, string>> {
  const { t } = useLingui()
  return {
    REGISTERED: '',
    LIVE: t`Live now`,
    GRADE: t`For your class`,
    TARGET: t`For your exam`,
    SUBJECT: t`A subject of your course`,
    SOON: '',
  }
}

interface StateProps extends WebinarRow {
  readonly titleId: string
}

/** Where the learner stands, or the one thing to do. */
function RowState(row: StateProps) {
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

function RegisterForm({ id, titleId, isLive, isSignedIn, isOffered, isFull }: StateProps) {
  const { t } = useLingui()
  const atOnce = isSignedIn && !isFull ? { 'data-at-once': t`Registered ✓`, 'data-not-sent': t`Not sent: there is no connection. Try again.` } : {}
  return (
    <PageForm {...atOnce}>
      <input type="hidden" name="webinarId" value={id} />
      <Button size="small" kind={isLive || isOffered ? 'primary' : 'ghost'} name="do" value="register"
        aria-describedby={titleId}>
        {isOffered && <Trans>Take the place</Trans>}
        {!isOffered && (isFull ? <Trans>Waitlist</Trans> : <Trans>Register</Trans>)}
      </Button>
    </PageForm>
  )
} // prettier-ignore
