// Next to a class that is over: its learners, who was there, and a request to correct it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { whenText } from '../../kit/fields.tsx'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'

type Attendance = Awaited<ReturnType<typeof staff.staffAttendance.listAttendance>>
type Learner = Attendance['learners'][number]

export function ClassAttendance() {
  const held = useStaffRecord('classes')
  const { permissions } = usePermissions<readonly string[]>()
  const id = held?.status === 'ENDED' ? held.id : undefined
  const { answer: attendance, again } = useReading(id, () => staff.staffAttendance.listAttendance({ id: id ?? '' }))
  if (id === undefined || !attendance) return null
  const { learners, teacherCorrectsUntil, isTeachersTurn } = attendance
  const mayAsk = !isTeachersTurn && (permissions?.includes('classes.edit') ?? false)
  return (
    <Card className="panel" component="section" aria-label="Attendance">
      <h2>Attendance</h2>
      {learners.length === 0 && <p>Nobody is in this class.</p>}
      {isTeachersTurn && learners.length > 0 && (
        <p className="quiet">The teacher corrects it until {whenText(teacherCorrectsUntil)}.</p>
      )}
      <ul>
        {learners.map((learner) => (
          <li key={learner.learnerId}>
            <strong>{learner.name}</strong> {outcomeText(learner)}
            {mayAsk && learner.attendance && !learner.isWaiting && (
              <AskCorrection sessionId={id} learner={learner} onAsked={() => void again()} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function outcomeText({ attendance, isWaiting }: Learner): string {
  if (!attendance) return 'is not counted yet'
  const { isAttended, isLate, leftEarly, minutes, correction } = attendance
  return [
    isAttended ? 'attended' : 'missed it',
    `${minutes} minutes`,
    isLate && 'came late',
    leftEarly && 'left early',
    correction !== null && `corrected: ${correction}`,
    isWaiting && 'a correction waits for a decision',
  ]
    .filter(Boolean)
    .join(', ')
}

interface AskCorrectionProps {
  readonly sessionId: string
  readonly learner: Learner
  readonly onAsked: () => void
}

/** Another person decides it, on the page of late corrections. */
function AskCorrection({ sessionId, learner, onAsked }: AskCorrectionProps) {
  const [reason, setReason] = useState<string>()
  const act = useAction({ refreshes: false })
  const { learnerId, name, attendance } = learner
  if (reason === undefined) return <Button onClick={() => setReason('')}>Correct {name}</Button>
  const isAttended = attendance?.isAttended !== true
  const ask = async () => {
    const request = { sessionId: sessionId as never, learnerId, isAttended, reason } // the record's own id
    if (!(await act(() => staff.staffLateCorrections.create(request), 'Another person decides it now.'))) return
    setReason(undefined)
    onAsked()
  }
  return (
    <>
      <ReasonField value={reason} onChange={setReason} helperText="In one sentence." />
      <Button variant="contained" disabled={!isSentence(reason)} onClick={() => void ask()}>
        {isAttended ? 'Ask to count as attended' : 'Ask to count as missed'}
      </Button>
    </>
  )
}
