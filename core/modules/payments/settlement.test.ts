import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nothing, rupees, type Paise } from '#core/kernel/money.ts'
import { DAY, later, SECOND, toInstant } from '#core/kernel/time.ts'
import { ORDER_STATUSES } from '#core/modules/orders/order-status.ts'
import { FAILURE_REASONS, type GatewayOrder, type GatewayStatus } from './gateway-order.ts'
import { decideSettlement, type AttemptToSettle, type OrderToSettle } from './settlement.ts'

const expiresAt = toInstant(1_000_000)
const owed: OrderToSettle = { status: 'OPEN', amount: rupees(22_499), paidAmount: nothing, currency: 'INR', expiresAt }

type GatewayOverrides = Partial<
  Pick<GatewayOrder, 'paidAmount' | 'currency' | 'doubt' | 'transactionId' | 'transactions'>
>

function seen(status: GatewayStatus, but: GatewayOverrides = {}): GatewayOrder {
  return {
    orderId: 'ord1',
    status,
    rawStatus: status,
    amount: owed.amount,
    paidAmount: owed.amount,
    currency: 'INR',
    doubt: undefined,
    transactionId: undefined,
    methodType: undefined,
    method: undefined,
    bankReference: undefined,
    failureCode: undefined,
    transactions: [],
    refunds: [],
    updatedAt: undefined,
    ...but,
  }
}

const now = toInstant(999_000)

function anAttempt(its: Partial<AttemptToSettle>): AttemptToSettle {
  return { transactionId: undefined, earlierTransactions: [], isRunning: true, unansweredSince: undefined, ...its }
}

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

describe('an order whose earlier attempt still waits for its payer', () => {
  const second = { ...owed, attempt: anAttempt({ transactionId: 'txn 2', earlierTransactions: ['txn 1'] }) }
  const pending = (own: GatewayStatus, first: GatewayStatus = 'PENDING') =>
    seen(first, {
      transactionId: 'txn 1',
      transactions: [
        { transactionId: 'txn 1', status: first },
        { transactionId: 'txn 2', status: own },
      ],
    })

  it.each<[string, GatewayStatus, string]>([
    ['has failed', 'AUTHENTICATION_FAILED', 'FAIL'],
    ['waits too', 'PENDING', 'WAIT'],
    ['is not known', 'UNKNOWN', 'WAIT'],
  ])('goes by the newest one, which %s', (_, own, kind) => {
    expect(decideSettlement(second, pending(own), now).kind).toBe(kind)
  })

  it('waits when the newest is not listed, and is fulfilled when the earlier one is charged', () => {
    expect(decideSettlement(second, seen('PENDING', { transactionId: 'txn 1' }), now).kind).toBe('WAIT')
    expect(decideSettlement(second, pending('AUTHENTICATION_FAILED', 'CHARGED'), now).kind).toBe('FULFIL')
  })
})

describe('an attempt by a card that is still to be typed', () => {
  const typing = { ...owed, attempt: anAttempt({ earlierTransactions: ['txn 1'] }) }
  const said = (status: GatewayStatus, transactionId?: string) => seen(status, { transactionId })

  it.each(FAILURE_REASONS)('is not closed by the %s of an earlier one', (status) => {
    expect(decideSettlement(typing, said(status, 'txn 1'), now)).toEqual({ kind: 'WAIT' })
    expect(decideSettlement(typing, said(status, 'txn 2'), now)).toEqual({
      kind: 'FAIL',
      reason: status,
      transactionId: 'txn 2',
    })
  })

  it('is closed when the gateway does not know the order, and by nothing else that names no transaction', () => {
    expect(decideSettlement(typing, said('AUTHORIZATION_FAILED'), now)).toEqual({ kind: 'WAIT' })
    expect(decideSettlement(typing, said('NOT_FOUND'), now).kind).toBe('FAIL')
    expect(decideSettlement(typing, said('NEW'), now)).toEqual({ kind: 'WAIT' })
  })

  it('is not closed by money of an earlier one that came back', () => {
    expect(decideSettlement(typing, said('AUTO_REFUNDED', 'txn 1'), now)).toEqual({ kind: 'WAIT' })
    expect(decideSettlement(typing, said('AUTO_REFUNDED', 'txn 2'), now)).toEqual({ kind: 'RETURNED' })
    const ended = { ...typing, attempt: { ...typing.attempt, isRunning: false } }
    expect(decideSettlement(ended, said('AUTO_REFUNDED', 'txn 1'), now)).toEqual({ kind: 'RETURNED' })
  })

  it('pays the order, whichever attempt the charge is of', () => {
    for (const each of ['txn 1', 'txn 2'])
      expect(decideSettlement(typing, said('CHARGED', each), now).kind).toBe('FULFIL')
  })
})

