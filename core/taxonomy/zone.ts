// The clocks that families live by: a number names its country, and a family in a country of several zones chooses its own.
import { countryOfPhone, type PhoneCountry } from './phone.ts'

/** The first is that of most people. The dial code 1 is Canada's too. */
const NORTH_AMERICA = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
] as const

/** The zones of each country, as the IANA time zone database names them. */
const ZONES_OF = {
  IN: ['Asia/Kolkata'],
  AE: ['Asia/Dubai'],
  SA: ['Asia/Riyadh'],
  QA: ['Asia/Qatar'],
  KW: ['Asia/Kuwait'],
  BH: ['Asia/Bahrain'],
  OM: ['Asia/Muscat'],
  US: NORTH_AMERICA,
} as const satisfies Record<PhoneCountry, readonly [string, ...string[]]>

export type Zone = (typeof ZONES_OF)[PhoneCountry][number]
export const ZONES: readonly Zone[] = Object.values(ZONES_OF).flat()
export const HOME_ZONE: Zone = 'Asia/Kolkata'

/** The zones of the number's country. */
export function zonesOf(phone: string): readonly [Zone, ...Zone[]] {
  return ZONES_OF[countryOfPhone(phone) ?? 'IN']
}

/** The chosen one if the number's country has it. */
export function zoneOf(phone: string, chosen: Zone | null = null): Zone {
  const zones = zonesOf(phone)
  return zones.find((zone) => zone === chosen) ?? zones[0]
}
