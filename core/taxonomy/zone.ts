// The clocks that families live by: a number names its country, and a family in a country of several zones chooses its own.
import { countryOfPhone, type PhoneCountry } from './phone.ts'

/** Names of the IANA time zone database. */
export const ZONES = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Bahrain',
  'Asia/Muscat',
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
export type Zone = (typeof ZONES)[number]
export const HOME_ZONE: Zone = 'Asia/Kolkata'

/** The first is that of most people. The dial code 1 is Canada's too. */
const ZONES_OF: Readonly<Record<PhoneCountry, readonly [Zone, ...Zone[]]>> = {
  IN: [HOME_ZONE],
  AE: ['Asia/Dubai'],
  SA: ['Asia/Riyadh'],
  QA: ['Asia/Qatar'],
  KW: ['Asia/Kuwait'],
  BH: ['Asia/Bahrain'],
  OM: ['Asia/Muscat'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Halifax',
    'America/St_Johns',
  ],
}

/** The zones of the number's country. */
export function zonesOf(phone: string): readonly [Zone, ...Zone[]] {
  return ZONES_OF[countryOfPhone(phone) ?? 'IN']
}

/** The chosen one if the number's country has it. */
export function zoneOf(phone: string, chosen: Zone | null = null): Zone {
  const zones = zonesOf(phone)
  return zones.find((zone) => zone === chosen) ?? zones[0]
}
