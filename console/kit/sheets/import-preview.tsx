// The effect that a sheet would have: its first rows as they are understood, and each fault with its row and cell.
import Button from '@mui/material/Button'
import { saveFailed, type ReadSheet, type SheetColumn } from './sheet-columns.ts'
import { TableHead } from '../reports/table-head.tsx'

export interface ImportCheck {
  readonly added: number
  /** `row` is the one of the spreadsheet. */
  readonly errors: readonly { readonly row: number; readonly field: string; readonly message: string }[]
}

interface Props {
  /** The name of the resource, for files. */
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly sheet: ReadSheet
  readonly check: ImportCheck
}

const SHOWN_ROWS = 3
const SHOWN_FAULTS = 50

export function ImportPreview({ name, columns, sheet: { rows, unknown }, check: { errors } }: Props) {
  const labelOf = (field: string) => columns.find((column) => column.field === field)?.label ?? field
  const cellOf = (row: number, field: string) => rows.find((each) => each.row === row)?.fields[field] ?? ''
  const problemsOf = (row: number) =>
    errors.filter((each) => each.row === row).map(({ field, message }) => `${labelOf(field)}: ${message}`)
  return (
    <>
      {unknown.length > 0 && <p className="quiet">Not read: {unknown.join(', ')}.</p>}
      <Table
        caption="The first rows"
        heads={['Row', ...columns.map(({ label }) => label)]}
        rows={rows
          .slice(0, SHOWN_ROWS)
          .map(({ row, fields }) => [String(row), ...columns.map(({ field }) => fields[field] ?? '')])}
      />
      {errors.length > 0 && (
        <>
          <Table
            caption="Not added"
            heads={['Row', 'Column', 'In the sheet', 'Problem']}
            rows={errors
              .slice(0, SHOWN_FAULTS)
              .map(({ row, field, message }) => [String(row), labelOf(field), cellOf(row, field), message])}
          />
          {errors.length > SHOWN_FAULTS && (
            <p className="quiet">And {errors.length - SHOWN_FAULTS} more in the file.</p>
          )}
          <Button onClick={() => saveFailed(name, rows, problemsOf)}>Download the rows that failed</Button>
        </>
      )}
    </>
  )
}

interface TableProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function Table({ caption, heads, rows }: TableProps) {
  return (
    <table className="matrix import-rows">
      <caption>{caption}</caption>
      <TableHead heads={heads} />
      <tbody>
        {rows.map((cells, i) => (
          <tr key={i}>
            {cells.map((cell, j) => (
              <td key={j}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
