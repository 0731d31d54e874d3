import type { DemoState } from '#core/modules/demos/booking-state.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { RouterForm } from '#web/page/page-form.tsx'
import { act } from '#web/page/page.server.ts'
import { loadForTeacher } from '#web/sign-in/teacher.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { FieldFrame, inputClass } from '#web/ui/controls/field.tsx'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { TeachPlaces } from '../teach-places.tsx'
import type { Route } from './+types/demos.ts'
import { DemoOffers } from './demo-offers.tsx'
import { readDemos, writeNote, type TaughtDemoData } from './demos.server.ts'

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return loadForTeacher(args, readDemos)
}

export function action(args: Route.ActionArgs) {
  return act(args, writeNote)
}

export default function Demos({ loaderData: { demos, givesDemos, topic }, actionData }: Route.ComponentProps) {
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  return (
    <div className="page grid max-w-prose gap-6 py-6" lang="en">
      <PrivateHead title="Demos" />
      <TeachPlaces here="/teach/demos" />
      <h1 className="text-h2">Demos</h1>
      {problem && <ErrorSummary problem={problem} />}
      {actionData && 'sent' in actionData && (
        <Notice tone="good" role="status">
          The parent gets your note.
        </Notice>
      )}
      {givesDemos && <DemoOffers topic={topic} />}
      {demos.length === 0 && <p className="card">You have no demo in these two weeks.</p>}
      <ul className="grid gap-4">
        {demos.map((demo) => (
          <Demo key={demo.id} {...demo} />
        ))}
      </ul>
    </div>
  )
}

const STATES: Readonly<Partial<Record<DemoState, readonly [string, Tone]>>> = {
  IN_SESSION: ['Running', 'rani'],
  ATTENDED: ['Attended', 'tulsi'],
  NO_SHOW: ['Missed', 'sindoor'],
}

function Demo({ id, title, when, till, state, learnerName, laptop, sessionId, outcomeNote, noteDue }: TaughtDemoData) {
  const link = useLink()
  const [word, tone] = STATES[state] ?? []
  const isOpen = state === 'BOOKED' || state === 'IN_SESSION'
  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{title}</h2>
        {word && <Badge tone={tone ?? 'neel'}>{word}</Badge>}
      </div>
      <p className="text-ink-2">
        {when} – {till}
        {learnerName && ` · ${learnerName}`}
        {laptop === 'TABLET_PHONE' && ' · on a tablet or phone'}
      </p>
      {isOpen && sessionId !== null && (
        <ButtonLink href={link(`/teach/${sessionId}`)} kind="ghost" size="fit">
          Open class
        </ButtonLink>
      )}
      {outcomeNote !== null && <p>Your note: {outcomeNote}</p>}
      {noteDue !== null && (
        <RouterForm className="grid gap-3">
          <input type="hidden" name="id" value={id} />
          <FieldFrame
            name={`note-${id}`}
            label="Note to the parent"
            hint={`What you saw, and a next step. The parent reads it on the page of the demo. Write it by ${noteDue}.`}
          >
            <textarea
              id={`note-${id}`}
              name="note"
              rows={3}
              maxLength={600}
              required
              aria-describedby={`note-${id}-hint`}
              className={`${inputClass} py-2`}
            />
          </FieldFrame>
          <Button size="fit">Send the note</Button>
        </RouterForm>
      )}
    </li>
  )
}
