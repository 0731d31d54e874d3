// fontkit 2.0.4 and @react-pdf 4.9.0 misplace the marks of Indic and Arabic letters, or fail over them:
// - fontkit throws where a mark has no anchor on its base, which OpenType allows (most conjuncts of Malayalam, some of Telugu);
// - the renderer drops the vertical offset of a mark and divides the horizontal one by a thousand;
// - words that run from right to left are measured from left to right and turned around afterwards.
// The tests of this folder draw such letters, so that a version which behaves in another way is noticed.
import PDFDocument from 'pdfkit'
import { drawGlyphs } from './draw-glyphs.ts'

interface Position {
  readonly xAdvance: number
  yAdvance: number
  readonly yOffset: number
}
interface GlyphRun {
  readonly glyphs: { readonly id: number }[]
  readonly positions: Position[]
}
type Settings = [features?: unknown, script?: string, language?: string, direction?: string]
type Layout = (text: string, ...settings: Settings) => GlyphRun

/** A font as fontkit has it, as far as it is used here. */
export interface ShapedFont {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  layout: Layout
  readonly _layoutEngine?: { readonly engine?: { readonly GPOSProcessor?: object | null } }
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u
const mended = new WeakSet<object>()

/** Once for each font; the second time nothing happens. */
export function mendMarks(font: ShapedFont): void {
  if (mended.has(font)) return
  mended.add(font)
  PDFDocument.prototype.glyphs = drawGlyphs
  allowNullAnchors(font)
  const layout = font.layout.bind(font) as Layout
  font.layout = (text, ...[features, script, language, direction]) => {
    const isTurned = direction === 'ltr' && RIGHT_TO_LEFT.test(text)
    const run = layout(text, features, script, language, isTurned ? 'rtl' : direction)
    if (isTurned) for (const list of [run.glyphs, run.positions]) list.reverse()
    // The renderer keeps this one. drawGlyphs reads it.
    for (const position of run.positions) position.yAdvance = position.yOffset
    return run
  }
}

interface Anchors {
  getAnchor: (anchor: unknown) => { readonly x: number; readonly y: number }
  applyLookup: (type: number, table: unknown) => boolean
}

class NoAnchor extends Error {}

/** A pair without an anchor is left to the next rule of the font, as HarfBuzz does it. Mends the class of all fonts. */
function allowNullAnchors(font: ShapedFont): void {
  const processor = font._layoutEngine?.engine?.GPOSProcessor
  if (!processor) return
  const anchors = Object.getPrototypeOf(processor) as Anchors
  if (mended.has(anchors)) return
  mended.add(anchors)
  const { getAnchor, applyLookup } = anchors
  anchors.getAnchor = function (anchor) {
    if (!anchor) throw new NoAnchor()
    return getAnchor.call(this, anchor)
  }
  anchors.applyLookup = function (type, table) {
    try {
      return applyLookup.call(this, type, table)
    } catch (error) {
      if (error instanceof NoAnchor) return false
      throw error
    }
  }
}
