import { describe, expect, it } from 'vitest'
import { fieldAt } from '../frame/contract.ts'
import { choicesOf, wordAt } from './fields.tsx'

describe('the words of a value', () => {
  it('are those of its field, where the same value means something else in another field', () => {
    expect(wordAt('library-resources', 'access', 'FREE')).toBe('Everyone')
    expect(wordAt('coupon-codes', 'state', 'FREE')).toBe('Not used')
    expect(wordAt('marking-policies', 'rule.answeredAs', 'CODE')).toBe('By the letter of an option')
    expect(wordAt('privacy-requests', 'proof', 'CODE')).toBe('A code to their number')
  })

  it('are those of the table of labels, where a value has one meaning everywhere', () => {
    expect(wordAt('instruments', 'paymentMethod', 'NETBANKING')).toBe('Net banking')
  })

  it('are its key in words, where that says enough', () => {
    expect(wordAt('orders', 'status', 'REFUND_DUE')).toBe('Refund due')
  })

  it('are found for a field of a thing in a list', () => {
    expect(fieldAt('marking-policies', 'exam')?.words?.['neet']).toBe('NEET')
    expect(fieldAt('campaigns', 'sections.0.kind')?.choices).toContain('HERO')
  })

  it('are the same in the choices of an input', () => {
    expect(choicesOf(['FREE', 'USED'], fieldAt('coupon-codes', 'state')?.words)).toEqual([
      { id: 'FREE', name: 'Not used' },
      { id: 'USED', name: 'Used' },
    ])
  })
})
