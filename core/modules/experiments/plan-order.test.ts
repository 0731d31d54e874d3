import { expect, test } from 'vitest'
import { inPlanOrder, planOrderOf } from './plan-order.ts'

test.each([
  ['A', 'LITE CLASSIC PLUS PREMIUM'],
  ['B', 'PREMIUM PLUS CLASSIC LITE'],
  ['C', 'PLUS LITE CLASSIC PREMIUM'],
] as const)('value %s shows %s, and every plan with its own price', (value, shown) => {
  const plans = (['PLUS', 'LITE', 'PREMIUM', 'CLASSIC'] as const).map((variant, price) => ({ variant, price }))
  const ordered = inPlanOrder(plans, value, 'PLUS')
  expect(ordered.map(({ variant }) => variant).join(' ')).toBe(shown)
  expect(ordered.toSorted((a, b) => a.price - b.price)).toEqual(plans)
})

test('three of the nine numbers are A, three B, three C', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(planOrderOf).join('')).toBe('AAABBBCCC')
})
