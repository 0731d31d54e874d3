// The grid itself: arrows, Enter and Tab move, what is pasted is laid down from the cell it is pasted into.
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { placeKey, type Place } from '#core/modules/plans/plan-matrix.ts'
import type { Grid } from './use-grid.ts'

interface Props extends Grid {
  /** One for each tier. */
  readonly heads: readonly ReactNode[]
}

export function GridCells({ heads, ...grid }: Props) {
  const { tiers, months } = grid
  return (
    <div className="grid-scroll">
      <table className="plan-grid">
        <thead>
          <tr>
            <th scope="col">Months</th>
            {tiers.map((tier, i) => (
              <th key={tier} scope="col">
                {heads[i]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((validMonths, row) => (
            <tr key={validMonths}>
              <th scope="row">{validMonths === 0 ? 'Full' : validMonths}</th>
              {tiers.map((variantName, column) => (
                <td key={variantName}>
                  <Cell {...grid} place={{ variantName, validMonths }} row={row} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps extends Grid {
  readonly place: Place
  readonly row: number
  readonly column: number
}

function Cell({ place, row, column, textOf, isChanged, problemOf, write, paste }: CellProps) {
  const problem = problemOf(place)
  const describedBy = problem && `problem ${placeKey(place)}`.replaceAll(' ', '-')
  const { variantName, validMonths } = place

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    paste(place, text)
  }

  return (
    <>
      <input
        value={textOf(place)}
        onChange={({ target }) => write(place, target.value)}
        onPaste={onPaste}
        onKeyDown={move}
        data-row={row}
        data-column={column}
        inputMode="decimal"
        aria-label={`${variantName}, ${validMonths === 0 ? 'full course' : `${validMonths} months`}`}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy}
        className={isChanged(place) ? 'changed' : ''}
      />
      {problem && (
        <small id={describedBy} className="problem">
          {problem}
        </small>
      )}
    </>
  )
}

const STEPS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Left and right leave a cell only at the ends of its text: within it they move the caret. */
function move(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key]
  const { value, selectionStart, selectionEnd, dataset } = event.currentTarget
  const isInside = selectionStart !== selectionEnd || (event.key === 'ArrowLeft' ? selectionStart !== 0 : selectionStart !== value.length) // prettier-ignore
  if (!step || (step[1] !== 0 && isInside)) return
  event.preventDefault()
  const [row, column] = [Number(dataset['row']) + step[0], Number(dataset['column']) + step[1]]
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)
  next?.focus()
  next?.select()
}
