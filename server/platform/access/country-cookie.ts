// The country that a visitor chose, kept in the browser with its locale: learning spec, section 3 "Enumerations". It never comes from
// an address of the network. Decision L-31.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PHONE_COUNTRIES, type PhoneCountry } from '#core/taxonomy/phone.ts'

const NAME = 'kandil-country'
const LIFE_SECONDS = 365 * 24 * 60 * 60

/** Undefined when the browser sends none, or something that is no country of ours. */
export function countryIn({ cookies }: FastifyRequest): PhoneCountry | undefined {
  const code = new URLSearchParams(cookies[NAME]).get('countryCode')
  return PHONE_COUNTRIES.find((country) => country === code)
}

export function keepCountry(reply: FastifyReply, countryCode: PhoneCountry, cookies: object): void {
  const locale = countryCode === 'IN' ? 'in' : 'en'
  reply.setCookie(NAME, `locale=${locale}&countryCode=${countryCode}`, { ...cookies, maxAge: LIFE_SECONDS })
}
