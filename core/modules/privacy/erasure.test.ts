import { describe, expect, it } from 'vitest'
import { erasureChanges, type ErasureFacts } from './erasure.ts'

const asked: ErasureFacts = {
  parts: [
    { called: 'Addresses', count: 2, fate: 'REMOVED' },
    { called: 'Orders', count: 1, fate: 'EMPTIED' },
    { called: 'Notes of staff', count: 1, fate: 'REMOVED' },
  ],
  hindrances: [{ kind: 'WALLET', text: 'The wallet has ₹10.' }],
}

describe('the changes since a deletion was asked for', () => {
  it('are empty while all is as it was', () => {
    expect(erasureChanges(asked, asked)).toEqual([])
  })

  it('name each kind whose count is another, and each hindrance that came or went', () => {
    const now: ErasureFacts = {
      parts: [
        { called: 'Addresses', count: 3, fate: 'REMOVED' },
        { called: 'Orders', count: 1, fate: 'EMPTIED' },
        { called: 'Files and photos', count: 1, fate: 'REMOVED' },
      ],
      hindrances: [{ kind: 'UNPAID', text: '1 order is not settled yet.' }],
    }
    expect(erasureChanges(asked, now)).toEqual([
      'Addresses: 2 then, 3 now.',
      'Notes of staff: 1 then, 0 now.',
      'Files and photos: 0 then, 1 now.',
      'New: 1 order is not settled yet.',
      'No longer so: The wallet has ₹10.',
    ])
  })
})
