import { expect, it } from 'vitest'
import { fromIndia, minuteOfDay } from '#core/kernel/time.ts'
import { zoneOf, ZONES } from './zone.ts'

it.each([
  ['+919876543210', null, 'Asia/Kolkata'],
  ['+971501234567', null, 'Asia/Dubai'],
  ['+12125550123', null, 'America/New_York'],
  ['+12125550123', 'America/Los_Angeles', 'America/Los_Angeles'],
  // The family has moved to a number of India since.
  ['+919876543210', 'America/Los_Angeles', 'Asia/Kolkata'],
] as const)('the clock of %s with the choice %s is that of %s', (phone, chosen, zone) => {
  expect(zoneOf(phone, chosen)).toBe(zone)
})

it.each(ZONES)('%s has a clock here', (zone) => {
  expect(minuteOfDay(fromIndia(2026, 11, { day: 21 }), zone)).toBeGreaterThanOrEqual(0)
})
