import { expect, test } from 'vitest'
import { nothing, rupees } from '#core/kernel/money.ts'
import { reconcile } from './reconcile.ts'

test.each([
  ['PAYMENT', 'PAID', 24_999, 'MATCHED'],
  ['PAYMENT', 'REFUNDED', 24_999, 'MATCHED'],
  ['PAYMENT', 'PAID', 24_998, 'AMOUNT_DIFFERS'],
  ['PAYMENT', 'OPEN', 24_999, 'NOT_PAID_HERE'],
  ['PAYMENT', 'EXPIRED', 24_999, 'NOT_PAID_HERE'],
  ['REFUND', 'REFUNDED', 24_999, 'MATCHED'],
  ['REFUND', 'REFUND_DUE', 24_999, 'MATCHED'],
  ['REFUND', 'PAID', 24_999, 'NOT_RETURNED_HERE'],
  ['REFUND', 'REFUNDED', 1, 'AMOUNT_DIFFERS'],
] as const)('a %s for an order that is %s, of ₹%d, is %s', (kind, status, amount, finding) => {
  const order = { status, paidAmount: rupees(24_999), refunded: { gateway: nothing } }
  expect(reconcile({ kind, amount: rupees(amount) }, order)).toBe(finding)
})

test.each([
  [1_000, 'MATCHED'],
  [5_000, 'MATCHED'],
  [5_001, 'AMOUNT_DIFFERS'],
] as const)('a return of ₹%d, of ₹5,000 that were let go while the course runs on, is %s', (amount, finding) => {
  const order = { status: 'PAID', paidAmount: rupees(24_999), refunded: { gateway: rupees(5_000) } } as const
  expect(reconcile({ kind: 'REFUND', amount: rupees(amount) }, order)).toBe(finding)
})

test('an order we do not know is reported as unknown', () => {
  expect(reconcile({ kind: 'PAYMENT', amount: rupees(1) }, undefined)).toBe('UNKNOWN_ORDER')
})
