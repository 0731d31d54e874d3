import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupees, type Paise } from '#core/kernel/money.ts'
import { DAY, later, toInstant } from '#core/kernel/time.ts'
import { ORDER_STATUSES } from '#core/modules/orders/order-status.ts'
import type { GatewayOrder, GatewayStatus } from './gateway-order.ts'
import { decideSettlement, type Owed } from './settlement.ts'

const expiresAt = toInstant(1_000_000)
const owed: Owed = { status: 'OPEN', amount: rupees(22_499), currency: 'INR', expiresAt }

function seen(status: GatewayStatus, but: { paidAmount?: Paise; currency?: string } = {}): GatewayOrder {
  return {
    orderId: 'ord1',
    status,
    rawStatus: status,
    amount: owed.amount,
    paidAmount: owed.amount,
    currency: 'INR',
    transactionId: undefined,
    methodType: undefined,
    method: undefined,
    bankReference: undefined,
    failureCode: undefined,
    refunds: [],
    updatedAt: undefined,
    ...but,
  }
}

const now = toInstant(999_000)

test.each<[GatewayStatus, string]>([
  ['NEW', 'WAIT'],
  ['PENDING', 'WAIT'],
  ['UNKNOWN', 'WAIT'],
  ['CHARGED', 'FULFIL'],
  ['PARTIAL_CHARGED', 'HOLD'],
  ['VOIDED', 'FAIL'],
  ['AUTO_REFUNDED', 'RETURNED'],
  ['AUTHENTICATION_FAILED', 'FAIL'],
  ['AUTHORIZATION_FAILED', 'FAIL'],
  ['GATEWAY_DECLINED', 'FAIL'],
  ['CAPTURE_FAILED', 'FAIL'],
  ['NOT_FOUND', 'FAIL'],
])('an open order that the gateway calls %s: %s', (status, kind) => {
  expect(decideSettlement(owed, seen(status), now).kind).toBe(kind)
})

describe('a charge', () => {
  it('of less than agreed is held as part of the price', () => {
    expect(decideSettlement(owed, seen('CHARGED', { paidAmount: rupees(22_498) }), now)).toEqual({
      kind: 'HOLD',
      as: 'PARTIALLY_PAID',
    })
  })

  it('of more, or in another currency, is looked at by a person', () => {
    expect(decideSettlement(owed, seen('CHARGED', { paidAmount: rupees(22_500) }), now)).toEqual({
      kind: 'HOLD',
      as: 'REVIEW',
    })
    expect(decideSettlement(owed, seen('CHARGED', { currency: 'USD' }), now)).toEqual({ kind: 'HOLD', as: 'REVIEW' })
  })

  it('is honoured within a day of the order’s end, and given back after it', () => {
    const late = { ...owed, status: 'EXPIRED' } as const
    expect(decideSettlement(late, seen('CHARGED'), later(expiresAt, DAY - 1)).kind).toBe('FULFIL')
    expect(decideSettlement(late, seen('CHARGED'), later(expiresAt, DAY)).kind).toBe('GIVE_BACK')
  })

  it('never enrols on anything but the very amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(...ORDER_STATUSES), (paid, status) => {
        const { kind } = decideSettlement({ ...owed, status }, seen('CHARGED', { paidAmount: paid as Paise }), now) // any amount
        if (kind === 'FULFIL') expect(paid).toBe(owed.amount)
      }),
    )
  })
})

it('never undoes what is paid, except when the gateway has given the money back', () => {
  const statuses: GatewayStatus[] = [
    'NEW',
    'PENDING',
    'UNKNOWN',
    'CHARGED',
    'VOIDED',
    'AUTHORIZATION_FAILED',
    'NOT_FOUND',
  ]
  for (const status of statuses)
    expect(decideSettlement({ ...owed, status: 'PAID' }, seen(status), now)).toEqual({ kind: 'WAIT' })
  expect(decideSettlement({ ...owed, status: 'PAID' }, seen('AUTO_REFUNDED'), now)).toEqual({ kind: 'RETURNED' })
})
