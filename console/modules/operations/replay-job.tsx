import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { useAction } from '../../kit/use-action.ts'

export function ReplayJob() {
  const job = useStaffRecord('jobs')
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const act = useAction()
  if (!job || !permissions?.includes('operations.edit')) return null

  const replay = () => act(() => staff.staffJobActions.replayJob({ id: job.id, reason }), 'The job is running again.')

  return (
    <Card className="panel">
      <h2>Run it again</h2>
      <TextField label="Why" value={reason} onChange={({ target }) => setReason(target.value)} />
      <Button variant="contained" disabled={reason.trim() === ''} onClick={() => void replay()}>
        Run {job.task} now
      </Button>
    </Card>
  )
}
