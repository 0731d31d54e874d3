import type { LeaveStatus } from '#core/modules/classroom/teaching/leave.ts'
import type { Handle } from '#web/page/handle.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act } from '#web/page/page.server.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { TeachPlaces } from '../teach-places.tsx'
import type { Route } from './+types/leave.ts'
import { changeLeave, readLeave, type LeaveData } from './leave.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, readLeave)
}

export function action(args: Route.ActionArgs) {
  return act(args, changeLeave)
}

export default function LeavePage({ loaderData: { preview, leaves }, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem ?? preview?.problem
  return (
    <div className="page grid max-w-prose gap-6 py-6" lang="en">
      <PrivateHead title="Leave" />
      <TeachPlaces here="/teach/leave" />
      <h1 className="text-h2">Leave</h1>
      {problem && <ErrorSummary problem={problem} />}
      {preview && !preview.problem ? <Request {...preview} /> : <Days {...preview} />}
      {leaves.length > 0 && <h2 className="text-h3">Your leave</h2>}
      <ul className="grid gap-4">
        {leaves.map((leave) => (
          <LeaveCard key={leave.id} {...leave} />
        ))}
      </ul>
    </div>
  )
}

/** The days come first, so that the teacher sees the classes before asking. */
function Days({ firstDay, lastDay }: { readonly firstDay?: string; readonly lastDay?: string }) {
  return (
    <form method="get" className="card grid gap-4">
      <p>Choose the days. You see your classes on them before you ask.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field name="firstDay" label="First day" type="date" required defaultValue={firstDay} />
        <Field name="lastDay" label="Last day" type="date" required defaultValue={lastDay} />
      </div>
      <Button size="fit">Show my classes</Button>
    </form>
  )
}

function Request({ days, classes, firstDay, lastDay }: NonNullable<LeaveData['preview']>) {
  return (
    <RouterForm action="/teach/leave" className="card grid gap-4">
      <h2 className="text-h3">{days}</h2>
      {classes.length === 0 ? (
        <p>You have no class on these days.</p>
      ) : (
        <>
          <p>
            {classes.length === 1 ? 'One class needs' : `${classes.length} classes need`} a substitute, another time or
            a cancellation. Operations decide it, and families hear of it then.
          </p>
          <Classes classes={classes.map((each) => ({ ...each, outcome: undefined }))} />
        </>
      )}
      <input type="hidden" name="firstDay" value={firstDay} />
      <input type="hidden" name="lastDay" value={lastDay} />
      <Field
        name="reason"
        label="Reason"
        hint="Operations read it. Families do not."
        required
        minLength={3}
        maxLength={200}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button size="fit">Ask for leave</Button>
        <a href="/teach/leave" className="text-mor underline">
          Other days
        </a>
      </div>
    </RouterForm>
  )
}

type LeaveLine = LeaveData['leaves'][number]['classes'][number]
type ShownClass = Pick<LeaveLine, 'sessionId' | 'subject' | 'courses' | 'when'> & {
  readonly outcome: string | undefined
}

function Classes({ classes }: { readonly classes: readonly ShownClass[] }) {
  return (
    <ul className="grid gap-3">
      {classes.map(({ sessionId, subject, courses, when, outcome }) => (
        <li key={sessionId} className="border-s-2 border-line ps-3">
          <p>
            <span className="font-semibold">{subject}</span> · {when}
          </p>
          <p className="text-sm text-ink-2">{courses}</p>
          {outcome && <p className="text-sm">{outcome}</p>}
        </li>
      ))}
    </ul>
  )
}

const STATES = {
  WAITING: ['Waiting', 'genda'],
  APPROVED: ['Approved', 'tulsi'],
  REFUSED: ['Refused', 'sindoor'],
  WITHDRAWN: ['Withdrawn', 'neel'],
} as const satisfies Record<LeaveStatus, readonly [string, Tone]>

function LeaveCard({ id, days, status, reason, note, mayWithdraw, classes }: LeaveData['leaves'][number]) {
  const [state, tone] = STATES[status]
  return (
    <li className="card grid gap-3" aria-label={days}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{days}</h3>
        <Badge tone={tone}>{state}</Badge>
      </div>
      <p className="text-ink-2">{reason}</p>
      {note && <p>Answer: {note}</p>}
      {classes.length > 0 && <Classes classes={classes.map((each) => ({ ...each, outcome: outcomeOf(each) }))} />}
      {mayWithdraw && (
        <RouterForm className="grid gap-2">
          {status === 'APPROVED' && (
            <p className="text-sm text-ink-2">Classes that others have taken over stay theirs.</p>
          )}
          <div>
            <Button name="withdraw" value={id} kind="quiet" size="bare">
              Withdraw
            </Button>
          </div>
        </RouterForm>
      )}
    </li>
  )
}

function outcomeOf({ action, substitute, movedTo }: LeaveLine): string {
  if (action === 'SUBSTITUTE') return `${substitute} takes it over`
  if (action === 'MOVE') return `Moved to ${movedTo}`
  return action === 'CANCEL' ? 'Cancelled' : 'Not decided yet'
}
