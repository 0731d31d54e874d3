import { describe, expect, it } from 'vitest'
import { chapterSlug } from './chapter-slug.ts'
import { plainWords } from './plain-words.ts'

describe('the plain words of Markdown', () => {
  it.each([
    ['Find $\\frac{a}{b}$ if **a** is 3.', 'Find a/b if a is 3.'],
    ['A body at $30^\\circ$, $v = 5\\,\\text{m/s}$', 'A body at 30°, v = 5 m/s'],
    ['$x \\le \\pi$ and $\\sqrt{2}$', 'x ≤ π and √2'],
    ['![A ray](pic:pic000000000000000001) in [glass](/blog/glass)', 'A ray in glass'],
    ['1. First\n2. Second\n\n- third', 'First Second third'],
  ])('of %j are %j', (markdown, words) => {
    expect(plainWords(markdown)).toBe(words)
  })
})

describe('the address of a chapter', () => {
  it.each([
    ['Laws of Motion', 'laws-of-motion'],
    ['Heron’s Formula', 'herons-formula'],
    ['Work, Energy & Power', 'work-energy-power'],
    ['द्विघात समीकरण', 'द्विघात-समीकरण'],
  ])('of %s is %s', (chapter, slug) => {
    expect(chapterSlug(chapter)).toBe(slug)
  })
})
