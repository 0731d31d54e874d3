// Imports many records from a sheet. Faults are reported row by row before any record is added.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { recordsOf } from '#core/kernel/csv.ts'
import { useAction } from '../use-action.ts'
import { callServer } from '../../frame/call-server.ts'

type Rows = readonly Readonly<Record<string, string>>[]

interface ImportCheck {
  readonly rows: Rows
  readonly added: number
  readonly errors: readonly { row: number; field: string; message: string }[]
}

export function ImportButton({ columns }: { readonly columns: readonly string[] }) {
  const resource = useResourceContext()
  const picker = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<ImportCheck>()
  const read = useAction({ refreshes: false })
  const act = useAction()

  async function send(rows: Rows, dryRun: boolean) {
    const answer = await callServer<Omit<ImportCheck, 'rows'>>(`${resource}/import`, 'POST', { rows, dryRun })
    setTried(dryRun ? { rows, ...answer } : undefined)
    return answer
  }

  const attempt = (file: File) => read(async () => send(recordsOf(await file.text()), true))
  const add = (rows: Rows) =>
    act(
      () => send(rows, false),
      ({ added }) => `${added} were added.`,
    )

  return (
    <>
      <Button
        size="small"
        onClick={() => picker.current?.click()}
        title={`A sheet with the columns ${columns.join(', ')}`}
      >
        Import CSV
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Sheet (CSV or copied cells)"
        onChange={({ target }) => {
          if (target.files?.[0]) void attempt(target.files[0])
          target.value = ''
        }}
      />
      {tried && <Preview {...tried} onCancel={() => setTried(undefined)} onAdd={() => void add(tried.rows)} />}
    </>
  )
}

interface Preview extends ImportCheck {
  readonly onCancel: () => void
  readonly onAdd: () => void
}

function Preview({ rows, added, errors, onCancel, onAdd }: Preview) {
  return (
    <Dialog open onClose={onCancel} aria-labelledby="import">
      <DialogTitle id="import">
        {added} of {rows.length} can be added
      </DialogTitle>
      <DialogContent>
        <ul>
          {errors.map(({ row, field, message }) => (
            <li key={`${row} ${field}`}>
              Row {row}
              {field && `, ${field}`}: {message}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" disabled={added === 0} onClick={onAdd}>
          Add {added}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
