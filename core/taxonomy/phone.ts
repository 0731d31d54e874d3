// Mobile numbers: one household is one number, however it is typed. Families live in India, and some in seven other countries.
import { plainCode } from '#core/kernel/typed.ts'

/** The countries from which a family may sign in, each with its dial code. India is the first. */
export const DIAL_CODES = {
  IN: '91',
  AE: '971',
  SA: '966',
  QA: '974',
  KW: '965',
  BH: '973',
  OM: '968',
  US: '1',
} as const
export type PhoneCountry = keyof typeof DIAL_CODES
export const PHONE_COUNTRIES = Object.keys(DIAL_CODES) as PhoneCountry[] // its own keys
export const HOME_DIAL_CODE = DIAL_CODES.IN

/** The digits of a number, behind a plus where it names its country: "00" is a plus too. Without what people write between them. */
export function dialledDigits(text: string): string {
  return plainCode(text)
    .replace('\uff0b', '+')
    .replace(/[\s\-().]/g, '')
    .replace(/^00(?=[1-9])/, '+')
}

/** The number as +91 and ten digits; undefined when it is not an Indian mobile number. */
export function normalisePhone(text: string): string | undefined {
  const match = /^(?:\+?91)?0?([6-9]\d{9})$/.exec(dialledDigits(text))
  return match ? `+91${match[1]}` : undefined
}

/** A number as it is stored, of any of the countries; undefined for what cannot be one. The server reads numbers of other countries. */
export function storedPhone(text: string): string | undefined {
  const plain = dialledDigits(text)
  const isAbroad = /^\+\d{8,15}$/.test(plain) && !isIndianPhone(plain) && countryOfPhone(plain) !== undefined
  return isAbroad ? plain : normalisePhone(text)
}

export function isIndianPhone(e164: string): boolean {
  return e164.startsWith(`+${HOME_DIAL_CODE}`)
}

/** "+91 98765 43210", "+971 501234567". */
export function showPhone(e164: string): string {
  const { code, rest } = partsOf(e164)
  return code === HOME_DIAL_CODE ? `+${code} ${rest.slice(0, 5)} ${rest.slice(5)}` : `+${code} ${rest}`
}

/** "+91 •••••• 3210": enough to recognise one's own number by. */
export function maskPhone(e164: string): string {
  return `+${partsOf(e164).code} •••••• ${e164.slice(-4)}`
}

/** Its last three digits, for staff: "••••••• 210". Operations console, rule 7. */
export function endOfPhone(e164: string): string {
  return `••••••• ${e164.slice(-3)}`
}

function partsOf(e164: string) {
  const code = DIAL_CODES[countryOfPhone(e164) ?? 'IN']
  return { code, rest: e164.slice(code.length + 1) }
}

/** No dial code of ours begins with another. */
export function countryOfPhone(e164: string): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find((country) => e164.startsWith(`+${DIAL_CODES[country]}`))
}
