import { describe, expect, it } from 'vitest'
import englishMessages from 'ra-language-english'
import { texts } from './texts.ts'

/** The words of a program that staff should never read. */
const FOR_PROGRAMMERS =
  /\b(elements?|item|quer(y|ies)|data ?provider|client error|regexp|token|boundaries|resource|references?)\b/i

function keysIn(messages: object, path: string): string[] {
  return Object.entries(messages).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${path}.${name}`] : keysIn(text as object, `${path}.${name}`),
  )
}

describe('the texts of the console (H10)', () => {
  it('say nothing in the words of programmers', () => {
    const { guesser: _g, configurable: _c, ...shown } = englishMessages.ra // for those who make screens
    const keys = keysIn(shown, 'ra').filter((key) => !/delete|bulk_update|auth\./.test(key)) // the console has none
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => FOR_PROGRAMMERS.test(texts.translate(key)))).toEqual([])
  })

  it('have the values that they are about', () => {
    expect(texts.translate('ra.page.create', { name: 'Teachers' })).toBe('New: Teachers')
    expect(texts.translate('ra.page.show', { name: 'Coupons', recordRepresentation: 'NEET15' })).toBe('Coupons: NEET15')
    expect(texts.translate('ra.notification.updated', { smart_count: 1 })).toBe('It was saved.')
    expect(texts.translate('ra.notification.updated', { smart_count: 3 })).toBe('3 were saved.')
    expect(texts.translate('ra.validation.minValue', { min: 5 })).toBe('Enter at least 5.')
  })
})
