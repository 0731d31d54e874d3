// A file is brought in parts, its columns are named, and the gates read it.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { COLUMNS, NEEDED, type Column, type Mapping } from '#core/modules/predictor/gates/read-row.ts'
import type { predictorStaffApi } from '#core/modules/predictor/staff-api.ts'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { saveFile } from '../../kit/sheets/save-file.ts'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { useAction } from '../../kit/use-action.ts'

type Planted = ResponseOf<typeof predictorStaffApi.staffPredictorDesk.makeFaultyFile>['planted']
type Columns = ResponseOf<typeof predictorStaffApi.staffPredictorDesk.readColumns>
const { checkFile, makeFaultyFile, putFilePart, readColumns } = staff.staffPredictorDesk

/** As PART_LENGTH and MOST_PARTS of the contract, which the console does not load. */
const PART_LENGTH = 100_000
const MOST_PARTS = 80

const NAMES: Record<Column, string> = {
  institute: 'College',
  program: 'Program',
  quota: 'Quota',
  seatType: 'Seat type',
  gender: 'Gender',
  opening: 'Opening rank',
  closing: 'Closing rank',
  year: 'Year',
  round: 'Round',
}

export function BringFile({ set }: { readonly set: StaffRecord<'predictor-sets'> }) {
  const id = set.id as never
  const [columns, setColumns] = useState<Columns>()
  const read = useAction({ refreshes: false })
  const look = () => read(async () => setColumns(await readColumns({ id })))
  const bring = (file: File) => {
    // The columns of the file before are not checked while this one is on its way.
    setColumns(undefined)
    return read(async () => {
      const text = await file.text()
      if (text.length > PART_LENGTH * MOST_PARTS) throw new Error('The file is larger than 8 million letters.')
      for (let no = 0; no * PART_LENGTH < text.length; no += 1)
        await putFilePart({ id, no, text: text.slice(no * PART_LENGTH, (no + 1) * PART_LENGTH), fileName: file.name })
      setColumns(await readColumns({ id }))
    }, 'The file is here. Name its columns.')
  }
  return (
    <Card className="panel" component="section" aria-label="File">
      <h2>File</h2>
      <label htmlFor="predictor-file">Table of comma-separated values (.csv)</label>
      <input
        id="predictor-file"
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => target.files?.[0] && void bring(target.files[0])}
      />
      {set.fileName !== '' && !columns && <Button onClick={() => void look()}>Name the columns of {set.fileName}</Button>}
      <FaultyFile id={id} />
      {columns && <ColumnNames key={columns.headings.join()} id={id} columns={columns} />}
    </Card>
  )
} // prettier-ignore

function FaultyFile({ id }: { readonly id: never }) {
  const [planted, setPlanted] = useState<Planted>()
  const read = useAction({ refreshes: false })
  const fetchFile = () =>
    read(async () => {
      const file = await makeFaultyFile({ id })
      saveFile(file.fileName, file.text)
      setPlanted(file.planted)
    }, 'The sample file is saved. Bring it here.')
  return (
    <>
      <Button onClick={() => void fetchFile()}>Sample file with faults</Button>
      <p className="quiet">Sample data of colleges that do not exist. Bring it to see what each gate finds. Do not hand it in.</p>
      {planted && (
        <ul aria-label="Planted faults">
          {planted.map(({ row, gate, fault }) => (
            <li key={row}>
              Row {row}, gate {gate}: {fault}.
            </li>
          ))}
        </ul>
      )}
    </>
  )
} // prettier-ignore

function ColumnNames({ id, columns: { headings, first, mapping: guessed } }: { readonly id: never; readonly columns: Columns }) {
  const [mapping, setMapping] = useState<Mapping>(guessed)
  const act = useAction()
  const missing = NEEDED.filter((column) => !mapping[column])
  const choose = (column: Column, heading: string) => {
    const { [column]: _, ...others } = mapping
    setMapping(heading === '' ? others : { ...others, [column]: heading })
  }
  const told = ({ rowCount, quarantined }: { readonly rowCount: number; readonly quarantined: number }) => `${rowCount} rows passed, ${quarantined} are in quarantine.`
  return (
    <>
      {COLUMNS.map((column) => (
        <PlainSelect key={column} label={NAMES[column]} value={mapping[column] ?? ''}
          helperText={exampleOf(headings.indexOf(mapping[column] ?? ''), first)}
          onChange={(value) => choose(column, value)}>
          <option value="">{NEEDED.includes(column) ? 'Choose' : 'Not in the file'}</option>
          {headings.map((heading) => (
            <option key={heading} value={heading}>
              {heading}
            </option>
          ))}
        </PlainSelect>
      ))}
      <Button variant="contained" disabled={missing.length > 0} onClick={() => void act(() => checkFile({ id, mapping: mapping as never }), told)}>
        Put it through the gates
      </Button>
    </>
  )
} // prettier-ignore

/** The column's cell in the first row. */
function exampleOf(place: number, first: Columns['first']): string {
  return first[0]?.[place] ?? ''
}
