// A text that people have typed, as a page prints it. No letter may make the paper fail or come out as another one.
import { BOX, loadFonts } from './fonts.ts'
import { latinOf } from './latin-of.ts'
import type { ShapedFont } from './mend-marks.ts'

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Joiners and variation selectors are not drawn themselves. */
const UNSEEN = /\p{DI}/u
const IS_LINE = /[\n\t]/

/**
 * The text as its fonts can draw it: a word that a font cannot shape is in Latin letters, and a box stands for letters that no font
 * has. Where nothing else is left, `instead` follows the box.
 */
export async function printable(text: string, instead: string): Promise<string> {
  const typed = text.normalize('NFC')
  const fonts = await loadFonts(typed)
  const words = typed.split(/(\s+)/).map((word) => (canShape(fonts, word) ? word : (latinOf(word) ?? BOX)))
  return boxed(words.join(''), fonts, instead)
}

/** In Latin letters only. */
export async function printableInLatin(text: string, instead: string): Promise<string> {
  const latin = text.split(/(\s+)/).map((word) => latinOf(word) ?? BOX)
  return boxed(latin.join(''), await loadFonts(''), instead)
}

async function boxed(text: string, fonts: readonly ShapedFont[], instead: string): Promise<string> {
  const drawn = Array.from(clusters.segment(text), ({ segment }) => (hasLetters(fonts, segment) ? segment : BOX))
  const printed = drawn.join('').replace(/▯(?:\s*▯)+/g, BOX)
  if (printed.includes(BOX)) await loadFonts(printed)
  return printed.includes(BOX) && !/[\p{L}\p{N}]/u.test(printed) ? `${printed} ${instead}` : printed
}

function hasLetters(fonts: readonly ShapedFont[], cluster: string): boolean {
  return [...cluster].every(
    (letter) => UNSEEN.test(letter) || IS_LINE.test(letter) || fonts.some((font) => hasGlyph(font, letter)),
  )
}

function hasGlyph(font: ShapedFont, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** True for a word that a font draws without a fault. */
function canShape(fonts: readonly ShapedFont[], word: string): boolean {
  const letters = [...word.normalize('NFD')]
  const font = fonts.find((each) => letters.every((letter) => UNSEEN.test(letter) || hasGlyph(each, letter)))
  try {
    font?.layout(letters.join(''))
    return true
  } catch {
    return false
  }
}
