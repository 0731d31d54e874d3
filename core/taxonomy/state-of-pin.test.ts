import { describe, expect, it, test } from 'vitest'
import { isPinCode, stateNames } from './pin-code.ts'
import { stateOfPin, statesOfPin, stateToKeep } from './state-of-pin.ts'

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
  // Where postal circles and states have different borders.
  ['160055', 'Punjab'],
  ['160062', 'Punjab'],
  ['244713', 'Uttarakhand'],
  ['246701', 'Uttar Pradesh'],
  ['247667', 'Uttarakhand'],
  ['262001', 'Uttar Pradesh'],
  ['262501', 'Uttarakhand'],
  ['362520', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['605602', 'Tamil Nadu'],
  ['609602', 'Puducherry'],
  ['673310', 'Puducherry'],
  ['682555', 'Lakshadweep'],
  ['813208', 'Jharkhand'],
  ['814131', 'Bihar'],
])('%s is in %s', (pin, state) => {
  const code = stateOfPin(pin)
  expect(code && stateNames[code]).toBe(state)
})

test.each(['', '12345', '1234567', '012345', '56003a', '５６００３８'])('%j is no PIN code', (pin) => {
  expect(isPinCode(pin)).toBe(false)
  expect(stateOfPin(pin)).toBeUndefined()
})

test.each(['990001', '900056', '290001'])('%s begins in no state', (pin) => {
  expect(statesOfPin(pin)).toEqual([])
})

test.each([
  ['533464', ['37', '34']],
  ['605014', ['33', '34']],
  ['396230', ['26', '24']],
])('%s is in two states, and none of them is taken for the other', (pin, states) => {
  expect(statesOfPin(pin)).toEqual(states)
  expect(stateOfPin(pin)).toBeUndefined()
})

describe('the state of a family', () => {
  const yanam = { pinCode: '533464', stateCode: '34' }
  const unknown = { pinCode: null, stateCode: null }
  it.each([
    ['is the chosen one before that of the PIN code', { pinCode: '400001', stateCode: '30' as const }, unknown, '30'],
    ['is that of a new PIN code', { pinCode: '246701' }, yanam, '09'],
    ['stays as chosen while the PIN code stays', { pinCode: '533464' }, yanam, '34'],
    ['stays as chosen where nothing is typed', {}, yanam, '34'],
    ['stays where another PIN code of two states allows it', { pinCode: '605014' }, yanam, '34'],
    ['is that of the known PIN code where none was kept', {}, { pinCode: '682555', stateCode: null }, '31'],
    ['has to be chosen for a PIN code of two states', { pinCode: '533464' }, unknown, undefined],
    ['has to be chosen for a PIN code of none', { pinCode: '900056' }, yanam, undefined],
    ['has to be given where nothing is known', {}, unknown, undefined],
  ])('%s', (_, typed, known, state) => {
    expect(stateToKeep(typed, known)).toBe(state)
  })
})
