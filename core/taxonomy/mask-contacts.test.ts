import { expect, it } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

it.each([
  ['Call me at 98765 43210 please', 'Call me at ••• please'],
  ['+91-98765-43210', '•••'],
  ['मेरा नंबर ९८७६५४३२१० है', 'मेरा नंबर ••• है'],
  ['98\u200b765\u200b43210', '•••'],
  ['mail asha.rao@example.com now', 'mail ••• now'],
  ['asha (at) example.com', '•••'],
  ['I am @asha_2011 there', 'I am ••• there'],
  ['see https://t.me/asha and www.example.org/x', 'see ••• and •••'],
  ['wa.me/919876543210', '•••'],
])('%j is shown as %j', (text, masked) => expect(maskContacts(text)).toBe(masked))

it.each([
  'Is 9.8 m/s² the same on the Moon?',
  'What is 12,345 × 678?',
  'In 2026, was 1857 asked?',
  'The answer is 299792458 m/s.',
])('%j stays as it is', (text) => expect(maskContacts(text)).toBe(text))
