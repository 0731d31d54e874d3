// The cells of a list: how each kind of value is shown on its one line, and how wide its column is.
import type { ComponentType } from 'react'
import { useFieldValue } from 'react-admin'
import type { Instant } from '#core/kernel/time.ts'
import {
  Code,
  Day,
  Grade,
  IndianState,
  Money,
  Month,
  Standing,
  State,
  When,
  whenText,
  Word,
  YesNo,
} from '../fields.tsx'
import { momentInCell } from './moment.ts'
import { useNow } from '../use-now.ts'

/**
 * Short columns are as wide as their longest value, figures end at the right, and texts share what is left of the line: a text
 * that staff write in several languages is a title, and gets more of it. A value with a component of its own breaks its lines.
 */
export type CellShape = 'short' | 'figure' | 'text' | 'title' | 'own'

/** About how many pixels a column of the shape needs. */
const WIDTHS: Readonly<Record<CellShape, number>> = { short: 125, figure: 105, text: 210, title: 280, own: 230 }
/** Room for the search, two filters and the tools of a list. */
const LEAST = 780

/** A list is no wider than its columns need. */
export function widthOf(shapes: readonly CellShape[]): number {
  return Math.max(
    LEAST,
    shapes.reduce((sum, shape) => sum + WIDTHS[shape], 0),
  )
}

const SHORT: ReadonlySet<unknown> = new Set([Code, Day, Grade, IndianState, Month, Standing, State, When, Word, YesNo])

/** The contract keeps marks, which have decimals, as texts. */
const MARKS = /marks$/i
/** Texts that are read as a whole. */
const NUMBERS = /^(number|phone)$/

export function shapeOf(source: string, kind: string, field: unknown, isName: boolean): CellShape {
  if (isFigure(source, kind, field)) return 'figure'
  if (SHORT.has(field) || field === Moment || NUMBERS.test(source)) return 'short'
  if (kind === 'localised') return 'title'
  if (isName || field === undefined || kind === 'list') return 'text'
  return kind === 'person' ? 'text' : 'own'
}

function isFigure(source: string, kind: string, field: unknown): boolean {
  if (field) return field === Money
  return kind === 'number' || MARKS.test(source)
}

/** The day of a moment; all of it for the pointer. */
export const Moment: ComponentType<{ source: string }> = (props) => {
  const at = useFieldValue(props) as Instant | null | undefined // the contract has an instant here
  const now = useNow()
  if (typeof at !== 'number') return null
  return (
    <time dateTime={new Date(at).toISOString()} title={whenText(at)}>
      {momentInCell(at, now, props.source)}
    </time>
  )
}
