import { describe, expect, it } from 'vitest'
import { countsOf, pathIn, PUBLISHED, splitPath, type Locale } from './languages.ts'

const places: readonly [url: string, locale: Locale, path: string][] = [
  ['/', 'en', '/'],
  ['/plans', 'en', '/plans'],
  ['/hi', 'hi', '/'],
  ['/hi/plans', 'hi', '/plans'],
  ['/ta/policies/refund', 'ta', '/policies/refund'],
  ['/mr/courses', 'mr', '/courses'],
  ['/hindi', 'en', '/hindi'],
  ['/en/plans', 'en', '/en/plans'],
]

describe('a page in a language', () => {
  it.each(places)('%s is %s of %s', (url, locale, path) => {
    expect(splitPath(url)).toEqual({ locale, path })
    expect(pathIn(locale, path)).toBe(url)
  })

  it.each(PUBLISHED)('in %s has Latin digits in its counts', (lang) => {
    expect(new Intl.NumberFormat(countsOf(lang)).format(12)).toBe('12')
  })

  it('keeps its query, on the first page too', () => {
    expect(pathIn('hi', '/?grade=10')).toBe('/hi?grade=10')
    expect(pathIn('ta', '/courses?page=2')).toBe('/ta/courses?page=2')
  })
})
