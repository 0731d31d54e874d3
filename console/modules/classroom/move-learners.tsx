// Moves the learners of a batch to another one: some of them, all of them, or all and the batch ends.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { LabelledCheckbox } from '../../kit/inputs/labelled-checkbox.tsx'
import { ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'

type Outcome = Awaited<ReturnType<typeof staff.staffBatchMoves.moveLearners>>

export function MoveLearners() {
  const batch = useStaffRecord('batches')
  const [toBatchId, setTarget] = useState('')
  const [most, setMost] = useState('')
  const [closes, setCloses] = useState(false)
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<Outcome>()
  const act = useAction()
  const others = useOthers(batch)
  if (!batch || others.length === 0) return null
  const move = { id: batch.id, toBatchId, closes, reason, ...(most === '' ? {} : { most: Number(most) }) }
  const count = async () => setPreview(await act(() => staff.staffBatchMoves.moveLearners({ ...move, isDryRun: true })))
  const run = async () => {
    const done = await act(
      () => staff.staffBatchMoves.moveLearners({ ...move, isDryRun: false }),
      ({ learners }) => `${learners} learners have moved. Their families get a notice.`,
    )
    if (done) setPreview(undefined)
  }
  return (
    <Card className="panel">
      <h2>Move learners</h2>
      <TextField select label="To batch" value={toBatchId} onChange={({ target }) => setTarget(target.value)}>
        {others.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            Batch {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="How many"
        type="number"
        value={most}
        onChange={({ target }) => setMost(target.value)}
        helperText="The last to come move first; leave empty for all."
      />
      <LabelledCheckbox
        label="Close this batch now and cancel its coming classes"
        isChecked={closes}
        onChange={setCloses}
      />
      <ReasonField value={reason} onChange={setReason} helperText="Families read it." />
      <Button disabled={toBatchId === '' || reason.trim().length < 3} onClick={() => void count()}>
        Count first
      </Button>
      {preview && <Preview {...preview} onMove={() => void run()} />}
    </Card>
  )
}

function Preview({ learners, seatsLeft, waiting, onMove }: Outcome & { readonly onMove: () => void }) {
  return (
    <>
      <p role="status">
        {learners} learners move.{' '}
        {seatsLeft === null ? 'The other batch has no limit.' : `${seatsLeft} seats are left there.`}
        {waiting > 0 && ` ${waiting} wait for this batch and lose their place.`}
      </p>
      <Button variant="contained" onClick={onMove}>
        Move {learners} learners
      </Button>
    </>
  )
}

/** The other batches of its course. */
function useOthers(batch: StaffRecord<'batches'> | undefined): readonly StaffRecord<'batches'>[] {
  const { data = [] } = useGetList<StaffRecord<'batches'>>('batches', {
    filter: { bundleId: batch?.bundleId },
    pagination: { page: 1, perPage: 50 },
  })
  return data.filter(({ id }) => id !== batch?.id)
}
