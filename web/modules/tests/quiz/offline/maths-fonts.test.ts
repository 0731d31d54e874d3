import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { fontsFor } from './maths-fonts.ts'

const css = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8')
const fontsOf = (tex: string) =>
  fontsFor(JSON.stringify(katex.renderToString(tex, { displayMode: true })), css)
    .map((url) => /KaTeX_([\w-]+)\.woff2/.exec(url)?.[1])
    .toSorted()

describe('the fonts of a formula', () => {
  it.each([
    ['2 + 3', ['Main-Regular']],
    ['x^2', ['Main-Regular', 'Math-Italic']],
    ['\\mathbb{R}', ['AMS-Regular', 'Main-Regular']],
    ['\\mathbf{F}', ['Main-Bold', 'Main-Regular']],
    ['\\sum_{i}', ['Main-Regular', 'Math-Italic', 'Size2-Regular']],
    ['\\Bigg( 2', ['Main-Regular', 'Size4-Regular']],
  ])('%s', (tex, fonts) => {
    expect(fontsOf(tex)).toEqual(fonts)
  })

  it('are not needed without a formula', () => {
    expect(fontsFor('<p>How many are there?</p>', css)).toEqual([])
  })
})
