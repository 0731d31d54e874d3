import { describe, expect, it } from 'vitest'
import { isStateField, toneOf } from './tones.ts'

describe('the tone of a state', () => {
  it('is the same for the same kind of state in every list', () => {
    expect(['PAID', 'PUBLISHED', 'DELIVERED', 'APPROVED'].map(toneOf)).toEqual(Array.from({ length: 4 }, () => 'good'))
    expect(['OPEN', 'WAITING', 'REVIEW'].map(toneOf)).toEqual(Array.from({ length: 3 }, () => 'waiting'))
    expect(['FAILED', 'REFUSED', 'NO_SHOW'].map(toneOf)).toEqual(Array.from({ length: 3 }, () => 'bad'))
  })

  it('is grey for everything that is over, has not begun, or is not known', () => {
    expect(['DRAFT', 'EXPIRED', 'SOMETHING_NEW'].map(toneOf)).toEqual(Array.from({ length: 3 }, () => 'over'))
  })

  it('is for states only: a kind, a channel or a language is a word', () => {
    expect(['status', 'state', 'parts.state', 'entityState', 'delivery'].map(isStateField)).not.toContain(false)
    expect(['kind', 'channel', 'language', 'stateCode', 'purpose'].map(isStateField)).not.toContain(true)
  })
})
