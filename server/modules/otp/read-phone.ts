// A number as somebody types it, of one of eight countries. India's rule is our own and strict; the others' are a library's.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DomainError } from '#core/kernel/error.ts'
import { countryOfPhone, DIAL_CODES, dialledDigits, HOME_DIAL_CODE, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from '#core/taxonomy/phone.ts' // prettier-ignore
import { NOT_INDIAN, NOT_OF_COUNTRY } from '#core/taxonomy/schemas.ts'
import type { Caller } from '#server/platform/call.ts'

interface DialledPhone {
  readonly phone: string
  readonly phoneCode?: string | undefined
}

/** The number to send a code to; the browser keeps its country for the next form, decision L-31. Throws as `readPhone` does. */
export function readChosenPhone(dialled: DialledPhone, { rememberCountry }: Pick<Caller, 'rememberCountry'>): string {
  const phone = readPhone(dialled)
  const country = countryOfPhone(phone)
  if (country) rememberCountry(country)
  return phone
}

/** As E.164. Throws INVALID_INPUT for what is no number of the country. */
export function readPhone({ phone: typed, phoneCode = HOME_DIAL_CODE }: DialledPhone): string {
  const phone = dialledDigits(typed)
  const atHome = normalisePhone(phone)
  const namesCountry = phone.startsWith('+')
  if (atHome !== undefined && (namesCountry || phoneCode === HOME_DIAL_CODE)) return atHome
  if (!namesCountry && phoneCode === HOME_DIAL_CODE) throw refusal(NOT_INDIAN)
  return readAbroad(phone, namesCountry ? undefined : PHONE_COUNTRIES.find((each) => DIAL_CODES[each] === phoneCode))
}

/** Without a country, the number itself names it. */
function readAbroad(phone: string, country: PhoneCountry | undefined): string {
  const number = parsePhoneNumberFromString(phone, country)
  const isOurs = number?.isValid() === true && isAbroad(number.country) && !NEVER_MOBILE.has(number.getType())
  if (!number || !isOurs) throw refusal(NOT_OF_COUNTRY)
  return number.number
}

function isAbroad(country: string | undefined): boolean {
  return country !== 'IN' && PHONE_COUNTRIES.includes(country as PhoneCountry) // whichever it is, it is looked for
}

/** The small rules of the library do not know more of most numbers. */
const NEVER_MOBILE = new Set<string | undefined>([
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'PAGER',
  'UAN',
  'VOICEMAIL',
])

function refusal(sentence: string): DomainError {
  return new DomainError(commonErrors.INVALID_INPUT, {}, { phone: sentence })
}