it('an attempt is closed only by what the gateway says of its own transaction', () => {
  const ids = ['txn 1', 'txn 2', 'txn 3']
  const status = fc.constantFrom<GatewayStatus>('PENDING', 'UNKNOWN', ...FAILURE_REASONS)
  fc.assert(
    fc.property(
      fc.array(status, { minLength: 1, maxLength: 3 }),
      fc.nat(3),
      fc.boolean(),
      (statuses, before, isNamed) => {
        const transactions = statuses.map((each, n) => ({ transactionId: ids[n] as string, status: each })) // no more than there are
        const leading = transactions.findLast((each) => each.status === 'PENDING') ?? transactions.at(-1)
        const own = transactions.slice(before)
        const attempt = anAttempt({
          earlierTransactions: ids.slice(0, before),
          transactionId: isNamed ? own[0]?.transactionId : undefined,
        })
        const settlement = decideSettlement(
          { ...owed, attempt },
          seen(leading?.status ?? 'NEW', { ...leading, transactions }),
          now,
        )
        if (settlement.kind !== 'FAIL') return
        expect(own).toContainEqual({ transactionId: settlement.transactionId, status: settlement.reason })
        if (!isNamed) expect(own.map((each) => each.status)).not.toContain('PENDING')
      },
    ),
  )
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

describe('an answer that cannot be right', () => {
  const inDoubt = { doubt: 'IMPOSSIBLE_AMOUNT', paidAmount: undefined } as const

  it.each(['CHARGED', 'PARTIAL_CHARGED'] as const)('about %s is looked at by a person', (status) => {
    expect(decideSettlement(owed, seen(status, inDoubt), now)).toEqual({ kind: 'HOLD', as: 'REVIEW' })
  })

  it('holds an order once, and a right answer settles it', () => {
    const held = { ...owed, status: 'REVIEW' } as const
    expect(decideSettlement(held, seen('CHARGED', inDoubt), now)).toEqual({ kind: 'WAIT' })
    expect(decideSettlement(held, seen('CHARGED'), now)).toEqual({ kind: 'FULFIL' })
    expect(decideSettlement({ ...held, paidAmount: rupees(1) }, seen('CHARGED'), now)).toEqual({ kind: 'WAIT' })
  })
})

describe('an attempt whose start was not answered', () => {
  const askedAt = toInstant(990_000)
  const asked = { ...owed, attempt: anAttempt({ earlierTransactions: ['shop-ord1-1'], unansweredSince: askedAt }) }
  const [soon, later30] = [later(askedAt, 29 * SECOND), later(askedAt, 30 * SECOND)]

  it.each(['NEW', 'NOT_FOUND', 'PENDING', 'AUTHORIZATION_FAILED'] as const)(
    'has not started when the gateway knows nothing of it after 30 seconds: %s',
    (status) => {
      const ofEarlier = seen(status, {
        transactionId: status === 'NEW' || status === 'NOT_FOUND' ? undefined : 'shop-ord1-1',
      })
      expect(decideSettlement(asked, ofEarlier, soon)).toEqual({ kind: 'WAIT' })
      expect(decideSettlement(asked, ofEarlier, later30)).toEqual({ kind: 'NOT_STARTED' })
    },
  )

  it('has started when the gateway knows a payment that we did not', () => {
    const transactionId = 'shop-ord1-2'
    expect(decideSettlement(asked, seen('PENDING', { transactionId }), soon)).toEqual({
      kind: 'STARTED',
      transactionId,
    })
    expect(decideSettlement(asked, seen('AUTHORIZATION_FAILED', { transactionId }), soon).kind).toBe('FAIL')
    expect(decideSettlement(asked, seen('CHARGED', { transactionId }), soon).kind).toBe('FULFIL')
  })

  it('stays unknown while the gateway’s word is unknown', () => {
    expect(decideSettlement(asked, seen('UNKNOWN'), later30)).toEqual({ kind: 'WAIT' })
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
