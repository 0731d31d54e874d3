import type { Handle } from '#web/page/handle.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act } from '#web/page/page.server.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field, inputClass } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { TeachPlaces } from '../teach-places.tsx'
import type { Route } from './+types/hours.ts'
import { changeHours, readHours, type HoursData } from './hours.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, readHours)
}

export function action(args: Route.ActionArgs) {
  return act(args, changeHours)
}

export default function HoursPage({ loaderData: { week, days, isStated, isDone }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-prose gap-6 py-6" lang="en">
      <PrivateHead title="Hours" />
      <TeachPlaces here="/teach/hours" />
      <div className="grid gap-1">
        <h1 className="text-h2">Hours</h1>
        <p className="text-ink-2">
          When you can teach, in Indian time. Operations see it when they look for a substitute. Your own classes stay
          as they are.
        </p>
      </div>
      {actionData && <ErrorSummary problem={actionData.problem} />}
      {isDone && !actionData && (
        <Notice tone="good" role="status">
          Your hours are saved.
        </Notice>
      )}
      {!isStated && <Notice>You have not stated your hours yet.</Notice>}
      <Week week={week} />
      <OtherDays days={days} />
    </div>
  )
}

function Week({ week }: Pick<HoursData, 'week'>) {
  return (
    <RouterForm className="card grid gap-5">
      <h2 className="text-h3">Every week</h2>
      {week.map(({ weekday, name, stretches }) => (
        <fieldset key={weekday} className="grid gap-2">
          <legend className="pb-1 font-semibold">{name}</legend>
          <div className="grid gap-2">
            {stretches.map(({ from, till }, i) => (
              <Stretch
                key={`${weekday}-${String(i)}`}
                name={`${weekday}-${i}`}
                of={`${name}, ${i + 1}`}
                from={from}
                till={till}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-ink-2">Leave both times empty where you cannot teach.</p>
      <Button size="fit">Save the week</Button>
    </RouterForm>
  )
}

interface StretchProps {
  readonly name: string
  /** The day and the number of the stretch. */
  readonly of: string
  readonly from: string
  readonly till: string
}

function Stretch({ name, of, from, till }: StretchProps) {
  return (
    <div className="flex items-center gap-2">
      <input type="time" name={`from-${name}`} aria-label={`${of}, from`} defaultValue={from} className={inputClass} />
      <span aria-hidden="true">–</span>
      <input type="time" name={`till-${name}`} aria-label={`${of}, until`} defaultValue={till} className={inputClass} />
    </div>
  )
}

function OtherDays({ days }: Pick<HoursData, 'days'>) {
  return (
    <section aria-labelledby="other-days" className="card grid gap-5">
      <h2 id="other-days" className="text-h3">
        Days with other hours
      </h2>
      {days.length > 0 && (
        <ul className="grid gap-2">
          {days.map(({ day, name, hours }) => (
            <li key={day} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <span className="font-semibold">{name}</span>: {hours || 'not at all'}
              </span>
              <RouterForm>
                <Button name="remove" value={day} kind="quiet" size="bare" aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              </RouterForm>
            </li>
          ))}
        </ul>
      )}
      <RouterForm className="grid gap-4">
        <Field name="day" label="Day" type="date" required />
        <div className="grid grid-cols-2 gap-4">
          <Field name="from-day" label="From" type="time" />
          <Field name="till-day" label="Until" type="time" />
        </div>
        <p className="text-sm text-ink-2">
          Leave both times empty if you cannot teach on that day. For your own classes ask for leave.
        </p>
        <Button size="fit">Add day</Button>
      </RouterForm>
    </section>
  )
}
