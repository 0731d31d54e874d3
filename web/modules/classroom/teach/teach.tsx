import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { Route } from './+types/teach.ts'
import { DemoOffers } from './demos/demo-offers.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { TeachPlaces } from './teach-places.tsx'
import { changeLogin, readToday } from './teach.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readToday)
}

export function action(args: Route.ActionArgs) {
  return act(args, changeLogin)
}

export default function Teach({ loaderData: { today }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-prose gap-6 py-6" lang="en">
      <PrivateHead title="Teach" />
      {actionData && <ErrorSummary problem={actionData.problem} />}
      {today ? <Today {...today} /> : <LogIn />}
    </div>
  )
}

function LogIn() {
  return (
    <>
      <h1 className="text-h2">Log in to teach</h1>
      <RouterForm className="card grid gap-4">
        <Field name="email" label="E-mail" type="email" autoComplete="username" required />
        <Field name="password" label="Password" type="password" autoComplete="current-password" required />
        <Field
          name="code"
          label="Code"
          hint="The 6-digit code of your authenticator."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button>Log in</Button>
        <p>
          <a href="/console/password" className="lone-link">
            Forgot your password?
          </a>
        </p>
      </RouterForm>
      <PasskeyButton />
    </>
  )
}

type TodayProps = NonNullable<Route.ComponentProps['loaderData']['today']>

function Today({ teacherName, classes, answersToMark, demos }: TodayProps) {
  const link = useLink()
  return (
    <>
      <TeachPlaces here="/teach" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2">Classes of {teacherName}</h1>
        <RouterForm data-forget="">
          <Button name="intent" value="out" kind="quiet" size="bare">
            Log out
          </Button>
        </RouterForm>
      </div>
      {demos?.givesDemos && <DemoOffers topic={demos.topic} />}
      {demos !== undefined && demos.notesDue > 0 && (
        <ButtonLink href={link('/teach/demos')} kind="ghost" size="fit">
          {demos.notesDue === 1 ? 'Write 1 note after a demo' : `Write ${demos.notesDue} notes after demos`}
        </ButtonLink>
      )}
      {answersToMark > 0 && (
        <ButtonLink href={link('/teach/marking')} kind="ghost" size="fit">
          {answersToMark === 1 ? 'Mark 1 written answer' : `Mark ${answersToMark} written answers`}
        </ButtonLink>
      )}
      {classes.length === 0 && <p className="card">You have no class today or tomorrow.</p>}
      <ul className="grid gap-4">
        {classes.map((each) => (
          <ClassCard key={each.id} {...each} />
        ))}
      </ul>
    </>
  )
}

const STATUSES = { SCHEDULED: undefined, OPEN: 'Open', LIVE: 'Live', ENDED: 'Over', CANCELLED: 'Cancelled' } as const

function ClassCard({ id, subject, courseTitles, when, till, learners, status, isOpen }: TodayProps['classes'][number]) {
  const link = useLink()
  return (
    <li className="card grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{subject}</h2>
        {STATUSES[status] && <Badge tone={status === 'LIVE' ? 'rani' : 'neel'}>{STATUSES[status]}</Badge>}
      </div>
      <p className="text-ink-2">
        {when} – {till} · {courseTitles.join(', ')} · {learners} {learners === 1 ? 'learner' : 'learners'}
      </p>
      <ButtonLink href={link(`/teach/${id}`)} kind={isOpen && status !== 'ENDED' ? 'primary' : 'ghost'} size="fit">
        {status === 'ENDED' ? 'Attendance' : 'Open class'}
      </ButtonLink>
    </li>
  )
}
