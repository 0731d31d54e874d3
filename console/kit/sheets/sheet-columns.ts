// The columns of a sheet that staff import: their names, and how a row of theirs becomes one of the server's.
import { csvOf, plainHeading, sheetRowsOf } from '#core/kernel/csv.ts'
import { saveFile } from './save-file.ts'

/** One column. Only its field is needed. */
export interface SheetColumn {
  /** A field of the new record. */
  readonly field: string
  /** The heading in the template. */
  readonly label: string
  /** Other headings that mean the same. */
  readonly also?: readonly string[]
  readonly example: string
  readonly isOptional?: boolean
  /** A cell as the server wants it, such as the code of a state for its name. */
  readonly read?: (cell: string) => string
}

export interface ReadRow {
  readonly row: number
  /** As they are in the sheet. */
  readonly cells: Readonly<Record<string, string>>
  /** The cells by their fields, as the server wants them. */
  readonly fields: Readonly<Record<string, string>>
}

export interface ReadSheet {
  readonly rows: readonly ReadRow[]
  /** Labels of columns that the sheet lacks. */
  readonly missing: readonly string[]
  /** Headings that nothing is read from. */
  readonly unknown: readonly string[]
}

export function readSheet(text: string, columns: readonly SheetColumn[]): ReadSheet {
  const rows = sheetRowsOf(text)
  const headings = Object.keys(rows[0]?.cells ?? {})
  const headingOf = ({ field, label, also = [] }: SheetColumn) =>
    headings.find((heading) => [field, label, ...also].map(plainHeading).includes(plainHeading(heading)))
  const known = columns.map((column) => ({ column, heading: headingOf(column) }))
  const found = known.flatMap(({ column, heading }) => (heading === undefined ? [] : [{ column, heading }]))
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells,
      fields: Object.fromEntries(
        found.map(({ column: { field, read = same }, heading }) => [field, read(cells[heading] ?? '')] as const),
      ),
    })),
    missing: known.flatMap(({ column, heading }) =>
      heading === undefined && !column.isOptional ? [column.label] : [],
    ),
    unknown: headings.filter((heading) => !found.some((each) => each.heading === heading) && heading !== PROBLEM),
  }
}

const same = (cell: string) => cell

const PROBLEM = 'Problem'

/** An empty sheet with one row as an example. */
export function saveTemplate(name: string, columns: readonly SheetColumn[]): void {
  const row = Object.fromEntries(columns.map(({ label, example }) => [label, example]))
  saveFile(`${name}-template.csv`, csvOf([row]))
}

/** The rows that failed with their reasons, to be put right and imported again. */
export function saveFailed(
  name: string,
  rows: readonly ReadRow[],
  problemsOf: (row: number) => readonly string[],
): void {
  const failed = rows.flatMap(({ row, cells }) => {
    const problems = problemsOf(row)
    return problems.length > 0 ? [{ ...cells, [PROBLEM]: problems.join(' ') }] : []
  })
  saveFile(`${name}-failed.csv`, csvOf(failed))
}
