// Draws the glyphs of a line where their offsets say. @react-pdf asks the document for it, when it has `glyphs`.
interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

/** In points. */
interface Place {
  readonly xAdvance: number
  /** How far above the line: see mend-marks.ts. */
  readonly yAdvance: number
  readonly xOffset: number
}

/** The document of pdfkit, as far as it is used here. */
export interface GlyphCanvas {
  readonly _fontSize: number
  readonly _font: {
    readonly id: string
    /** Thousandths of the size for each unit of the font. */
    readonly scale: number
    readonly widths: number[]
    readonly unicode: (readonly number[])[]
    readonly subset?: { readonly includeGlyph: (id: number) => number }
    readonly ref: () => unknown
  }
  readonly page: { readonly height: number; readonly fonts: Record<string, unknown> }
  readonly save: () => GlyphCanvas
  readonly restore: () => GlyphCanvas
  readonly transform: (...matrix: number[]) => GlyphCanvas
  readonly addContent: (content: string) => GlyphCanvas
}

/** Glyphs that follow each other by their own widths are one piece. */
export function drawGlyphs(
  this: GlyphCanvas,
  glyphs: readonly Glyph[],
  places: readonly Place[],
  ...[x, y]: readonly [x: number, y: number]
): GlyphCanvas {
  const { _font: font, _fontSize: size, page } = this
  page.fonts[font.id] ??= font.ref()
  this.save().transform(1, 0, 0, -1, 0, page.height)
  this.addContent('BT').addContent(`/${font.id} ${number(size)} Tf`)
  let [pen, piece] = [x, { from: x, at: x, height: 0, hex: '' }]
  const flush = () => {
    if (piece.hex !== '') this.addContent(`1 0 0 1 ${number(piece.from)} ${number(page.height - y + piece.height)} Tm <${piece.hex}> Tj`)
  } // prettier-ignore
  glyphs.forEach((glyph, i) => {
    const { xAdvance = 0, yAdvance = 0, xOffset = 0 } = places[i] ?? {}
    const from = pen + xOffset
    if (Math.abs(from - piece.at) > 0.001 || Math.abs(yAdvance - piece.height) > 0.001) {
      flush()
      piece = { from, at: from, height: yAdvance, hex: '' }
    }
    piece.hex += encode(font, glyph)
    piece.at = from + (glyph.advanceWidth * font.scale * size) / 1000
    pen += xAdvance
  })
  flush()
  return this.addContent('ET').restore()
}

/** Four digits of a glyph in a font's subset, two of a font that every reader of PDFs has. */
function encode({ subset, widths, unicode, scale }: GlyphCanvas['_font'], glyph: Glyph): string {
  if (!subset) return glyph.id.toString(16).padStart(2, '0')
  const id = subset.includeGlyph(glyph.id)
  widths[id] ??= glyph.advanceWidth * scale
  unicode[id] ??= glyph.codePoints
  return id.toString(16).padStart(4, '0')
}

function number(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
