import { describe, expect, test } from 'vitest'
import { mayOrder, ORDER_STATUSES, paymentStatusOf } from './order-status.ts'

describe('an order', () => {
  test.each(['PAID', 'REFUND_DUE', 'REFUNDED'] as const)('that is %s is not settled again', (status) => {
    expect(mayOrder(status, 'settle')).toBe(false)
    expect(mayOrder(status, 'pay')).toBe(false)
  })

  test('is started to be paid only while it is open', () => {
    expect(ORDER_STATUSES.filter((status) => mayOrder(status, 'pay'))).toEqual(['OPEN'])
  })

  test('that went back cannot go back twice', () => {
    expect(mayOrder('REFUNDED', 'noteReturn')).toBe(false)
  })
})

test.each([
  ['OPEN', 'NOT_PAID'],
  ['PAID', 'PAID'],
  ['PARTIALLY_PAID', 'PARTIALLY_PAID'],
  ['REFUNDED', 'NOT_PAID'],
] as const)('the payment status of %s is %s', (status, shown) => {
  expect(paymentStatusOf(status)).toBe(shown)
})
