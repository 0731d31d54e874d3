import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'

export function ReplayJob() {
  const job = useRecordContext()
  const { permissions } = usePermissions<readonly string[]>()
  const [reason, setReason] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (!job || !permissions?.includes('operations.edit')) return null

  async function replay() {
    try {
      await callServer(`jobs/${job?.id}/replay`, 'POST', { reason })
      notify('The job is running again.')
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The job was not started. Please try again.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>Run it again</h2>
      <TextField label="Why" value={reason} onChange={({ target }) => setReason(target.value)} />
      <Button variant="contained" disabled={reason.trim() === ''} onClick={() => void replay()}>
        Run {job['task']} now
      </Button>
    </Card>
  )
}
