import { replaceSeen } from '#core/kernel/typed.ts'
import { DIAL_CODES } from '#core/taxonomy/phone.ts'

/**
 * A copy in which numbers keep only their last three digits and mail addresses only their end: operations console, rule
 * 7.
 */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(value)
  if (Array.isArray(value)) return value.map(masked)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each)]))
}

function maskedText(text: string): string {
  const numbers = [PHONE, PHONE_ABROAD].reduce((masked, pattern) => replaceSeen(masked, pattern, maskNumber), text)
  return replaceSeen(numbers, MAIL, maskMail)
}

const PHONE = /(?<!\w)(\+91)?[6-9]\d{6}(\d{3})(?!\w)/g
const PHONE_ABROAD = new RegExp(`(?<!\\w)(\\+(?:${Object.values(DIAL_CODES).join('|')}))\\d{4,7}(\\d{3})(?!\\w)`, 'g')
/** No part of an address is longer: RFC 5321, section 4.5.3.1. Without these bounds a long text without "@" costs the square of its length. */
const MAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,10}\w{1,63}/g

/** Each looks no further than a bound from where it begins. */
export const MASKED: readonly RegExp[] = [PHONE, PHONE_ABROAD, MAIL]

function maskNumber([, country = '', end = '']: RegExpExecArray): string {
  return `${country}•••••••${end}`
}

function maskMail([address]: RegExpExecArray): string {
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
