import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [main = '', fallback = ''] = css.split('@supports not')

type Scheme = 'light' | 'dark'

/** A token's colour as it is written: in both schemes, or the same in each. */
function colour(token: string, scheme: Scheme): string {
  const [, light, dark] = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(main) ?? []
  const single = new RegExp(`--${token}: (#\\w+);`).exec(main)?.[1]
  const found = (scheme === 'light' ? light : dark) ?? single
  if (!found) throw new Error(`no token ${token}`)
  return found
}

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const GROUNDS = ['paper', 'surface', 'sunk']
/** The text colours, each with the backgrounds it is used on. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', GROUNDS],
  ['ink-2', GROUNDS],
  ['ink-3', GROUNDS],
  ['mor', [...GROUNDS, 'mor-tint']],
  ['on-mor', ['mor', 'mor-press']],
  ['on-genda', ['genda', 'genda-press']],
  ['genda-ink', ['paper', 'surface', 'genda-tint']],
  ...['rani', 'sindoor', 'tulsi', 'neel', 'jamun'].map((name) => [name, ['paper', 'surface', `${name}-tint`]] as const),
  ['ink-2', ['mor-tint', 'genda-tint', 'sindoor-tint', 'tulsi-tint', 'neel-tint']],
]

describe.each(['light', 'dark'] as const)('the tokens in %s', (scheme) => {
  it.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))(
    '%s can be read on %s: at least 4.5 to 1',
    (text, ground) => {
      expect(contrast(colour(text!, scheme), colour(ground!, scheme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...GROUNDS.map((ground) => ['edge', ground]), ['genda-fill', 'surface']])(
    '%s is seen on %s: at least 3 to 1',
    (edge, ground) => {
      expect(contrast(colour(edge!, scheme), colour(ground!, scheme))).toBeGreaterThanOrEqual(3)
    },
  )
})

it.each([
  // Table of the design's colours: on paper, light.
  ['ink', 16.2],
  ['ink-3', 5.22],
  ['edge', 3.59],
  ['mor', 7.46],
  ['sindoor', 5.28],
])('%s has the contrast the design says', (token, ratio) => {
  expect(contrast(colour(token, 'light'), colour('paper', 'light'))).toBeCloseTo(ratio, 1)
})

it('the exam event is readable on its night ground', () => {
  for (const text of ['ink', 'genda', 'mor', 'rani'])
    expect(contrast(colour(text, 'dark'), '#17132b')).toBeGreaterThanOrEqual(4.5)
})

it('phones without light-dark() get the light values of every colour', () => {
  const both = [...main.matchAll(/--([\w-]+): light-dark\((#\w+), #\w+\);/g)].map(
    ([, name, light]) => `${name} ${light}`,
  )
  const plain = [...fallback.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, light]) => `${name} ${light}`)
  expect(plain).toEqual(both)
})

it('no page waits for a breakpoint that is not there', () => {
  const web = join(import.meta.dirname, '../..')
  const app = readFileSync(join(web, 'ui/styles/app.css'), 'utf8')
  const known = new Set([...app.matchAll(/--breakpoint-(\w+): /g)].map(([, name = '']) => name))
  expect(known).toEqual(new Set(['md', 'lg']))
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const waiting = files.filter((name) =>
    /[\s"'`](?:max-)?(?:xs|sm|xl|2xl):[a-z]/.test(readFileSync(join(web, name), 'utf8')),
  )
  expect(waiting).toEqual([])
})

it('no page invents a size or a colour: there is no class with a value in brackets', () => {
  const web = join(import.meta.dirname, '../..')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const inventing = files.filter((name) => /className=[^>]*-\[[^\]]+\]/.test(readFileSync(join(web, name), 'utf8')))
  expect(inventing).toEqual([])
})
