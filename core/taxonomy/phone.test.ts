import { expect, test } from 'vitest'
import { maskPhone, normalisePhone, showPhone } from './phone.ts'

test.each([
  '9876543210',
  '+91 98765 43210',
  '91-98765-43210',
  '098765 43210',
  '(98765) 43210',
  '९८७६५४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
])('%s is one number', (text) => expect(normalisePhone(text)).toBe('+919876543210'))

test.each(['', '987654321', '98765432100', '5876543210', '+1 9876543210', '98765x3210', '٩٨٧٦٥٤٣٢١٠', 'null'])(
  '%j is not a phone number',
  (text) => expect(normalisePhone(text)).toBeUndefined(),
)

test('a number is shown in groups, and to others by its end', () => {
  expect(showPhone('+919876543210')).toBe('+91 98765 43210')
  expect(maskPhone('+919876543210')).toBe('+91 •••••• 3210')
})
