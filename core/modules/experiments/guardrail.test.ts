import { describe, expect, test } from 'vitest'
import { harmfulVariant, type VariantResult } from './guardrail.ts'

const variant = (value: string, learners: number, paid: number, returned = 0): VariantResult => ({
  value,
  learners,
  paid,
  returned,
})
const control = variant('A', 400, 80, 8)
const paid = { kind: 'PAID', percent: 20, learners: 200 } as const
const returned = { kind: 'RETURNED', percent: 50, learners: 200 } as const

describe('a variant', () => {
  // 20% of A pay. The pooled share of A and B is 128 of 800 = 16%, one standard error √(0.16 × 0.84 ÷ 200) = 2.59 points,
  // and 1.96 of them are 5.08 points.
  test('does harm when fewer pay than is allowed and than chance explains: 12% against 20%', () => {
    expect(harmfulVariant(paid, [control, variant('B', 400, 48)])?.value).toBe('B')
  })

  // 60 of 400 are 15%: 5 points less, and 25% less. Pooled 17.5%: 1.96 × √(0.175 × 0.825 ÷ 200) = 5.27 points.
  test('does none when chance may explain it: 15% against 20%', () => {
    expect(harmfulVariant(paid, [control, variant('B', 400, 60)])).toBeUndefined()
  })

  test('does none within what is allowed, however sure it is: 19% against 20% of 40,000', () => {
    const many = variant('A', 40_000, 8_000)
    expect(harmfulVariant(paid, [many, variant('B', 40_000, 7_600)])).toBeUndefined()
  })

  test('says nothing while it has too few learners, or the control group has', () => {
    expect(harmfulVariant(paid, [control, variant('B', 199, 0)])).toBeUndefined()
    expect(harmfulVariant(paid, [variant('A', 199, 199), variant('B', 400, 0)])).toBeUndefined()
  })

  test('that does better does no harm, and a third one is found behind it', () => {
    expect(harmfulVariant(paid, [control, variant('B', 400, 120)])).toBeUndefined()
    expect(harmfulVariant(paid, [control, variant('B', 400, 120), variant('C', 400, 40)])?.value).toBe('C')
  })

  // 8 of 80 payers of A got money back (10%), 24 of 80 of B (30%). Pooled 20%: 1.96 × √(0.2 × 0.8 ÷ 40) = 12.4 points.
  test('does harm when more of those who paid get money back', () => {
    expect(harmfulVariant(returned, [control, variant('B', 400, 80, 24)])?.value).toBe('B')
    expect(harmfulVariant(returned, [control, variant('B', 400, 80, 11)])).toBeUndefined()
  })

  test('is not compared where nobody paid, or there is no other', () => {
    expect(harmfulVariant(returned, [control, variant('B', 400, 0)])).toBeUndefined()
    expect(harmfulVariant(paid, [control])).toBeUndefined()
    expect(harmfulVariant(paid, [])).toBeUndefined()
  })
})
