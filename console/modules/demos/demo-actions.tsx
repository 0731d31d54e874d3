// Next to a demo: what staff can do with it. Each action needs a reason, which is stored.
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { toInstant } from '#core/kernel/time.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { readMoment } from '../../kit/inputs/inputs.tsx'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'

const scope = 'demos.edit'
const actions = staff.staffDemoActions

export function DemoActions() {
  const demo = useStaffRecord('demo-bookings')
  if (!demo) return null
  const isOpen = demo.state === 'BOOKED' || demo.state === 'IN_SESSION'
  return (
    <>
      {demo.state === 'BOOKED' && <Move {...demo} />}
      {isOpen && <Extend {...demo} />}
      {isOpen && <Outcome {...demo} />}
      {demo.state === 'BOOKED' && <Cancel {...demo} />}
      {demo.state === 'NO_SHOW' && !demo.isFault && <Forgive {...demo} />}
      {demo.state === 'ATTENDED' && <Note {...demo} />}
    </>
  )
}

type Demo = StaffRecord<'demo-bookings'>

function Move({ id, startsAt }: Demo) {
  const [moment, setMoment] = useState('')
  const [teacherId, setTeacherId] = useState('')
  const [free, setFree] = useState<readonly FreeTeacher[]>()
  const act = useAction()
  const read = useAction({ refreshes: false })
  const to = readMoment(moment)
  const start = to === null ? startsAt : toInstant(to)
  const look = async () => setFree((await read(() => actions.listFreeTeachers({ id, startsAt: start })))?.teachers)
  return (
    <ReasonedAction
      scope={scope}
      title="Move, or give to another teacher"
      text="Without a new start, the demo stays at its hour. Without a teacher, a free one is chosen. It does not count as a move of the family."
      button="Move it and notify the family"
      onClick={(reason) => act(() => actions.move({ id, startsAt: start, teacherId: teacherId || null, reason }), 'Moved.')}
    >
      <TextField
        label="New start (IST)"
        type="datetime-local"
        value={moment}
        onChange={({ target }) => {
          setMoment(target.value)
          setFree(undefined)
          setTeacherId('')
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {free === undefined ? (
        <Button onClick={() => void look()}>Show free teachers</Button>
      ) : (
        <PlainSelect label="Teacher" value={teacherId} onChange={setTeacherId}>
          <option value="">{free.length === 0 ? 'Nobody is free then' : 'Any free teacher'}</option>
          {free.map((teacher) => (
            <option key={teacher.id} value={teacher.id}>
              {teacher.name}
            </option>
          ))}
        </PlainSelect>
      )}
    </ReasonedAction>
  )
} // prettier-ignore

interface FreeTeacher {
  readonly id: string
  readonly name: string
}

function Extend({ id }: Demo) {
  const [minutes, setMinutes] = useState('15')
  const act = useAction()
  return (
    <ReasonedAction
      scope={scope}
      title="Let it end later"
      text="From 5 to 30 minutes, if the teacher has nothing after it. Hours that other families keep then are given up."
      button="Extend the demo"
      onClick={(reason) => act(() => actions.extend({ id, minutes: Number(minutes), reason }), 'Extended.')}
    >
      <TextField label="Minutes" type="number" value={minutes} onChange={({ target }) => setMinutes(target.value)} slotProps={{ htmlInput: { min: 5, max: 30 } }} />
    </ReasonedAction>
  )
} // prettier-ignore

function Outcome({ id }: Demo) {
  const [isFault, setFault] = useState(false)
  const act = useAction()
  return (
    <>
      <ReasonedAction
        scope={scope}
        title="The learner was there"
        text="From the start on. The parent can then read a note."
        button="Record that the learner was there"
        onClick={(reason) => act(() => actions.markAttended({ id, reason }), 'Recorded.')}
      />
      <ReasonedAction
        scope={scope}
        title="Nobody came"
        text="From fifteen minutes after the start. The family can book again."
        button="Record that nobody came"
        onClick={(reason) => act(() => actions.markMissed({ id, isFault, reason }), 'Recorded.')}
      >
        <LabelledCheckbox label="It was a fault of ours" isChecked={isFault} onChange={setFault} />
      </ReasonedAction>
    </>
  )
}

function Cancel({ id }: Demo) {
  const act = useAction()
  return (
    <ReasonedAction
      scope={scope}
      title="Cancel"
      text="The family reads the reason, and can book another time."
      button="Cancel and notify the family"
      onClick={(reason) => act(() => actions.cancel({ id, reason }), 'Cancelled.')}
    />
  )
}

function Forgive({ id }: Demo) {
  const act = useAction()
  return (
    <ReasonedAction
      scope={scope}
      title="It was a fault of ours"
      text="The missed demo then does not count against the family."
      button="Do not count it"
      onClick={(reason) => act(() => actions.forgive({ id, reason }), 'It does not count.')}
    />
  )
}

function Note({ id, outcomeNote }: Demo) {
  const act = useAction()
  return (
    <ReasonedAction
      scope={scope}
      title="Note to the parent"
      text={outcomeNote ?? 'What the teacher saw in the demo, and a next step. The field below is the note.'}
      button="Send the note"
      onClick={(note) => act(() => actions.writeNote({ id, note }), 'The parent gets a notice.')}
    />
  )
}
