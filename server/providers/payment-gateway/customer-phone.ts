import { isIndianPhone } from '#core/taxonomy/phone.ts'

const INDIAN_DIGITS = 10

/** The gateway takes ten digits of an Indian number. A number of another country is left out: its digits would be somebody else's. */
export function customerPhone(e164: string): string | undefined {
  return isIndianPhone(e164) ? e164.slice(-INDIAN_DIGITS) : undefined
}
