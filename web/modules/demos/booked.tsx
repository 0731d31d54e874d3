import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { LocalTime } from './demo-times.tsx'
import type { WordedDemo } from './read-demo.server.ts'

export function When({ day, time, dateTime, startsAt, teacherName }: WordedDemo) {
  return (
    <div className="grid gap-1">
      <p className="text-h4 font-semibold">
        <time dateTime={dateTime}>
          {day}, {time}
        </time>
        <LocalTime at={startsAt} />
      </p>
      <p className="text-ink-2">
        <Trans>One hour with {teacherName}.</Trans>
      </p>
    </div>
  )
}

export function Confirmed(demo: WordedDemo) {
  const { id, mayJoin, opens, managePath } = demo
  const link = useLink()
  return (
    <section className="card grid gap-4">
      <When {...demo} />
      {mayJoin ? (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <Button name="do" value="join">
            <Trans>Join the demo</Trans>
          </Button>
        </form>
      ) : (
        <p className="text-ink-2">
          <Trans>The room opens here at {opens}. We send a reminder a day, an hour and ten minutes before.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={link(`${managePath}/demo.ics`)} kind="quiet" size="bare" download>
          <Trans>Add to calendar</Trans>
        </ButtonLink>
        <ButtonLink href={link(managePath)} kind="quiet" size="bare">
          <Trans>Move or cancel</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

export function Attended({ outcomeNote, teacherName }: WordedDemo) {
  const link = useLink()
  return (
    <section className="card grid gap-4">
      {outcomeNote === null ? (
        <p className="text-ink-2">
          <Trans>Thank you for coming. You can read here what {teacherName} writes to you.</Trans>
        </p>
      ) : (
        <>
          <h2 className="text-h4">
            <Trans>What we saw</Trans>
          </h2>
          <p>{outcomeNote}</p>
        </>
      )}
      <ButtonLink href={link('/explore?class=kids')}>
        <Trans>See what comes next</Trans>
      </ButtonLink>
    </section>
  )
}
