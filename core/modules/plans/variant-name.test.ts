import { expect, it, test } from 'vitest'
import { inDisplayOrder, variantId, variantSlug } from './variant-name.ts'

test.each([
  ['LITE', 1, 'lite'],
  ['CLASSIC', 2, 'classic'],
  ['PLUS', 3, 'plus'],
  ['PRO', 4, 'pro'],
  ['PREMIUM', 5, 'premium'],
] as const)('%s has the id %d and the slug %s', (name, id, slug) => {
  expect(variantId(name)).toBe(id)
  expect(variantSlug(name)).toBe(slug)
})

it('shows LITE, CLASSIC, PLUS or PRO, PREMIUM in this order', () => {
  expect(inDisplayOrder(['PREMIUM', 'PLUS', 'LITE', 'CLASSIC'])).toEqual(['LITE', 'CLASSIC', 'PLUS', 'PREMIUM'])
  expect(inDisplayOrder(['PRO', 'PREMIUM', 'CLASSIC'])).toEqual(['CLASSIC', 'PRO', 'PREMIUM'])
})
