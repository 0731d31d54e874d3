import { Trans, useLingui } from '@lingui/react/macro'
import { ShareLink } from '#web/ui/controls/script/share-link.tsx'
import { DeviceCheck } from '#web/ui/media/device-check.tsx'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { useRoot } from '#web/page/root-data.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { LocalTime } from './demo-times.tsx'
import type { WordedDemo } from './read-demo.server.ts'

/** Kept on the phone, so that it can be read without a connection. */
export function When({ id, day, time, dateTime, startsAt, teacherName }: WordedDemo) {
  const code = codeOf(id)
  return (
    <div className="grid gap-1" data-keep-page="">
      <p className="text-h4 font-semibold">
        <time dateTime={dateTime}>
          {day}, {time}
        </time>
        <LocalTime at={startsAt} />
      </p>
      <p className="text-ink-2">
        <Trans>One hour with {teacherName}.</Trans>
      </p>
      <p className="text-sm text-ink-3">
        <Trans>Booking code: {code}</Trans>
      </p>
    </div>
  )
}

const SIGNS = 6

/** Short enough to be said on the phone. Staff find the booking by it. */
function codeOf(id: string): string {
  return id.slice(-SIGNS).toUpperCase()
}

export function Confirmed(demo: WordedDemo) {
  const { id, mayJoin, opens, managePath } = demo
  const link = useLink()
  return (
    <section className="card grid gap-4">
      <When {...demo} />
      {mayJoin ? (
        <PageForm>
          <input type="hidden" name="id" value={id} />
          <Button name="do" value="join">
            <Trans>Join the demo</Trans>
          </Button>
        </PageForm>
      ) : (
        <p className="text-ink-2">
          <Trans>The room opens here at {opens}. We send a reminder a day, an hour and ten minutes before.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={link(`${managePath}/demo.ics`)} kind="quiet" size="bare" download>
          <Trans>Add to calendar</Trans>
        </ButtonLink>
        <Share {...demo} />
        <ButtonLink href={link(managePath)} kind="quiet" size="bare">
          <Trans>Move or cancel</Trans>
        </ButtonLink>
      </div>
      <DeviceCheck before={<Trans>Try your camera and microphone before the hour.</Trans>} />
    </section>
  )
}

/** To the other parent, or to a computer: the link needs no login. */
function Share({ day, time, managePath }: WordedDemo) {
  const { t } = useLingui()
  const link = useLink()
  const address = (useRoot()?.publicUrl ?? '') + link(managePath)
  const text = t`Our free demo class: ${day}, ${time}. ${address}`
  return (
    <ShareLink text={text}>
      <Trans>Share</Trans>
    </ShareLink>
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
