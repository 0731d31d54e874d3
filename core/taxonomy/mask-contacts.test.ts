import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

describe('a contact detail', () => {
  it.each([
    ['Call me at 98765 43210 please', 'Call me at ••• please'],
    ['+91-98765-43210', '•••'],
    ['0091 98765 43210, or 098765 43210', '•••, or •••'],
    ['+91 0 98765 43210', '•••'],
    ['987 654 3210 or 9876.543.210', '••• or •••'],
    ['98-76-54-32-10', '•••'],
    ['9 8 7 6 5 4 3 2 1 1', '•••'],
    ['9876543210,9123456789', '•••,•••'],
    ['मेरा नंबर ९८७६५४३२१० है', 'मेरा नंबर ••• है'],
    ['98\u200b765\u200b43210', '•••'],
    ['98\u200d765\ufe0f43\u20682\u206910', '•••'],
    ['+971 50 123 4567 in Dubai', '••• in Dubai'],
    ['mail asha.rao@example.com now', 'mail ••• now'],
    ['asha (at) example.com', '•••'],
    ['asha (at) example (dot) com', '•••'],
    ['asha@gmail', '•••'],
    ['pay asha@okhdfcbank', 'pay •••'],
    ['ask\u200da@exa\u2060mple.com', '•••'],
    ['I am @asha_2011 there', 'I am ••• there'],
    ['my insta is @asharao', 'my insta is •••'],
    ['see https://t.me/asha and www.example.org/x', 'see ••• and •••'],
    ['wa.me/919876543210', '•••'],
    ['asha.co.in and example.com/asha?x', '••• and •••'],
  ])('in %j is masked', (text, masked) => expect(maskContacts(text)).toBe(masked))
})

describe('what a lesson says', () => {
  it.each([
    'Is 9.8 m/s² the same on the Moon?',
    'What is 12,345 × 678?',
    'In 2026, was 1857 asked?',
    'The answer is 299792458 m/s.',
    'Knows that caesium swings 9192631770 times a second. Got 98.5.In algebra: …',
    'Sir, is 9192631770 exact? I got 98.5.In the book it is 99.',
    '3.1415926535',
    '9.8696044010 is π²',
    '+3.14159265',
    '0.0000000001 m',
    '1 000 000 000',
    '6 000 000 000',
    '1010 1011 0110 to decimal',
    '1 2 3 4 5 6 7 8 9 10',
    '12345678901234 divided by 11',
    '98765432101234 divided by 11',
    'marks of 95 90 85 80 75',
    '2026-11-28 10:30',
    '(1)(2)(3)(4)(5)(6)(7)(8)(9)(0)',
    'turn to 5.In the sun',
    'Sorry sir.Me too',
    'socket.io and node.app',
    'mass@rest',
    '20m/s@45',
    '@all, look',
    'दुसर्‍या 👩‍🔬',
    'ന്‍ and क्‍ष 👨‍👩‍👧',
  ])('%j stays as it is', (text) => expect(maskContacts(text)).toBe(text))

  it('keeps its joiners next to a number that is masked', () => {
    expect(maskContacts('दुसर्‍या: 98765\u200d43210, 👩‍🔬')).toBe('दुसर्‍या: •••, 👩‍🔬')
  })
})

test('a text without a digit, "@" or a full stop is never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const harmless = text.replace(/[\p{Nd}@.:]/gu, '')
      expect(maskContacts(harmless)).toBe(harmless)
    }),
  )
})
