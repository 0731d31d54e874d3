// Ways out when a class cannot join.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { ReasonedAction } from '../../kit/decisions/reasoned-action.tsx'
import { useAction } from '../../kit/use-action.ts'

const { freePlace, liftLocks } = staff.staffSchoolLocks

/** Next to a session. */
export function Locks({ id }: { readonly id: string }) {
  const [pin, setPin] = useState('')
  const act = useAction()
  const lift = async () => {
    await liftLocks({ id: id as never, ...(pin === '' ? {} : { pin }) }) // a session's own id
    setPin('')
  }
  return (
    <Card className="panel">
      <h2>When a class cannot join</h2>
      <p className="quiet">
        After many wrong PINs or many joins a device has to wait. With the PIN a pupil joins at once, also where all places are taken.
      </p>
      <TextField label="New PIN" helperText="Four digits. Empty: the PIN stays." value={pin} onChange={({ target }) => setPin(target.value)} />
      <Button onClick={() => void act(lift, pin === '' ? 'Nobody has to wait any more.' : 'The new PIN counts from now on.')}>
        {pin === '' ? 'Let everybody try again' : 'Set the new PIN'}
      </Button>
    </Card>
  )
} // prettier-ignore

/** Next to a pupil of a class sheet. */
export function FreePlace() {
  const pupil = useStaffRecord('school-pupils')
  const act = useAction()
  if (!pupil || pupil.isClaimed) return null
  return (
    <ReasonedAction
      scope="schools.edit"
      title="Free this place"
      text="The answers of this place are deleted, and the class and roll number can join anew. For a place that somebody else took, or a sheet that was entered wrongly."
      button="Free the place"
      needsSentence
      onClick={(reason) => act(() => freePlace({ id: pupil.id as never, reason }), 'The place is free.')} // a pupil's own id
    />
  )
}
