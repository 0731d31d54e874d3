import { expect, it, test } from 'vitest'
import type { Method } from '#core/modules/orders/paid-by.ts'
import { firstWay, properName } from './payment-choice.ts'

const upiApps = [
  { key: 'gpay', name: 'Google Pay' },
  { key: 'other', name: 'Other' },
]
const banks = [
  { code: 'NB_HDFC', name: 'HDFC Bank', isEnabled: false },
  { code: 'NB_AXIS', name: 'Axis Bank', isEnabled: true },
  { code: 'NB_SBI', name: 'State Bank of India', isEnabled: true },
]
const wallets = [{ code: 'PAYTM', name: 'Paytm', isEnabled: true }]
const cards = [
  { cardReference: 'old', isExpired: true },
  { cardReference: 'new', isExpired: false },
]
const offered = (...methods: Method[]) => ({
  methods: methods.map((method) => ({ method, isEnabled: method !== 'UPI_INTENT' })),
  upiApps,
  banks,
  wallets,
  cards,
})

test.each([
  [undefined, 'CARD'],
  ['NETBANKING', 'NETBANKING'],
  ['UPI_INTENT', 'CARD'],
  ['UPI_COLLECT', 'CARD'],
] as const)('after %s the page begins with %s', (before, method) => {
  expect(firstWay(offered('UPI_INTENT', 'CARD', 'NETBANKING'), { method: before ?? '' }).method).toBe(method)
})

it('begins with the first of each that works', () => {
  const first = { method: 'CARD', upiApp: 'gpay', bank: 'NB_AXIS', wallet: 'PAYTM', card: 'new' }
  expect(firstWay(offered('CARD'))).toEqual(first)
  expect(firstWay(offered('CARD'), { bank: 'NB_HDFC', card: 'old' })).toEqual(first)
})

it('keeps the app, the bank and the card that were chosen, and that none of the saved cards was', () => {
  const chosen = { upiApp: 'other', bank: 'NB_SBI', card: '' }
  expect(firstWay(offered('CARD'), chosen)).toMatchObject(chosen)
})

it('chooses no way where none is offered', () => {
  const nothing = { methods: [], upiApps: [], banks: [], wallets: [], cards: [] }
  expect(firstWay(nothing)).toEqual({ method: undefined, upiApp: '', bank: '', wallet: '', card: '' })
})

test.each([
  ['UPI_INTENT', 'gpay', 'Google Pay'],
  ['UPI_INTENT', 'other', undefined],
  ['NETBANKING', 'gpay', 'State Bank of India'],
  ['PROVIDER_WALLET', 'gpay', 'Paytm'],
  ['CARD', 'gpay', undefined],
] as const)('%s with %s is called %s', (method, upiApp, name) => {
  const way = { method, upiApp, bank: 'NB_SBI', wallet: 'PAYTM', card: '' }
  expect(properName(way, offered(method))).toBe(name)
})
