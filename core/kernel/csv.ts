// Comma-separated values as RFC 4180 has them, and as spreadsheets write them: a mark of byte order, either line end.

/** The lines as cells. Quotes hold commas and line ends; a doubled quote is one. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  return linesOf(text).filter(isFilled)
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((each) => each !== '')
}

/** Empty lines too, so that a line has the number that a spreadsheet gives it, less one. */
function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  while (cell.lastIndex < source.length) {
    const match = cell.exec(source)
    if (!match) throw new RangeError(`line ${lines.length + 1} has a quote where none may be`)
    const [, raw = '', end = ''] = match
    cells.push(withoutGuard(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw))
    if (end === ',') continue
    lines.push(cells)
    cells = []
  }
  return cells.length > 0 ? [...lines, [...cells, '']] : lines
}

/** A row of a sheet: its cells by the names in the first row. */
export interface SheetRow {
  /** As a spreadsheet numbers it. The names are in row 1, unless there are empty rows above them. */
  readonly row: number
  readonly cells: Readonly<Record<string, string>>
}

export function sheetRowsOf(text: string): SheetRow[] {
  const [names, ...rows] = linesOf(text)
    .map((cells, i) => ({ row: i + 1, cells }))
    .filter(({ cells }) => isFilled(cells))
  if (!names) return []
  return rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(names.cells.map((name, i) => [name.trim(), (cells[i] ?? '').trim()])),
  }))
}

/** "School Name" and "school_name" are one heading. */
export function plainHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Rows as a sheet. The columns are all fields of the rows in the order in which they come, those inside of a field by their path. A
 * text that a spreadsheet would take for a formula gets an apostrophe before it, which the readers above take away again. Without the
 * mark of byte order Excel takes the text for windows-1252.
 */
export function csvOf(rows: readonly object[]): string {
  const flat = rows.map((row) => new Map(flattened(row)))
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))]
  const lines = flat.map((row) => names.map((name) => cellOf(row.get(name))))
  return BYTE_ORDER_MARK + [names.map(cellOf), ...lines].map((cells) => cells.join(',')).join('\r\n')
}

type Cell = readonly [name: string, value: unknown]

function flattened(row: object, prefix = ''): Cell[] {
  return Object.entries(row).flatMap(([name, value]): Cell[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flattened(value as object, `${prefix}${name}.`)
      : [[prefix + name, value]],
  )
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Texts that a spreadsheet computes, and those that look as if they were guarded already. A spreadsheet drops the plus of a number. */
const FORMULA = /^'*[=+\-@\t\r]/
const NEGATIVE = /^-\d+(?:\.\d+)?$/

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NEGATIVE.test(text)
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
