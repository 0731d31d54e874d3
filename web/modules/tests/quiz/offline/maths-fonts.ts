// The fonts that the formulae of a paper need: KaTeX has twenty, and a paper two or three.

/** The file of each font, by the class in KaTeX's HTML that is drawn with it. */
const FONTS: readonly (readonly [className: string, font: string])[] = [
  ['katex', 'Main-Regular'],
  ['mathnormal', 'Math-Italic'],
  ['mathit', 'Main-Italic'],
  ['mathbf', 'Main-Bold'],
  ['textbf', 'Main-Bold'],
  ['boldsymbol', 'Math-BoldItalic'],
  ['amsrm', 'AMS-Regular'],
  ['mathbb', 'AMS-Regular'],
  ['mathcal', 'Caligraphic-Regular'],
  ['mathfrak', 'Fraktur-Regular'],
  ['mathscr', 'Script-Regular'],
  ['mathsf', 'SansSerif-Regular'],
  ['textsf', 'SansSerif-Regular'],
  ['mathtt', 'Typewriter-Regular'],
  ['texttt', 'Typewriter-Regular'],
  ['small-op', 'Size1-Regular'],
  ['delimsizing size1', 'Size1-Regular'],
  ['delim-size1', 'Size1-Regular'],
  ['large-op', 'Size2-Regular'],
  ['delimsizing size2', 'Size2-Regular'],
  ['delimsizing size3', 'Size3-Regular'],
  ['delimsizing size4', 'Size4-Regular'],
  ['delim-size4', 'Size4-Regular'],
]

/** The addresses in this style sheet of the fonts that this HTML needs: an empty list without a formula. */
export function fontsFor(html: string, css: string): string[] {
  const needed = FONTS.filter(([className]) => new RegExp(`[" ]${className}[" \\\\]`).test(html))
  const fonts = new Set(needed.map(([, font]) => font))
  return [...css.matchAll(/url\(["']?([^"')]*KaTeX_([A-Za-z0-9]+-[A-Za-z]+)[^"')]*\.woff2)["']?\)/g)].flatMap(
    ([, url = '', font = '']) => (fonts.has(font) ? [url] : []),
  )
}
