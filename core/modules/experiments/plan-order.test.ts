import { expect, test } from 'vitest'
import { planOrderOf } from './plan-order.ts'

test('three of the nine numbers are A, three B, three C', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(planOrderOf).join('')).toBe('AAABBBCCC')
})
