import { inflateSync } from 'node:zlib'
import { createElement as h } from 'react'
import { Text } from '@react-pdf/renderer'
import { describe, expect, it } from 'vitest'
import { drawPage } from './draw-page.ts'
import { loadFonts } from './fonts.ts'
import { latinOf } from './latin-of.ts'
import { printable, printableInLatin } from './printable.ts'

const INSTEAD = 'Order 1234'
const draw = (...texts: string[]) =>
  drawPage({
    title: 'Names',
    author: 'Kandil',
    style: { fontSize: 10 },
    content: texts.map((text, i) => h(Text, { key: i }, text)),
    instead: INSTEAD,
  })

describe.each([
  ['Devanagari', 0x900],
  ['Bengali', 0x980],
  ['Gurmukhi', 0xa00],
  ['Gujarati', 0xa80],
  ['Odia', 0xb00],
  ['Tamil', 0xb80],
  ['Telugu', 0xc00],
  ['Kannada', 0xc80],
  ['Malayalam', 0xd00],
])('%s', (_, block) => {
  const letters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_each, i) => String.fromCodePoint(block + from + i))
  const consonants = letters(0x15, 0x39).filter((letter) => /\p{L}/u.test(letter))
  const signs = letters(0x3e, 0x4c).filter((letter) => /\p{M}/u.test(letter))
  const ra = String.fromCodePoint(block + 0x30)
  const virama = String.fromCodePoint(block + 0x4d)

  it('has a shape for each pair of its consonants', async () => {
    for (const first of consonants) await isAsTyped(consonants.map((second) => first + virama + second))
  })

  it('is drawn with each vowel over each consonant, and over each pair with r', async () => {
    const rows = consonants.map((first) => signs.flatMap((sign) => [first + sign, first + virama + ra + sign]))
    for (const row of rows) await isAsTyped(row)
    expect(await isPdf(draw(...rows.map((row) => row.join(' '))))).toBe(true)
  })
})

async function isAsTyped(words: readonly string[]): Promise<void> {
  const row = words.join(' ')
  expect(await printable(row, INSTEAD)).toBe(row.normalize('NFC'))
}

describe('a name', () => {
  it.each([
    'శ్రీనివాస్ ప్రసాద్',
    'ശ്രീലക്ഷ്മി കൃഷ്ണൻ',
    'ഉണ്ണികൃഷ്ണന്‍',
    'શ્રી પટેલ',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'ଶ୍ରୀମତୀ ସୁଭଦ୍ରା',
    'محمد علی',
    'فاطمہ خان',
    'ٹھاکر',
    'मैथिली क्षत्रिय',
    'ஸ்ரீலக்ஷ்மி',
    'লক্ষ্মী বিশ্বাস',
    'ಲಕ್ಷ್ಮೀ',
    'D’Souza-Nguyễn Đỗ',
    'మీర Meera राव',
    '₹ 1,23,456 – ½ π ≤ x²',
  ])('%s is printed as it was typed', async (name) => {
    expect(await printable(name, INSTEAD)).toBe(name.normalize('NFC'))
    expect(await isPdf(draw(name))).toBe(true)
  })

  it.each([
    ['Asha 🌸', 'Asha ▯'],
    ['👨‍👩‍👧 Rao', '▯ Rao'],
    ['🌸🌸 🌸', `▯ ${INSTEAD}`],
    ['王伟', `▯ ${INSTEAD}`],
    ['Анна Иванова', `▯ ${INSTEAD}`],
    ['ᱥᱟᱱᱛᱟᱲ', `▯ ${INSTEAD}`],
    ['', ''],
  ])('%j is printed as %j, with a box for letters that no font has', async (name, printed) => {
    expect(await printable(name, INSTEAD)).toBe(printed)
    expect(await isPdf(draw(name))).toBe(true)
  })

  it.each([
    ['శ్రీనివాస్', 'Shrinivas'],
    ['लक्ष्मी', 'Lakshmi'],
    ['কৃষ্ণ', 'Krishn'],
    ['ਗੁਰਪ੍ਰੀਤ', 'Guraprit'],
    ['પટેલ', 'Patel'],
    ['ସୁଭଦ୍ରା', 'Subhadra'],
    ['திருமலை', 'Tirumalai'],
    ['ಕೃಷ್ಣ', 'Krishna'],
    ['ഉണ്ണികൃഷ്ണന്‍', 'Unnikrishnan'],
    ['കൃഷ്ണൻ', 'Krishnan'],
    ['Asha-రావు', 'Asha-ravu'],
    ['१२३', '123'],
    ['فاطمہ', undefined],
  ])('%s is %s in Latin letters', (word, latin) => {
    expect(latinOf(word)).toBe(latin)
  })

  it('that no font can shape is printed in Latin letters, with a box for words that have none', async () => {
    expect(await printableInLatin('శ్రీనివాస్ Rao', INSTEAD)).toBe('Shrinivas Rao')
    expect(await printableInLatin('فاطمہ خان', INSTEAD)).toBe(`▯ ${INSTEAD}`)
  })

  it('is found as it was typed by programs that read the paper', async () => {
    const pdf = Buffer.from(await draw('विद्या')).toString('latin1')
    const typed = Buffer.from('\ufeffविद्या', 'utf16le').swap16().toString('latin1')
    expect(unescaped(pdf)).toContain(typed)
  })
})

describe('the marks of a letter', () => {
  it('are under their own letter, and not under the next one', async () => {
    const [start = 0, sign = 0, next = 0] = startsIn(await draw('ସୁଭ'))
    expect(sign).toBeGreaterThan(start)
    expect(sign).toBeLessThan(next - 2)
  })

  it('are over their own letter where words run from right to left', async () => {
    const fonts = await loadFonts('خان')
    const font = fonts.find((each) => each.hasGlyphForCodePoint('خ'.codePointAt(0) ?? 0))
    const run = font?.layout('خان', undefined, undefined, undefined, 'ltr')
    // The dot of the first letter is over the middle of that letter, which is 589 units wide.
    expect(run?.positions[1]).toMatchObject({ xAdvance: 0, xOffset: 91 })
    expect(run?.positions[0]).toMatchObject({ xAdvance: 589, xOffset: 0 })
  })
})

async function isPdf(drawn: Promise<Uint8Array>): Promise<boolean> {
  return (
    Buffer.from(await drawn)
      .subarray(0, 5)
      .toString() === '%PDF-'
  )
}

/** The drawing of the pages, in the language of PDF. */
function contentsOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: { length } }) => {
      try {
        return inflateSync(bytes.subarray(index + length, text.indexOf('endstream', index))).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}

/** Where each piece of the first line begins, in points. */
function startsIn(pdf: Uint8Array): number[] {
  return [...contentsOf(pdf).matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
}

/** Strings of a PDF escape some bytes. */
function unescaped(pdf: string): string {
  return pdf.replace(/\\([nrtbf()\\])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign)
} // prettier-ignore
