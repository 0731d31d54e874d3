// The fonts of printed pages: one for each script that a name in India may have. A font is read from the disk when a text first
// needs it, and kept (decision 1221 says what each costs).
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { mendMarks, type ShapedFont } from './mend-marks.ts'

interface PrintFont {
  readonly family: string
  /** The texts that need it. */
  readonly isFor: RegExp
  readonly fileOf: (weight: Weight) => string
}

const WEIGHTS = [400, 600] as const
type Weight = (typeof WEIGHTS)[number]

/** Stands for letters that no font has. */
export const BOX = '▯'

const INDIC = ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam']

const FONTS: readonly PrintFont[] = [
  packaged('anek-latin', 'latin', /^/),
  // The rupee sign is in the extension.
  packaged('anek-latin', 'latin-ext', /[^\0-ÿ]/),
  packaged('anek-latin', 'vietnamese', /[ĂăĐđĨĩŨũƠ-ưẠ-ỹ]/),
  ...INDIC.map((script) =>
    packaged(`noto-sans-${script.toLowerCase()}`, script.toLowerCase(), new RegExp(`\\p{scx=${script}}`, 'u')),
  ),
  // Urdu, Kashmiri and Sindhi.
  packaged('noto-sans-arabic', 'arabic', /\p{scx=Arabic}/u),
  {
    family: 'signs of formulae',
    isFor: /[\p{Script=Greek}\p{Sm}\p{No}\u2000-\u2bff]/u,
    fileOf: () => join(import.meta.dirname, 'noto-sans-math.woff'),
  },
  {
    ...packaged('noto-sans-symbols-2', 'math', new RegExp(BOX)),
    fileOf: () => fontFile('noto-sans-symbols-2', 'math', 400),
  },
]

function packaged(name: string, subset: string, isFor: RegExp): PrintFont {
  return { family: `${name} ${subset}`, isFor, fileOf: (weight) => fontFile(name, subset, weight) }
}

function fontFile(name: string, subset: string, weight: Weight): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`))
}

/** The families that draw this text, Latin first. */
export function familiesFor(text: string): string[] {
  return FONTS.filter(({ isFor }) => isFor.test(text)).map(({ family }) => family)
}

const registered = new Set<string>()

/** The fonts that draw this text, ready for use. Their files are read from the disk the first time. */
export async function loadFonts(text: string): Promise<ShapedFont[]> {
  const needed = FONTS.filter(({ isFor }) => isFor.test(text))
  needed.forEach(register)
  const fonts = needed.flatMap(({ family }) => WEIGHTS.map((fontWeight) => ({ fontFamily: family, fontWeight })))
  return Promise.all(
    fonts.map(async (font) => {
      await Font.load(font)
      const shaped = Font.getFont(font)?.data as unknown as ShapedFont // of fontkit
      mendMarks(shaped)
      return shaped
    }),
  )
}

function register({ family, fileOf }: PrintFont): void {
  if (registered.has(family)) return
  Font.register({ family, fonts: WEIGHTS.map((fontWeight) => ({ fontWeight, src: fileOf(fontWeight) })) })
  Font.registerHyphenationCallback((word) => [word])
  registered.add(family)
}
