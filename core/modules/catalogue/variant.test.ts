import { expect, test } from 'vitest'
import { shownVariant } from './variant.ts'

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
