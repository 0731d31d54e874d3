import { expect, it } from 'vitest'
import { clashesOf, type WeeklySlot } from './slot-clashes.ts'

const slot = (weekday: number, start: string, lengthMinutes = 60): WeeklySlot => {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  return { weekday, startMinutes: 60 * hour + minute, lengthMinutes }
}

it.each([
  [slot(1, '19:00'), slot(1, '19:00'), true],
  [slot(1, '19:00'), slot(1, '19:59'), true],
  [slot(1, '19:00'), slot(1, '20:00'), false],
  [slot(1, '20:00'), slot(1, '19:00'), false],
  [slot(1, '19:00'), slot(1, '18:30'), true],
  [slot(1, '19:00'), slot(2, '19:00'), false],
  [slot(1, '23:30'), slot(2, '00:15'), true],
  [slot(6, '23:30'), slot(0, '00:15'), true],
  [slot(0, '00:15'), slot(6, '23:30'), true],
  [slot(3, '10:00', 180), slot(3, '11:00', 30), true],
] as [WeeklySlot, WeeklySlot, boolean][])('%j and %j are at the same hour: %s', (a, b, isClash) => {
  expect(clashesOf([a], [b])).toEqual(isClash ? [{ slot: a, other: b }] : [])
})
