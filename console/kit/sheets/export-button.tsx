// Takes what the list shows away as a sheet. The server gives it and writes down who took what, and of people's data also why.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { downloadCSV, useListContext, usePermissions, type RaRecord } from 'react-admin'
import { useAction } from '../use-action.ts'
import { csvOf } from '#core/kernel/csv.ts'
import { infoOf, type ResourceName } from '../../frame/contract.ts'
import { isSentence } from '../decisions/reason-field.tsx'
import { exportRows, type ListMeta } from '../../frame/data-provider.ts'
import { showTotal } from '../../frame/total.ts'

export function ExportButton() {
  const { resource, filterValues, sort, total = 0, meta } = useListContext()
  const { permissions } = usePermissions<readonly string[]>()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const act = useAction({ refreshes: false })

  async function take() {
    const rows = await exportRows<RaRecord>(resource, { filter: filterValues, sort }, reason)
    downloadCSV(csvOf(rows), resource)
    setAsking(false)
  }

  const { feature, isPersonal } = infoOf(resource as ResourceName) // a list's resource is one of the contract
  // As the endpoint asks for it: people's data is taken by who works with it.
  if (!permissions?.includes(`${feature}.${isPersonal ? 'edit' : 'view'}`)) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Export
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)}>
        <DialogTitle>Export {showTotal(total, meta as ListMeta | undefined)} rows</DialogTitle>
        <DialogContent>
          <p>The export is recorded with your name and the number of rows.</p>
          <TextField
            label="Reason"
            helperText={isPersonal ? 'Required: this is personal data. One sentence.' : 'If you like.'}
            required={isPersonal}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
          <Button variant="contained" disabled={isPersonal && !isSentence(reason)} onClick={() => void act(take)}>
            Download
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
