// Many from a sheet. What is wrong with it is told row by row before anything is added.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef, useState } from 'react'
import { useNotify, useRefresh, useResourceContext } from 'react-admin'
import { recordsOf } from '#core/kernel/csv.ts'
import { callServer } from '../../frame/call-server.ts'

type Rows = readonly Readonly<Record<string, string>>[]

interface Tried {
  readonly rows: Rows
  readonly added: number
  readonly errors: readonly { row: number; field: string; message: string }[]
}

export function ImportButton({ columns }: { readonly columns: readonly string[] }) {
  const resource = useResourceContext()
  const picker = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<Tried>()
  const notify = useNotify()
  const refresh = useRefresh()

  async function send(rows: Rows, dryRun: boolean) {
    try {
      const answer = await callServer<Omit<Tried, 'rows'>>(`${resource}/import`, 'POST', { rows, dryRun })
      if (dryRun) return setTried({ rows, ...answer })
      setTried(undefined)
      notify(`${answer.added} were added.`)
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The sheet could not be read. Check its format.', {
        type: 'error',
      })
    }
  }

  async function read(file: File | undefined) {
    if (!file) return
    try {
      await send(recordsOf(await file.text()), true)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The sheet could not be read. Check its format.', {
        type: 'error',
      })
    }
  }

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
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      {tried && <Preview {...tried} onCancel={() => setTried(undefined)} onAdd={() => void send(tried.rows, false)} />}
    </>
  )
}

interface Preview extends Tried {
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
