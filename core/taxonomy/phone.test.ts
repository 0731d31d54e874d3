import { expect, test } from 'vitest'
import { maskPhone, normalisePhone, showPhone, storedPhone } from './phone.ts'

test.each([
  '9876543210',
  '+91 98765 43210',
  '91-98765-43210',
  '098765 43210',
  '(98765) 43210',
  '९८७६५४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '\u202a+91 98765 43210\u202c',
  '\u206898765 43210\u2069',
  '\u200e98765\u200b\u206043210\ufe0d',
  '98765–43210',
  '98765\u201143210',
  '0091 98765 43210',
  '+91 0 98765 43210',
])('%s is one number', (text) => expect(normalisePhone(text)).toBe('+919876543210'))

test.each(['', '987654321', '98765432100', '5876543210', '+1 9876543210', '98765x3210', '٩٨٧٦٥٤٣٢١٠', 'null'])(
  '%j is not a phone number',
  (text) => expect(normalisePhone(text)).toBeUndefined(),
)

test('a number is shown in groups, and to others by its end', () => {
  expect(showPhone('+919876543210')).toBe('+91 98765 43210')
  expect(maskPhone('+919876543210')).toBe('+91 •••••• 3210')
})

test('a number of another country is shown with its dial code, and to others by its end', () => {
  expect(showPhone('+971501234567')).toBe('+971 501234567')
  expect(maskPhone('+12025550123')).toBe('+1 •••••• 0123')
})

test.each([
  ['98765 43210', '+919876543210'],
  ['+971 50 123 4567', '+971501234567'],
  ['\u202a00971 50‑123‑4567\u202c', '+971501234567'],
  ['+44 7911 123456', undefined],
  ['+91 5876543210', undefined],
  ['501234567', undefined],
])('%s is stored as %s', (text, stored) => expect(storedPhone(text)).toBe(stored))
