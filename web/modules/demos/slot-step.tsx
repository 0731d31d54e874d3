import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { toQuery } from '#web/page/query.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/controls/field.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { DemoTimes } from './demo-times.tsx'
import { StartNow } from './now/start-now.tsx'
import type { DemoData, WordedDemo } from './read-demo.server.ts'
import { consentPath } from './steps.ts'

export function SlotStep(demo: DemoData) {
  const link = useLink()
  const { booking, days, query } = demo
  if (booking?.state === 'HELD') return <Held {...booking} serverTime={demo.serverTime} query={query} />
  const other = link(`/demo/slot${toQuery({ ...query, days: days.isSecond ? undefined : '2' })}`)
  return (
    <>
      {booking?.state === 'NO_SHOW' && (
        <Notice tone="warm">
          <Trans>The last demo was missed. You can book another one free.</Trans>
        </Notice>
      )}
      <StartNow {...demo} />
      <DemoTimes days={days} other={other} action="hold" />
      {demo.isCallAsked ? (
        <Notice tone="good" role="status">
          <Trans>We call you within a day. Your question is in your help page.</Trans>
        </Notice>
      ) : (
        <NoneSuits />
      )}
    </>
  )
}

/** The help desk finds an hour with the family. */
function NoneSuits() {
  const { t } = useLingui()
  const parts = [
    { value: 'Any time', text: t`Any time` },
    { value: 'Morning', text: t`Morning` },
    { value: 'Afternoon', text: t`Afternoon` },
    { value: 'Evening', text: t`Evening` },
  ]
  return (
    <Disclosure title={<Trans>None of these hours suits me</Trans>}>
      <PageForm className="grid gap-4">
        <SelectField name="part" label={t`When does it suit you best?`} hint={t`We call the number you signed in with.`} choices={parts} />
        <Button kind="ghost" name="do" value="callback">
          <Trans>Please call me</Trans>
        </Button>
      </PageForm>
    </Disclosure>
  )
} // prettier-ignore

function Held({ id, day, time, dateTime, heldUntil, teacherName, needsConsent, serverTime, query }: WordedDemo & Pick<DemoData, 'serverTime' | 'query'>) {
  const link = useLink()
  return (
    <section className="card grid gap-4">
      <p className="text-h4 font-semibold">
        <time dateTime={dateTime}>
          {day}, {time}
        </time>
      </p>
      <p className="text-ink-2">
        <Trans>One hour with {teacherName}.</Trans>
      </p>
      {heldUntil !== null && (
        <p>
          <Trans>Kept for you for</Trans> <Countdown endsAt={heldUntil} serverNow={serverTime} />
        </p>
      )}
      {needsConsent && (
        <Notice tone="warm" title={<Trans>A parent agrees first</Trans>}>
          <p>
            <Trans>The class is live, so a parent reads how we use a child’s data. You come back here afterwards.</Trans>
          </p>
          <ButtonLink href={link(consentPath(query))} kind="ghost" size="small">
            <Trans>Read and agree</Trans>
          </ButtonLink>
        </Notice>
      )}
      <PageForm className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <Button name="do" value="confirm">
          <Trans>Confirm the demo</Trans>
        </Button>
        <Button kind="ghost" name="do" value="release">
          <Trans>Choose another time</Trans>
        </Button>
      </PageForm>
    </section>
  )
} // prettier-ignore
