import { expect, test } from 'vitest'
import { parseInstant, toInstant } from '#core/kernel/time.ts'
import { invoiceNumber } from './invoice-number.ts'

test.each([
  ['2026-11-21T18:00:00+05:30', 417, 'KD/26-27/000417'],
  ['2027-03-31T23:59:59+05:30', 999_999, 'KD/26-27/999999'],
  ['2027-04-01T00:00:00+05:30', 1, 'KD/27-28/000001'],
])('at %s the number %d is %s', (iso, sequence, number) => {
  expect(invoiceNumber(parseInstant(iso) ?? toInstant(0), sequence)).toBe(number)
  expect(number.length).toBeLessThanOrEqual(16)
})
