import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { PersonData, TaughtClassData } from './taught-class.server.ts'

export type CallClass = (method: 'POST' | 'PUT' | 'PATCH', below: string, body?: object) => Promise<unknown>

/** The learners: raised hands first. */
export function People({ people, status, call }: TaughtClassData & { readonly call: CallClass }) {
  const isRunning = status === 'OPEN' || status === 'LIVE'
  const here = people.filter(({ isHere }) => isHere).length
  return (
    <section aria-labelledby="people" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="people" className="text-h3">
          Learners: {here} of {people.length} here
        </h2>
        {isRunning && people.some(({ maySpeak }) => maySpeak) && (
          <Button type="button" kind="ghost" size="small" onClick={() => void call('POST', '/mute')}>
            Mute all
          </Button>
        )}
      </div>
      {people.length === 0 && <p className="card">Nobody is enrolled in this class.</p>}
      <ul className="grid gap-2">
        {people.map((person) => (
          <Person key={person.learnerId} person={person} isRunning={isRunning} call={call} />
        ))}
      </ul>
    </section>
  )
}

interface PersonProps {
  readonly person: PersonData
  readonly isRunning: boolean
  readonly call: CallClass
}

function Person({ person, isRunning, call }: PersonProps) {
  const { name, isHere, handAt, maySpeak, isWatching, isRemoved } = person
  return (
    <li className="card grid gap-2" aria-label={name}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name}</span>
        {isHere && <Badge tone="tulsi">Here</Badge>}
        {isHere && isWatching && <Badge tone="mor">Watches</Badge>}
        {handAt !== null && <Badge tone="genda">Hand up</Badge>}
        {maySpeak && <Badge tone="rani">May speak</Badge>}
        {isRemoved && <Badge tone="sindoor">Removed</Badge>}
      </div>
      {isRunning && isHere && <Ways person={person} call={call} />}
    </li>
  )
}

function Ways({ person, call }: Omit<PersonProps, 'isRunning'>) {
  const { name, learnerId, maySpeak, isWatching, handAt } = person
  const [isRemoving, setIsRemoving] = useState(false)
  const speak = (to: boolean) => void call('PUT', `/people/${learnerId}/voice`, { maySpeak: to })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {maySpeak && (
        <Button type="button" kind="ghost" size="small" onClick={() => speak(false)}>
          Mute {name}
        </Button>
      )}
      {handAt !== null && (
        <Button
          type="button"
          kind="ghost"
          size="small"
          onClick={() => void call('POST', `/people/${learnerId}/lower-hand`)}
        >
          Lower the hand of {name}
        </Button>
      )}
      {isWatching ? (
        <p className="text-sm text-ink-2">The room was full. They can only write.</p>
      ) : (
        !maySpeak && <Voice {...person} onSpeak={() => speak(true)} />
      )}
      {!isRemoving && (
        <Button type="button" kind="quiet" size="bare" onClick={() => setIsRemoving(true)}>
          Remove {name}
        </Button>
      )}
      {isRemoving && (
        <Reason
          label={`Why is ${name} removed?`}
          action="Remove"
          onSend={(reason) => call('POST', `/people/${learnerId}/remove`, { reason })}
        />
      )}
    </div>
  )
}

/** Lets a learner speak, if a parent has agreed. */
function Voice({ name, mayEverSpeak, mayBeRecorded, onSpeak }: PersonData & { readonly onSpeak: () => void }) {
  if (!mayEverSpeak) return <p className="text-sm text-ink-2">No parent has agreed to camera and microphone.</p>
  return (
    <>
      {!mayBeRecorded && (
        <p className="text-sm text-ink-2">No parent has agreed to a recording. Stop it before they speak.</p>
      )}
      <Button type="button" size="small" onClick={onSpeak}>
        Let {name} speak
      </Button>
    </>
  )
}

interface ReasonProps {
  readonly label: string
  readonly action: string
  readonly onSend: (reason: string) => Promise<unknown>
}

/** A change that needs a reason. */
export function Reason({ label, action, onSend }: ReasonProps) {
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void onSend(String(new FormData(event.currentTarget).get('reason') ?? ''))
      }}
    >
      <Field name="reason" label={label} required minLength={3} maxLength={200} />
      <Button size="small">{action}</Button>
    </form>
  )
}
