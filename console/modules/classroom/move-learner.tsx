// Next to an enrolment: another batch of its course for the learner. A family changes it twice, staff at any time.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useCanAccess, useGetList, usePermissions } from 'react-admin'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'

export function MoveLearner() {
  const enrolment = useStaffRecord('enrolments')
  const { permissions } = usePermissions<readonly string[]>()
  const [batchId, setBatch] = useState('')
  const [reason, setReason] = useState('')
  const act = useAction()
  const others = useOthers(enrolment)
  if (!enrolment?.ownBatchId || others.length === 0 || !permissions?.includes('classes.edit')) return null
  const [learnerId, bundleId] = [enrolment.learnerId as never, enrolment.bundleId as never] // the contract's ids
  const move = () =>
    act(
      () => staff.staffBatchMoves.moveLearner({ learnerId, bundleId, batchId, reason }),
      'The learner has moved. The family gets a notice.',
    )
  return (
    <Card className="panel">
      <h2>Another batch</h2>
      <p className="quiet">It does not count as a change of the family.</p>
      <TextField select label="To batch" value={batchId} onChange={({ target }) => setBatch(target.value)}>
        {others.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            Batch {label}
          </MenuItem>
        ))}
      </TextField>
      <ReasonField value={reason} onChange={setReason} helperText="The family reads it." />
      <Button variant="contained" disabled={batchId === '' || reason.trim().length < 3} onClick={() => void move()}>
        Move and notify the family
      </Button>
    </Card>
  )
}

/** The other batches of its course. */
function useOthers(enrolment: StaffRecord<'enrolments'> | undefined): readonly StaffRecord<'batches'>[] {
  const { canAccess } = useCanAccess({ resource: 'batches', action: 'list' })
  const isAsked = canAccess === true && enrolment !== undefined
  const { data = [] } = useGetList<StaffRecord<'batches'>>(
    'batches',
    { filter: { bundleId: enrolment?.bundleId }, pagination: { page: 1, perPage: 50 } },
    { enabled: isAsked },
  )
  return data.filter(({ id }) => id !== enrolment?.ownBatchId)
}
