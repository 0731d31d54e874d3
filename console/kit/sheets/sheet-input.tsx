// Many small rows in one field, as a sheet: typed, or pasted from a spreadsheet with the same columns.
import { languageNameIn } from '#core/taxonomy/language.ts'
import Button from '@mui/material/Button'
import { useId, useState, type ClipboardEvent } from 'react'
import { useInput, ValidationError } from 'react-admin'

export interface SheetColumn {
  /** A field of the row, or of a field of it: "chapter.hi". */
  readonly source: string
  readonly label: string
  /** Parses the typed text. Undefined for an invalid text. */
  readonly read: (text: string) => unknown
  readonly show: (value: unknown) => string
  readonly isOptional?: boolean
  /** Texts that are offered while one types. */
  readonly offered?: readonly string[]
}

type Row = Readonly<Record<string, unknown>>

interface Props {
  readonly source: string
  readonly label: string
  readonly columns: readonly SheetColumn[]
}

const textColumn = (source: string, label: string): SheetColumn => ({
  source,
  label,
  read: (text) => (text.trim() === '' ? undefined : text.trim()),
  show: (value) => (typeof value === 'string' ? value : ''),
})

/** A text that has a column for each language. Only English is needed. */
export const localisedColumns = (source: string, label: string): SheetColumn[] =>
  (['en', 'hi', 'ta', 'mr'] as const).map((lang) => ({
    ...textColumn(`${source}.${lang}`, lang === 'en' ? label : `${label}, ${languageNameIn(lang, 'en')}`),
    isOptional: lang !== 'en',
  }))

export const numberColumn = (source: string, label: string): SheetColumn => ({
  source,
  label,
  read: (text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined),
  show: (value) => (typeof value === 'number' ? String(value) : ''),
})

export function SheetInput({ source, label, columns }: Props) {
  const { field, fieldState } = useInput({
    source,
    defaultValue: [],
    validate: (value: unknown) => problemIn(value, columns),
  })
  const rows = (field.value ?? []) as readonly Row[] // the contract has a list of such rows
  const change = (next: readonly Row[]) => field.onChange(next)

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    change(laidDown(rows, text, { row, column, columns }))
  }

  return (
    <fieldset className="sheet">
      <legend>{label}</legend>
      <div className="grid-scroll" role="group" aria-label={label} tabIndex={0}>
        <table className="plan-grid">
          <thead>
            <tr>
              {columns.map((each) => (
                <th key={each.source} scope="col">
                  {each.label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <SheetRow
                key={i}
                no={i + 1}
                row={row}
                columns={columns}
                onChange={(source, value) => change(rows.with(i, withValue(row, [source, value])))}
                onPaste={(event, column) => paste(event, i, column)}
                onLeaveOut={() => change(rows.toSpliced(i, 1))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Button size="small" onClick={() => change([...rows, {}])}>
        Add a row
      </Button>
      {fieldState.error && (
        <p className="problem" role="alert">
          <ValidationError error={fieldState.error.message ?? ''} />
        </p>
      )}
      <span className="quiet"> You can paste cells from a spreadsheet into any cell.</span>
    </fieldset>
  )
}

interface RowProps {
  readonly no: number
  readonly row: Row
  readonly columns: readonly SheetColumn[]
  readonly onChange: (source: string, value: unknown) => void
  readonly onPaste: (event: ClipboardEvent, column: number) => void
  readonly onLeaveOut: () => void
}

function SheetRow({ no, row, columns, onChange, onPaste, onLeaveOut }: RowProps) {
  return (
    <tr>
      {columns.map((column, j) => (
        <td key={column.source}>
          <SheetCell
            column={column}
            label={`${column.label}, row ${no}`}
            value={valueIn(row, column.source)}
            onChange={(value) => onChange(column.source, value)}
            onPaste={(event) => onPaste(event, j)}
          />
        </td>
      ))}
      <td>
        <Button size="small" aria-label={`Leave out row ${no}`} onClick={onLeaveOut}>
          ✕
        </Button>
      </td>
    </tr>
  )
}

interface CellProps {
  readonly column: SheetColumn
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** Shows the typed text unchanged, and marks an invalid one. */
function SheetCell({ column, label, value, onChange, onPaste }: CellProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (isWrong(value) ? value.wrong : column.show(value))
  const offeredId = useId()
  const { offered } = column
  return (
    <>
      <input
        list={offered && offeredId}
        aria-label={label}
        aria-invalid={shown !== '' && column.read(shown) === undefined}
        value={shown}
        onPaste={onPaste}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(valueOf(column, target.value))
        }}
      />
      {offered && (
        <datalist id={offeredId}>
          {offered.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}

/** A text that is no value of its column, kept as it is. */
interface SheetProblem {
  readonly wrong: string
}

function isWrong(value: unknown): value is SheetProblem {
  return typeof value === 'object' && value !== null && 'wrong' in value
}

function valueOf(column: SheetColumn, text: string): unknown {
  if (column.isOptional && text.trim() === '') return undefined
  return column.read(text) ?? ({ wrong: text } satisfies SheetProblem)
}

function laidDown(
  rows: readonly Row[],
  text: string,
  { row, column, columns }: { row: number; column: number; columns: readonly SheetColumn[] },
): Row[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const next = [...rows]
  for (const [down, line] of lines.entries()) {
    const cells = line.split('\t').flatMap((cell, across) => {
      const each = columns[column + across]
      return each ? [[each.source, valueOf(each, cell)] as const] : []
    })
    next[row + down] = cells.reduce(withValue, next[row + down] ?? {})
  }
  return next
}

function partsOf(row: Row, source: string) {
  const [field = '', part] = source.split('.')
  return { field, part, parts: row[field] as Row | undefined } // a field with parts is an object
}

function valueIn(row: Row, source: string): unknown {
  const { field, part, parts } = partsOf(row, source)
  return part === undefined ? row[field] : parts?.[part]
}

/** An optional text that is emptied is no value. */
function withValue(row: Row, [source, value]: readonly [string, unknown]): Row {
  const { field, part, parts } = partsOf(row, source)
  return { ...row, [field]: part === undefined ? value : { ...parts, [part]: value } }
}

function isMissing(value: unknown): boolean {
  return value === undefined || isWrong(value)
}

function problemIn(value: unknown, columns: readonly SheetColumn[]): string | undefined {
  const rows = (value ?? []) as readonly Row[] // the field's own value
  for (const [i, row] of rows.entries()) {
    const wrong = columns.find((each) => !each.isOptional && isMissing(valueIn(row, each.source)))
    if (wrong) return `Row ${i + 1}: look at “${wrong.label}”.`
  }
}
