// Decimal numbers as text, the way learners type them: compared digit by digit, never as binary fractions. It knows no zod.
const GRAMMAR = /^(-?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/

/** The grammar of the on-screen keypad: digits, one point, one minus. No exponent, no comma, no plus. */
export function isDecimal(text: string): boolean {
  return GRAMMAR.test(text)
}

/** The number times ten to the power of `places`, exactly. Undefined if the text is not a decimal number. */
export function scaled(text: string, places: number): bigint | undefined {
  const match = GRAMMAR.exec(text)
  if (!match) return undefined
  const [, minus, whole = '0', fraction = match[4] ?? ''] = match
  const digits = BigInt(whole + fraction.padEnd(places, '0').slice(0, places))
  return minus ? -digits : digits
}

export function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}

/** Negative, 0 or positive; undefined if one of the two is not a decimal number. "5", "5.0" and "05" are equal, so are "-0" and "0". */
export function compareDecimals(a: string, b: string): number | undefined {
  const places = Math.max(placesOf(a), placesOf(b))
  const [left, right] = [scaled(a, places), scaled(b, places)]
  if (left === undefined || right === undefined) return undefined
  if (left === right) return 0
  return left < right ? -1 : 1
}

export interface DecimalInterval {
  readonly lo: string
  readonly hi: string
}

/** Both ends belong to the interval. */
export function isWithin(value: string, { lo, hi }: DecimalInterval): boolean {
  const [fromLow, fromHigh] = [compareDecimals(value, lo), compareDecimals(value, hi)]
  return fromLow !== undefined && fromHigh !== undefined && fromLow >= 0 && fromHigh <= 0
}

/** The interval of a value and what it may differ by. Undefined if one of the two is not a decimal number. */
export function around(value: string, tolerance: string): DecimalInterval | undefined {
  const places = Math.max(placesOf(value), placesOf(tolerance))
  const [middle, reach] = [scaled(value, places), scaled(tolerance, places)]
  if (middle === undefined || reach === undefined || reach < 0n) return undefined
  return { lo: unscaled(middle - reach, places), hi: unscaled(middle + reach, places) }
}

function unscaled(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places)
  return `${value < 0n ? '-' : ''}${whole}${fraction && '.'}${fraction}`
}
