import { expect, test } from 'vitest'
import { rupees, toPaise } from '#core/kernel/money.ts'
import { fromIndia } from '#core/kernel/time.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { creditOn, replacementOf } from './credit.ts'

const [january, april] = [fromIndia(2027, 1), fromIndia(2027, 4)]
const course = (bundleId: string, variantName: VariantName | null, validTill = april) => ({
  bundleId,
  variantName,
  validTill,
})

test.each([
  ['the same course for longer', course('a', 'CLASSIC', january), course('a', 'CLASSIC'), 'RENEW'],
  ['the same course to the same day', course('a', 'CLASSIC'), course('a', 'CLASSIC'), undefined],
  ['a higher tier to the same day', course('a', 'CLASSIC'), course('b', 'PLUS'), 'UPGRADE'],
  ['a higher tier for longer', course('a', 'LITE', january), course('b', 'PREMIUM'), 'UPGRADE'],
  ['a higher tier that ends sooner', course('a', 'CLASSIC'), course('b', 'PLUS', january), undefined],
  ['a lower tier', course('a', 'PREMIUM', january), course('b', 'PRO'), undefined],
  ['another course of the same tier', course('a', 'PLUS', january), course('b', 'PLUS'), undefined],
  ['a tier after a course that has none', course('a', null, january), course('b', 'LITE'), 'UPGRADE'],
])('%s', (_, running, next, expected) => {
  expect(replacementOf(running, next)).toBe(expected)
})

// Decision P-33: what is left for a bank is nothing, or a rupee at least.
test.each([
  [rupees(20_000), rupees(7_500), rupees(7_500)],
  [rupees(5_000), rupees(7_500), rupees(5_000)],
  [rupees(5_000), toPaise(499_950), rupees(4_999)],
  [rupees(5_000), rupees(0), rupees(0)],
])('of a price of %i an unused value of %i pays %i', (price, unused, credit) => {
  expect(creditOn(price, unused)).toBe(credit)
})
