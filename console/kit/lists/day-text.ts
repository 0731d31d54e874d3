// The text of a range of days, "2026-11-01..2026-11-27", and its two days as a date input has them.

export function rangeOf(first: string, last: string): string {
  return first === '' && last === '' ? '' : `${first}..${last}`
}

export function daysOf(range: string): { readonly first: string; readonly last: string } {
  const [first = '', last = ''] = isOpenRange(range) ? range.split('..') : []
  return { first, last }
}

export function isOpenRange(range: string): boolean {
  return range.includes('..')
}
