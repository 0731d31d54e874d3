import { expect, test } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { HOUR, later, toInstant } from '#core/kernel/time.ts'
import { refusalTexts, standingOf, type Downtime, type PricedPurchase } from './availability.ts'

const now = toInstant(0)
const paypal = {
  code: 'PAYPAL',
  caps: [
    { allowedCouponType: 'SUBSCRIPTION' as const, maxDiscountAllowedPercent: 30, maxDiscountAllowedAbsolute: null },
  ],
}
const down = (severity: Downtime['severity'], startsIn: number, endsIn: number | null): Downtime => ({
  code: 'PAYPAL',
  severity,
  startsAt: later(now, startsIn),
  endsAt: endsIn === null ? null : later(now, endsIn),
})
const priced = (discount: number, courseType: PricedPurchase['courseType'] = 'SUBSCRIPTION') => ({ originalPrice: rupees(10_000), discount: rupees(discount), courseType }) // prettier-ignore

test.each([
  ['nothing is wrong', [], undefined, null, false],
  ['down since an hour, nobody knows until when', [down('HIGH', -HOUR, null)], undefined, 'DOWN', true],
  ['slow for an hour', [down('LOW', -HOUR, HOUR)], undefined, null, true],
  ['down again only in an hour', [down('HIGH', HOUR, null)], undefined, null, false],
  ['it was down until now', [down('HIGH', -HOUR, 0)], undefined, null, false],
  ['another is down', [{ ...down('HIGH', -HOUR, null), code: 'PAYTM' }], undefined, null, false],
  ['a third off', [], priced(3_334), 'DISCOUNT_TOO_HIGH', false],
  ['exactly what is allowed off', [], priced(3_000), null, false],
  ['no rule for this class', [], priced(3_334, 'OTHER'), null, false],
] as const)('%s', (_, downtimes, what, ...[refusal, isSlow]) => {
  expect(standingOf(paypal, downtimes, what, now)).toEqual({ refusal, isSlow })
})

test('no reason is longer than 36 characters', () => {
  for (const text of Object.values(refusalTexts)) expect(text.length).toBeLessThanOrEqual(36)
})
