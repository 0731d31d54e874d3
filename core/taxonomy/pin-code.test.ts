import { expect, test } from 'vitest'
import { isPinCode, stateNames, stateOfPin } from './pin-code.ts'

test.each([
  ['110001', 'Delhi'],
  ['122002', 'Haryana'],
  ['160017', 'Chandigarh'],
  ['194101', 'Ladakh'],
  ['226001', 'Uttar Pradesh'],
  ['248001', 'Uttarakhand'],
  ['380001', 'Gujarat'],
  ['403001', 'Goa'],
  ['411001', 'Maharashtra'],
  ['462001', 'Madhya Pradesh'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['560038', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['605001', 'Puducherry'],
  ['695001', 'Kerala'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['751001', 'Odisha'],
  ['781001', 'Assam'],
  ['793001', 'Meghalaya'],
  ['800001', 'Bihar'],
  ['814112', 'Jharkhand'],
  ['823001', 'Bihar'],
  ['834001', 'Jharkhand'],
])('%s is in %s', (pin, state) => {
  const code = stateOfPin(pin)
  expect(code && stateNames[code]).toBe(state)
})

test.each(['', '12345', '1234567', '012345', '56003a', '５６００３８'])('%j is no PIN code', (pin) => {
  expect(isPinCode(pin)).toBe(false)
  expect(stateOfPin(pin)).toBeUndefined()
})

test('a PIN code of no circle has no state', () => {
  expect(stateOfPin('990001')).toBeUndefined()
})
