import { describe, expect, it } from 'vitest'
import { chapterSlug } from './chapter-slug.ts'
import { plainFormula } from './plain-formula.ts'
import { plainWords } from './plain-words.ts'

describe('the plain words of Markdown', () => {
  it.each([
    ['Find $\\frac{a}{b}$ if **a** is 3.', 'Find a/b if a is 3.'],
    ['A body at $30^\\circ$, $v = 5\\,\\text{m/s}$', 'A body at 30°, v = 5 m/s'],
    ['$x \\le \\pi$ and $\\sqrt{2}$', 'x ≤ π and √2'],
    ['![A ray](pic:pic000000000000000001)\n\nWhere is the [glass](/blog/glass)?', 'A ray. Where is the glass?'],
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

describe('a formula in plain signs', () => {
  it.each([
    ['x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', 'x = (-b ± √(b² - 4ac))/(2a)'],
    ['\\frac{9}{4}', '9/4'],
    ['\\sqrt[3]{27} = 3', '³√27 = 3'],
    ['x^{n+1}_{12}', 'x^(n+1)_12'],
    ['30^\\circ', '30°'],
    ['\\vec{F} = m\\,\\vec{a}', 'F = m a'],
    ['a \\% b', 'a % b'],
    ['\\frac{1', '1/()'],
  ])('of %s is %s', (tex, plain) => {
    expect(plainFormula(tex)).toBe(plain)
  })
})
