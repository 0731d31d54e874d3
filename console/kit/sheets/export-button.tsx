// Takes what the list shows away as a sheet. The server gives it and writes down who took what, and of people's data also why.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { defaultExporter, fetchRelatedRecords, useDataProvider, useListContext, useNotify, type RaRecord } from 'react-admin' // prettier-ignore
import { exportRows } from '../../frame/data-provider.ts'

export function ExportButton() {
  const { resource, filterValues, sort, total } = useListContext()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const dataProvider = useDataProvider()
  const notify = useNotify()

  async function take() {
    try {
      const rows = await exportRows<RaRecord>(resource, { filter: filterValues, sort }, reason)
      await defaultExporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource)
      setAsking(false)
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'The export failed. Please try again.', { type: 'error' })
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Export
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)}>
        <DialogTitle>Export {total} rows</DialogTitle>
        <DialogContent>
          <p>The export is recorded with your name and the number of rows.</p>
          <TextField
            label="Reason"
            helperText="Required for personal data."
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button variant="contained" onClick={() => void take()}>
            Download
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
