// Staff read names and never keys: the words of the console.
import { expect, it, test } from 'vitest'
import { accountName, labelOf } from '../../../console/kit/names/labels.ts'

test.each([
  ['revenue:courses', 'Income from courses'],
  ['gateway:juspay', 'Owed by the gateway'],
  ['wallet:acc01m819zqqhxfhffn4m:granted', 'Wallets of families (granted)'],
  ['hold:purchased', 'Wallets: kept for orders (paid in)'],
  ['suspense:ord01m819zqqhxfhffn4m', 'Payment kept for an order'],
  ['suspense:orders', 'Payments kept for orders'],
  ['new:thing', 'new:thing'],
])('the account %s is called %s', (account, name) => {
  expect(accountName(account)).toBe(name)
})

it('keeps short forms, and has no label for words that say enough', () => {
  expect(labelOf('UPI')).toBe('UPI')
  expect(labelOf('cutPrice')).toBe('List price')
  expect(labelOf('PAID')).toBeUndefined()
  expect(labelOf('constructor')).toBeUndefined()
})
