// Imports many records from a sheet. Faults are reported row by row and cell by cell before any record is added.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { callServer } from '../../frame/call-server.ts'
import { useAction } from '../use-action.ts'
import { ImportPreview, type ImportCheck } from './import-preview.tsx'
import { readSheet, saveTemplate, type ReadSheet, type SheetColumn } from './sheet-columns.ts'

interface Props {
  readonly columns: readonly SheetColumn[]
}

export function ImportButton({ columns }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportDialog columns={columns} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** As many rows as the server takes at once. */
const MOST_AT_ONCE = 500

function ImportDialog({ columns, onClose }: Props & { readonly onClose: () => void }) {
  const resource = useResourceContext() ?? ''
  const [sheet, setSheet] = useState<ReadSheet>()
  const [check, setCheck] = useState<ImportCheck>()
  const read = useAction({ refreshes: false })
  const act = useAction()

  async function tryFile(file: File) {
    const fresh = readSheet(await file.text(), columns)
    setSheet(fresh)
    setCheck(undefined)
    if (fresh.missing.length === 0 && fresh.rows.length > 0) setCheck(await sendSheet(resource, fresh, true))
  }

  async function add(known: ReadSheet, expected: ImportCheck) {
    const done = await act(
      () => sendSheet(resource, known, false),
      ({ added }) => `${added} were added.`,
    )
    if (!done) return
    if (done.errors.length <= expected.errors.length) return onClose()
    // A row of a later part was the same as one that was added a moment before.
    setSheet(onlyFailed(known, done))
    setCheck({ ...done, added: 0 })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="import" maxWidth="md" fullWidth>
      <DialogTitle id="import">
        {check && sheet ? `${check.added} of ${sheet.rows.length} can be added` : 'Import a sheet'}
      </DialogTitle>
      <DialogContent>
        {!check && <Columns columns={columns} />}
        {sheet && !check && <Unusable {...sheet} />}
        {sheet && check && <ImportPreview name={resource} columns={columns} sheet={sheet} check={check} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => saveTemplate(resource, columns)}>Download the template</Button>
        <Button onClick={onClose}>Cancel</Button>
        <ChooseFile isFirst={!check} onFile={(file) => void read(() => tryFile(file))} />
        {sheet && check && (
          <Button variant="contained" disabled={check.added === 0} onClick={() => void add(sheet, check)}>
            Add {check.added}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** In parts. The rows of faults are those of the spreadsheet. */
async function sendSheet(resource: string, { rows }: ReadSheet, dryRun: boolean): Promise<ImportCheck> {
  let added = 0
  const errors: ImportCheck['errors'][number][] = []
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE) {
    const part = rows.slice(from, from + MOST_AT_ONCE)
    const body = { rows: part.map(({ fields }) => fields), dryRun }
    const answer = await callServer<ImportCheck>(`${resource}/import`, 'POST', body)
    added += answer.added
    errors.push(...answer.errors.map((error) => ({ ...error, row: part[error.row - 1]?.row ?? error.row })))
  }
  return { added, errors }
}

function onlyFailed(sheet: ReadSheet, { errors }: ImportCheck): ReadSheet {
  return { ...sheet, rows: sheet.rows.filter(({ row }) => errors.some((error) => error.row === row)) }
}

function Columns({ columns }: Props) {
  return (
    <>
      <p>
        A CSV file with these columns, in any order. In Excel or Google Sheets choose “Save as” or “Download” and CSV.
        Nothing is added before you have seen what the sheet would do.
      </p>
      <table className="matrix import-columns">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">For example</th>
            <th scope="col">Needed</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ field, label, example, isOptional }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{example}</td>
              <td>{isOptional ? 'no' : 'yes'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The reasons for which a sheet is not even sent. */
function Unusable({ rows, missing, unknown }: ReadSheet) {
  if (missing.length === 0) return rows.length === 0 ? <p role="alert" className="problem">The sheet has no rows.</p> : null // prettier-ignore
  return (
    <p role="alert" className="problem">
      The sheet has no column {missing.map((label) => `“${label}”`).join(', ')}.
      {unknown.length > 0 && ` Its columns that are not known: ${unknown.join(', ')}.`}
    </p>
  )
}

function ChooseFile({ isFirst, onFile }: { readonly isFirst: boolean; readonly onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={isFirst ? 'contained' : 'text'} onClick={() => picker.current?.click()}>
        {isFirst ? 'Choose a file' : 'Choose another file'}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Sheet (CSV)"
        onChange={({ target }) => {
          if (target.files?.[0]) onFile(target.files[0])
          target.value = ''
        }}
      />
    </>
  )
}
