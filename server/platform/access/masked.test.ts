import { describe, expect, it, test } from 'vitest'
import { CONTACTS } from '#core/taxonomy/mask-contacts.ts'
import { MASKED, masked } from './masked.ts'

describe('what a member of staff sees of a family', () => {
  it.each([
    ['call 9876543210 now', 'call •••••••210 now'],
    ['+919876543210, +971507654321', '+91•••••••210, +971•••••••321'],
    ['98\u200b765\u206043210', '•••••••210'],
    ['९८७६५४३२१०', '•••••••210'],
    ['asha.rao@example.co.in', '•••@example.co.in'],
    ['ask\u200da@exam\u200bple.com', '•••@example.com'],
    ['9192631770.5 and 98765432101', '•••••••770.5 and 98765432101'],
    ['दुसर्‍या 👩‍🔬', 'दुसर्‍या 👩‍🔬'],
  ])('of %j is %j', (text, shown) => expect(masked({ answers: [{ text }] })).toEqual({ answers: [{ text: shown }] }))
})

test.each([...MASKED, ...CONTACTS])(
  '%s repeats nothing without a bound, so a long text costs its length',
  (pattern) => {
    const parts = pattern.source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
    expect(parts).not.toMatch(/\*|\+|\{\d+,\}/)
  },
)
