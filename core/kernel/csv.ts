// Comma-separated values as RFC 4180 has them, and as spreadsheets write them: a mark of byte order, either line end. It
// knows no zod.

/** The lines as cells. Quotes hold commas and line ends; a doubled quote is one. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y
  const source = text.replace(/^\uFEFF/, '')
  while (cell.lastIndex < source.length) {
    const match = cell.exec(source)
    if (!match) throw new RangeError(`line ${lines.length + 1} has a quote where none may be`)
    const [, raw = '', end = ''] = match
    cells.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    if (end === ',') continue
    if (cells.some((each) => each !== '')) lines.push(cells)
    cells = []
  }
  return cells.length > 0 ? [...lines, [...cells, '']] : lines
}

/** Each line below the first by the names in the first. */
export function recordsOf(text: string): Record<string, string>[] {
  const [names = [], ...lines] = parseCsv(text)
  return lines.map((cells) => Object.fromEntries(names.map((name, i) => [name.trim(), (cells[i] ?? '').trim()])))
}
