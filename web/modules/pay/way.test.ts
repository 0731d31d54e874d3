import { expect, it, test } from 'vitest'
import type { Method } from '#core/modules/payments/methods.ts'
import { firstWay, properName } from './way.ts'

const upiApps = [
  { key: 'gpay', name: 'GPay' },
  { key: 'other', name: 'Other' },
]
const banks = [
  { code: 'NB_HDFC', name: 'HDFC Bank' },
  { code: 'NB_SBI', name: 'State Bank of India' },
]
const offered = (...methods: Method[]) => ({
  methods: methods.map((method) => ({ method, isEnabled: method !== 'UPI_INTENT' })),
  upiApps,
  banks,
})

test.each([
  [undefined, 'CARD'],
  ['NETBANKING', 'NETBANKING'],
  ['UPI_INTENT', 'CARD'],
  ['UPI_COLLECT', 'CARD'],
] as const)('after %s the page begins with %s', (before, method) => {
  expect(firstWay(offered('UPI_INTENT', 'CARD', 'NETBANKING'), { method: before ?? '' }).method).toBe(method)
})

it('keeps the app and the bank that were chosen, and begins with the first of each', () => {
  expect(firstWay(offered('CARD'))).toEqual({ method: 'CARD', upiApp: 'gpay', bank: 'NB_HDFC' })
  expect(firstWay(offered('CARD'), { upiApp: 'other', bank: 'NB_SBI' })).toMatchObject({
    upiApp: 'other',
    bank: 'NB_SBI',
  })
})

it('chooses no way where none is offered', () => {
  expect(firstWay({ methods: [], upiApps: [], banks: [] })).toEqual({ method: undefined, upiApp: '', bank: '' })
})

test.each([
  ['UPI_INTENT', 'gpay', 'GPay'],
  ['UPI_INTENT', 'other', undefined],
  ['NETBANKING', 'gpay', 'State Bank of India'],
  ['CARD', 'gpay', undefined],
] as const)('%s with %s is called %s', (method, upiApp, name) => {
  expect(properName({ method, upiApp, bank: 'NB_SBI' }, offered(method))).toBe(name)
})
