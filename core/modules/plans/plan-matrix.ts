// A program's plans, as staff write them in a grid: tiers across, months down. Each cell is "24,999" or, with a struck
// price, "24,999 / 34,999".
import { parseRupees, type Paise } from '#core/kernel/money.ts'
import { VARIANTS, type VariantName } from '#core/modules/catalogue/variant.ts'

export interface CellPrices {
  readonly price: Paise
  readonly cutPrice: Paise
}

export interface Place {
  readonly variantName: VariantName
  /** 0 is the full course. */
  readonly validMonths: number
}

export function placeKey({ variantName, validMonths }: Place): string {
  return `${variantName} ${validMonths}`
}

/** The prices of a cell, or a sentence that says why they cannot be read. */
export function readCell(text: string): CellPrices | string {
  const [price, cutPrice, ...more] = text.split(/[/|]/).map(readAmount)
  const isStruck = /[/|]/.test(text)
  if (price === undefined || (isStruck && cutPrice === undefined) || more.length > 0)
    return 'Write 24,999, or 24,999 / 34,999 with the struck price.'
  if (cutPrice === undefined) return { price, cutPrice: price }
  return cutPrice < price ? 'The struck price is below the price.' : { price, cutPrice }
}

export interface PasteResult {
  readonly cells: readonly (Place & { readonly text: string })[]
  /** The pasted cells that have no place in the grid, unchanged: no part of a paste is dropped silently. */
  readonly left: readonly string[]
}

const MOST_MONTHS = 60

/**
 * Where the cells of a spreadsheet go. A sheet with tiers in its first line and months in its first column goes by these; any
 * other block is laid down from the cell it is pasted into, over the rows and columns the grid has.
 */
export function placePasted(
  text: string,
  from: Place,
  months: readonly number[],
  tiers: readonly VariantName[],
): PasteResult {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/).map((line) => line.split('\t').map((cell) => cell.trim())) // prettier-ignore
  const [heading = []] = lines
  const named = heading.slice(1).map(tierNamed)
  if (named.length > 0 && named.every((tier) => tier !== undefined)) return byHeadings(lines.slice(1), named)
  const [row, column] = [months.indexOf(from.validMonths), tiers.indexOf(from.variantName)]
  return sorted(
    lines.flatMap((line, down) =>
      line.map((cell, across) => ({
        text: cell,
        validMonths: months[row + down],
        variantName: tiers[column + across],
      })),
    ),
  )
}

function byHeadings(lines: readonly (readonly string[])[], tiers: readonly VariantName[]): PasteResult {
  return sorted(
    lines.flatMap(([month = '', ...cells]) =>
      cells.map((text, i) => ({ text, validMonths: monthsNamed(month), variantName: tiers[i] })),
    ),
  )
}

interface PastedCell {
  readonly text: string
  readonly validMonths: number | undefined
  readonly variantName: VariantName | undefined
}

function sorted(found: readonly PastedCell[]): PasteResult {
  const filled = found.filter(({ text }) => text !== '')
  return {
    cells: filled.flatMap(({ text, validMonths, variantName }) =>
      validMonths === undefined || variantName === undefined ? [] : [{ text, validMonths, variantName }],
    ),
    left: filled
      .filter(({ validMonths, variantName }) => validMonths === undefined || variantName === undefined)
      .map(({ text }) => text),
  }
}

function tierNamed(text: string): VariantName | undefined {
  return VARIANTS.find((tier) => tier === text.toUpperCase())
}

/** "3", "3 months", "Full course". */
function monthsNamed(text: string): number | undefined {
  if (/^full\b/i.test(text)) return 0
  const match = /^(\d{1,2})(\s*months?)?$/i.exec(text)
  const months = Number(match?.[1] ?? Number.NaN)
  return months <= MOST_MONTHS ? months : undefined
}

function readAmount(text: string): Paise | undefined {
  const amount = parseRupees(text.replace(/[₹,\s]/g, ''))
  return amount !== undefined && amount >= 0 ? amount : undefined
}
