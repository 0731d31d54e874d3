// A cell of an answer sheet as somebody typed it. It knows no zod.
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { isDecimal } from '#core/modules/questions/decimal.ts'

interface SheetQuestion {
  readonly answeredBy: 'options' | 'number' | 'pairs' | 'text'
  readonly optionIds: readonly string[]
}

const FIRST = 'A'.charCodeAt(0)

/** "C" is the third option, "AC" the first and the third. Null is an empty cell, undefined one that cannot be read. */
export function readOmrCell({ answeredBy, optionIds }: SheetQuestion, cell: string): Answer | null | undefined {
  const typed = cell.trim().toUpperCase()
  if (typed === '') return null
  if (answeredBy === 'number') return isDecimal(typed) ? { number: typed } : undefined
  if (answeredBy !== 'options') return undefined
  const letters = typed.replace(/[\s,;]/g, '')
  const options = [...letters].map((letter) => optionIds[letter.charCodeAt(0) - FIRST])
  const known = options.filter((option) => option !== undefined)
  return known.length === letters.length && new Set(known).size === known.length ? { options: known } : undefined
}
