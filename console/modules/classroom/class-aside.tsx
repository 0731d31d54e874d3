import Card from '@mui/material/Card'
import { useStaffRecord } from '../../frame/contract.ts'
import { ClassAttendance } from './class-attendance.tsx'

/** Next to a class: its reason, how many come, and after it who was there. */
export function ClassAside() {
  return (
    <>
      <ClassAudience />
      <ClassAttendance />
    </>
  )
}

const UNCOUNTED = { before: 'Counted half an hour before the class.', after: 'Not counted before the class.' } as const

function ClassAudience() {
  const held = useStaffRecord('classes')
  if (!held) return null
  const { reason, expected, hasAudience, watching, status } = held
  return (
    <Card className="panel" component="section" aria-label="Learners">
      <h2>Learners</h2>
      <p>{expected === null ? UNCOUNTED[status === 'ENDED' ? 'after' : 'before'] : `${expected} expected.`}</p>
      {hasAudience && (
        <p>
          The room is too small, so the class is broadcast. {status === 'ENDED' ? 'Watched its end' : 'Watching now'}:{' '}
          {watching}.
        </p>
      )}
      {reason && <p className="quiet">Reason of the last change: {reason.en}</p>}
    </Card>
  )
}
