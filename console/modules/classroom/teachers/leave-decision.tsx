// Next to a leave that waits: its classes, each with its choice, and the decision.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { LeaveChoice } from '#core/modules/classroom/teaching/leave-api.ts'
import { parseInstant, type Instant } from '#core/kernel/time.ts'
import { staff, useStaffRecord } from '../../../frame/contract.ts'
import { whenText } from '../../../kit/fields.tsx'
import { ReasonField } from '../../../kit/decisions/reason-field.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useReading } from '../../../kit/use-reading.ts'

type LeaveClasses = Awaited<ReturnType<typeof staff.staffLeaveActions.listSubstitutes>>['classes']
type LeaveClass = LeaveClasses[number]

/** The choice for one class: a teacher's id, or one of these. */
const [MOVE, CANCEL] = ['MOVE', 'CANCEL']

interface Choice {
  readonly choice: string
  /** As an input of a day and a time has it, in India. */
  readonly movedTo: string
}

export function LeaveDecision() {
  const leave = useStaffRecord('leave-requests')
  const { permissions } = usePermissions<readonly string[]>()
  const { id, status, version } = leave ?? {}
  const isOpen = status === 'WAITING' && (permissions?.includes('classes.approve') ?? false)
  const key = isOpen ? `${id} ${version}` : undefined
  const { answer } = useReading(key, () => staff.staffLeaveActions.listSubstitutes({ id: id ?? '' }))
  if (id === undefined || !isOpen || !answer) return null
  return <Decision id={id} classes={answer.classes} />
}

function Decision({ id, classes }: { readonly id: string; readonly classes: LeaveClasses }) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [reason, setReason] = useState('The teacher is away')
  const [note, setNote] = useState('')
  const act = useAction()
  const chosen = classes.map(({ sessionId }) => choiceOf(sessionId, choices[sessionId]))
  const complete = chosen.every((each) => each !== undefined)
  const decide = (isApproved: boolean) =>
    act(
      () =>
        staff.staffLeaveActions.decideLeave({
          id,
          isApproved,
          ...(note.trim() !== '' && { note }),
          ...(isApproved && classes.length > 0 && { reason }),
          classes: isApproved ? chosen.flatMap((each) => each ?? []) : [],
        }),
      isApproved ? 'The leave is approved. Families get a notice of each change.' : 'The leave is refused.',
    )
  return (
    <Card className="panel" component="section" aria-label="Decide">
      <h2>Decide</h2>
      {classes.length === 0 && <p>The teacher has no class on these days.</p>}
      {classes.map((each) => (
        <ClassChoice
          key={each.sessionId}
          leaveClass={each}
          choice={choices[each.sessionId] ?? { choice: '', movedTo: '' }}
          onChange={(choice) => setChoices({ ...choices, [each.sessionId]: choice })}
        />
      ))}
      {classes.length > 0 && (
        <ReasonField value={reason} onChange={setReason} helperText="Families read it as the reason of each change." />
      )}
      <TextField label="Answer to the teacher" value={note} onChange={({ target }) => setNote(target.value)} />
      <Button variant="contained" disabled={!complete || reason.trim().length < 3} onClick={() => void decide(true)}>
        Approve leave
      </Button>
      <Button onClick={() => void decide(false)}>Refuse</Button>
    </Card>
  )
}

interface ClassChoiceProps {
  readonly leaveClass: LeaveClass
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

function ClassChoice({ leaveClass, choice, onChange }: ClassChoiceProps) {
  const { subject, startsAt, courseTitles, substitutes } = leaveClass
  const name = `${subject}, ${whenText(startsAt)}`
  return (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        {courseTitles.join(', ')}
      </p>
      <TextField
        select
        label="What becomes of it"
        value={choice.choice}
        onChange={({ target }) => onChange({ ...choice, choice: target.value })}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': name } } }}
        helperText={substitutes.length === 0 ? 'No teacher of this subject is free then.' : undefined}
      >
        {substitutes.map((each) => (
          <MenuItem key={each.teacherId} value={each.teacherId}>
            {substituteText(each)}
          </MenuItem>
        ))}
        <MenuItem value={MOVE}>Move it to another time</MenuItem>
        <MenuItem value={CANCEL}>Cancel it</MenuItem>
      </TextField>
      {choice.choice === MOVE && (
        <TextField
          type="datetime-local"
          label="New time in India"
          value={choice.movedTo}
          onChange={({ target }) => onChange({ ...choice, movedTo: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </>
  )
}

const HOURS_NOTES = { YES: undefined, UNKNOWN: 'hours not stated', NO: 'outside their hours' } as const

function substituteText({ name, canTeach, speaksLanguage, load }: LeaveClass['substitutes'][number]): string {
  const notes = [
    HOURS_NOTES[canTeach],
    speaksLanguage ? undefined : 'another language',
    `${load} classes that week`,
  ].filter((note) => note !== undefined)
  return `${name} (${notes.join(', ')})`
}

/** Undefined until it is complete. */
function choiceOf(sessionId: LeaveClass['sessionId'], given: Choice | undefined): LeaveChoice | undefined {
  if (!given || given.choice === '') return undefined
  if (given.choice === CANCEL) return { sessionId, action: 'CANCEL' }
  if (given.choice !== MOVE) return { sessionId, action: 'SUBSTITUTE', teacherId: given.choice as never } // the list's own id
  const startsAt = instantOf(given.movedTo)
  return startsAt === undefined ? undefined : { sessionId, action: 'MOVE', startsAt }
}

/** "2026-11-23T19:00", in India. */
function instantOf(local: string): Instant | undefined {
  return local === '' ? undefined : parseInstant(`${local}:00+05:30`)
}
