import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchWords, typedWords } from './words.ts'

describe('the words of a text', () => {
  it.each([
    ['Newton’s laws—of MOTION!', ['newton', 's', 'laws', 'of', 'motion']],
    ['हिन्दी, हिंदी', ['हिंदी']],
    ['फ़राह', ['फराह']],
    ['पाँच।छह', ['पांच', 'छह']],
    ['कक्षा १०वीं', ['कक्षा', '10']],
    ['வகுப்பு ௧௦', ['வகுப்பு', '10']],
    ['10th class, Class 10', ['10', 'class']],
    ['École', ['ecole']],
    ["%_:*|&!()\\'", []],
    ['😀', []],
  ])('%j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('have no character that a query could be made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
      }),
    )
  })
})

describe('a search', () => {
  it('is about the words that not every text has', () => {
    expect(typedWords('How do I get a refund', 8)).toEqual(['get', 'refund'])
    expect(typedWords('what is it', 8)).toEqual(['what', 'is', 'it'])
  })
})
