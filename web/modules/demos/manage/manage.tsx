import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/manage.ts'
import { Attended, When } from '../booked.tsx'
import { DemoTimes } from '../demo-times.tsx'
import { changeDemo, readManage } from './manage.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readManage(page, args.params.link))
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, (submission) => changeDemo(submission, args.params.link))
}

type Managed = Route.ComponentProps['loaderData']

export default function Manage({ loaderData: managed, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { booking } = managed
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const isBooked = booking.state === 'BOOKED' || booking.state === 'IN_SESSION'
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <PrivateHead title={t`Your demo class`} />
      <h1 className="text-h2">
        <Trans>Your demo class</Trans>
      </h1>
      {problem && <ErrorSummary problem={problem} />}
      {isBooked && <Booked {...managed} />}
      {booking.state === 'ATTENDED' && <Attended {...booking} />}
      {!isBooked && booking.state !== 'ATTENDED' && <Ended {...managed} />}
    </div>
  )
}

function Booked({ booking, category, link: token, isMoving, days, limit }: Managed) {
  const link = useLink()
  const page = `/demo/manage/${token}`
  const { mayMove, movesLeft } = booking
  const other = link(page + toQuery({ move: '1', days: days.isSecond ? undefined : '2' }))
  return (
    <>
      <section className="card grid gap-4">
        <When {...booking} />
        <ButtonLink href={link(`/demo/confirmed?category=${category}`)}>
          <Trans>Open the room</Trans>
        </ButtonLink>
        <p className="text-ink-2">
          <Plural value={movesLeft} _0="You can no longer move it here." one="You can move it once more." other="You can move it # times." />{' '}
          <Trans>A demo can be moved at most {limit} times, and until ten minutes before it starts.</Trans>
        </p>
        <div className="flex flex-wrap gap-4">
          {mayMove && !isMoving && (
            <ButtonLink href={link(`${page}?move=1`)} kind="ghost" size="fit">
              <Trans>Move it</Trans>
            </ButtonLink>
          )}
          <PageForm>
            <Button kind="quiet" size="bare" name="do" value="cancel">
              <Trans>Cancel the demo</Trans>
            </Button>
          </PageForm>
        </div>
      </section>
      {mayMove && isMoving && (
        <>
          <h2 className="text-h3">
            <Trans>Choose a new time</Trans>
          </h2>
          <DemoTimes days={days} other={other} action="move" />
        </>
      )}
    </>
  )
} // prettier-ignore

function Ended({ booking: { state }, category }: Managed) {
  const link = useLink()
  return (
    <>
      <Notice tone="warm">
        {state === 'NO_SHOW' ? <Trans>This demo was missed. You can book another one free.</Trans> : <Trans>This demo is cancelled.</Trans>}
      </Notice>
      <ButtonLink href={link(`/demo?category=${category}`)}>
        <Trans>Book a free demo class</Trans>
      </ButtonLink>
    </>
  )
} // prettier-ignore
