// Money is whole paise, always. No other file multiplies or divides by a hundred. Screens import this file, so it must not import zod.
declare const paise: unique symbol
export type Paise = number & { readonly [paise]: true }

/** Throws a RangeError when the amount is not a whole number of paise. */
export function toPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole paise`)
  return amount as Paise // checked on the line above
}

export const nothing = toPaise(0)

export function rupees(amount: number): Paise {
  return toPaise(Math.round(amount * 100))
}

export function plus(a: Paise, b: Paise): Paise {
  return toPaise(a + b)
}

export function minus(a: Paise, b: Paise): Paise {
  return toPaise(a - b)
}

export function negative(amount: Paise): Paise {
  return toPaise(amount === 0 ? 0 : -amount)
}

export function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce(plus, nothing)
}

export function smaller(a: Paise, b: Paise): Paise {
  return a < b ? a : b
}

export function atLeastNothing(amount: Paise): Paise {
  return amount < 0 ? nothing : amount
}

/** `amount × parts / of`, half a paisa rounded up: the one rounding rule. Exact for amounts up to ₹90 crore and two decimals of percent. */
export function share(amount: Paise, parts: number, of: number): Paise {
  return toPaise(Math.floor((amount * parts) / of + 0.5))
}

/** Percent may have two decimals. Half a paisa rounds up: decision P-06. */
export function percentOf(amount: Paise, percent: number): Paise {
  return share(amount, Math.round(percent * 100), 10_000)
}

/** Whole percent between the struck price and the price; 0 when that is not a number: commerce spec, section 5. */
export function percentSaved(cutPrice: Paise, price: Paise): number {
  return cutPrice <= 0 ? 0 : Math.floor((Math.abs(cutPrice - price) / cutPrice) * 100 + 0.5)
}

/** The same, as a fraction with four decimals and a sign: the price view's "discount fraction", decision P-11. */
export function fractionSaved(cutPrice: Paise, price: Paise): number {
  return cutPrice <= 0 ? 0 : Math.round(((cutPrice - price) / cutPrice) * 10_000) / 10_000
}

const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const rupeesAndPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Indian grouping and Latin digits in every language; paise only when there are some: ₹1,23,456 and ₹22,499.50. */
export function showMoney(amount: Paise): string {
  const format = amount % 100 === 0 ? wholeRupees : rupeesAndPaise
  const sign = amount < 0 ? '−' : ''
  return `${sign}₹${format.format(Math.abs(amount) / 100)}`
}

/** Rupees with two decimals, in the gateway's format: 2249950 → "22499.50". Uses strings, never a float. */
export function toRupeeString(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads rupees written with at most two decimals ("22499.5", 22499.5, "22499"); undefined when it is anything else. */
export function parseRupees(text: string | number): Paise | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(text).trim())
  if (!match) return undefined
  const [, sign, whole = '', decimals = ''] = match
  return toPaise(Number(`${sign}${whole}${decimals.padEnd(2, '0')}`))
}
