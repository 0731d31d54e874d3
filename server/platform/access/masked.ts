import { DIAL_CODES } from '#core/taxonomy/phone.ts'

/**
 * A copy in which numbers keep only their last three digits and mail addresses only their end: operations console, rule
 * 7.
 */
export function masked(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(PHONE, '$1•••••••$2').replaceAll(PHONE_ABROAD, '$1•••••••$2').replaceAll(MAIL, maskMail)
  if (Array.isArray(value)) return value.map(masked)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each)]))
}

const PHONE = /(?<!\w)(\+91)?[6-9]\d{6}(\d{3})(?!\w)/g
const PHONE_ABROAD = new RegExp(`(?<!\\w)(\\+(?:${Object.values(DIAL_CODES).join('|')}))\\d{4,7}(\\d{3})(?!\\w)`, 'g')
const MAIL = /[\w.+-]+@(?:[\w-]+\.)+\w+/g

function maskMail(address: string): string {
  return `•••${address.slice(address.lastIndexOf('@'))}`
}

/** Keeps the first letter of each word. The length of a short name would reveal more than its letter. */
export function maskName(name: string): string {
  return name.trim().split(/\s+/).map(maskWord).join(' ')
}

function maskWord(word: string): string {
  const [first = ''] = word
  return `${first}•••`
}
