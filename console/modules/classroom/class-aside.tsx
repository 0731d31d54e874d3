import Card from '@mui/material/Card'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { MoveOrCancel } from '../../kit/decisions/move-or-cancel.tsx'
import { ClassAttendance } from './class-attendance.tsx'
import { ClassNotices } from './class-notices.tsx'

/** Next to a class: its reason, how many come, the messages of a change, who got them, and after it who was there. */
export function ClassAside() {
  return (
    <>
      <ClassAudience />
      <ClassChange />
      <ClassNotices />
      <ClassAttendance />
    </>
  )
}

/** Before it begins. */
function ClassChange() {
  const held = useStaffRecord('classes')
  const { permissions } = usePermissions<readonly string[]>()
  if (held?.status !== 'SCHEDULED' || !permissions?.includes('classes.edit')) return null
  const { id, startsAt, endsAt, version } = held
  return (
    <MoveOrCancel
      key={version}
      startsAt={startsAt}
      endsAt={endsAt}
      onPreview={(change) => staff.staffClassActions.previewChange({ id, ...change })}
      onSave={(fields, reason) => staff.staffClasses.update({ ...held, ...fields, reason })}
    />
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
