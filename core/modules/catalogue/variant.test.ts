import { expect, test } from 'vitest'
import { shownVariant, storedVariant } from './variant.ts'

test.each([
  ['PLUS', 11, 'PRO'],
  ['PLUS', 12, 'PRO'],
  ['PLUS', 13, 'PRO'],
  ['PLUS', 10, 'PLUS'],
  ['PRO', 10, 'PRO'],
  ['PRO', 11, 'PRO'],
  ['CLASSIC', 11, 'CLASSIC'],
] as const)('%s of grade %d is read as %s', (stored, grade, shown) => {
  expect(shownVariant(stored, grade)).toBe(shown)
})

test.each([
  ['PRO', 11, 'PLUS'],
  ['PLUS', 11, 'PLUS'],
  ['PRO', 10, 'PRO'],
  ['LITE', 12, 'LITE'],
] as const)('%s of grade %d is stored as %s', (asked, grade, stored) => {
  expect(storedVariant(asked, grade)).toBe(stored)
})
