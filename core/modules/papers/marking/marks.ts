// Marks are whole thousandths of a mark, so that +2.5 and -0.83 add up exactly. It knows no zod.
import { placesOf, scaled } from '#core/modules/questions/decimal.ts'

/** A whole number of thousandths of a mark. */
export type Thousandths = number & { readonly isThousandths: true }

export const NO_MARKS = 0 as Thousandths

const PLACES = 3

/** "-0.83" is -830. Throws for a text that the schema of marks refuses. */
export function thousandths(text: string): Thousandths {
  const value = placesOf(text) > PLACES ? undefined : scaled(text, PLACES)
  if (value === undefined) throw new RangeError(`not marks: ${text}`)
  return Number(value) as Thousandths
}

export function addMarks(marks: readonly Thousandths[]): Thousandths {
  return marks.reduce((sum, each) => (sum + each) as Thousandths, NO_MARKS)
}

/** A part of marks, rounded half away from zero. */
export function partOfMarks(marks: Thousandths, part: number, whole: number): Thousandths {
  const sign = marks < 0 ? -1 : 1
  const rounded = Math.floor((2 * Math.abs(marks) * part + whole) / (2 * whole))
  return (sign * rounded) as Thousandths
}

/** As people read it: "4", "-0.83", "2.5". */
export function showMarks(marks: Thousandths): string {
  const digits = String(Math.abs(marks)).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '')
  return `${marks < 0 ? '-' : ''}${digits.slice(0, -PLACES)}${fraction && '.'}${fraction}`
}
