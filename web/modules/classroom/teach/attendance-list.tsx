import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Reason, type CallClass } from './people.tsx'
import type { PersonData, TaughtClassData } from './taught-class.server.ts'

/** After the class: who was there, and the teacher's corrections. */
export function AttendanceList({ people, call }: TaughtClassData & { readonly call: CallClass }) {
  const isCounted = people.some(({ attendance }) => attendance !== null)
  return (
    <section aria-labelledby="attendance" className="grid gap-3">
      <h2 id="attendance" className="text-h3">
        Attendance
      </h2>
      {!isCounted && <p className="card">Attendance is counted ten minutes after the class.</p>}
      <ul className="grid gap-2">
        {people.map((person) => (
          <Line key={person.learnerId} person={person} call={call} />
        ))}
      </ul>
    </section>
  )
}

function Line({
  person: { name, learnerId, attendance },
  call,
}: {
  readonly person: PersonData
  readonly call: CallClass
}) {
  const [isChanging, setIsChanging] = useState(false)
  if (!attendance) return null
  const { isAttended, isLate, leftEarly, minutes, correction } = attendance
  const correct = async (reason: string) => {
    if (await call('PATCH', `/attendance/${learnerId}`, { isAttended: !isAttended, reason })) setIsChanging(false)
  }
  return (
    <li className="card grid gap-2" aria-label={name}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name}</span>
        <Badge tone={isAttended ? 'tulsi' : 'sindoor'}>{isAttended ? 'Attended' : 'Missed'}</Badge>
        <span className="text-sm text-ink-2">
          {minutes} minutes{isLate && ', came late'}
          {leftEarly && ', left early'}
          {correction && `, corrected: ${correction}`}
        </span>
      </div>
      {isChanging ? (
        <Reason
          label="Why is it corrected?"
          action={isAttended ? 'Mark as missed' : 'Mark as attended'}
          onSend={correct}
        />
      ) : (
        <Button type="button" kind="quiet" size="bare" onClick={() => setIsChanging(true)}>
          Correct {name}
        </Button>
      )}
    </li>
  )
}
