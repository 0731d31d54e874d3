// A published page as PDF. Loaded only when somebody asks for one.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement as h } from 'react'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text } from '@react-pdf/renderer'
import { PRODUCT } from '#core/kernel/product.ts'
import type { Line } from './page-text.ts'

export interface PrintedPage {
  readonly title: string
  /** Who wrote or signed it, where it is, and under which licence. */
  readonly notes: readonly string[]
  readonly lines: readonly Line[]
}

const FAMILIES = ['printed latin', 'printed latin-ext', 'printed maths']
let areFontsReady = false

/** English with formulae: letters of Anek, and signs of Noto Sans Math. */
function registerFonts(): void {
  if (areFontsReady) return
  for (const subset of ['latin', 'latin-ext'])
    Font.register({
      family: `printed ${subset}`,
      fonts: [400, 600].map((fontWeight) => ({
        fontWeight,
        src: fileURLToPath(import.meta.resolve(`@fontsource/anek-latin/files/anek-latin-${subset}-${fontWeight}-normal.woff`)),
      })),
    })
  const maths = join(import.meta.dirname, 'noto-sans-math.woff')
  Font.register({ family: 'printed maths', fonts: [400, 600].map((fontWeight) => ({ fontWeight, src: maths })) })
  Font.registerHyphenationCallback((word) => [word])
  areFontsReady = true
} // prettier-ignore

export function pagePdf({ title, notes, lines }: PrintedPage): Promise<Uint8Array> {
  registerFonts()
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(Text, { style: styles.quiet }, PRODUCT.name),
    h(Text, { style: styles.title }, title),
    ...lines.map(({ kind, text }, i) => h(Text, { key: i, style: styles[kind] }, kind === 'ITEM' ? `•  ${text}` : text)),
    ...notes.map((note) => h(Text, { key: note, style: styles.quiet }, note)),
  )
  const document = h(Document, { title, author: PRODUCT.name, language: 'en-IN' }, page)
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0]) // a Document element it is
} // prettier-ignore

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: FAMILIES as never, fontSize: 11, lineHeight: 1.5 },
  title: { fontSize: 18, fontWeight: 600, lineHeight: 1.3, marginBottom: 12 },
  quiet: { fontSize: 9, color: '#4a4656', marginTop: 4 },
  HEADING: { fontSize: 13, fontWeight: 600, marginTop: 10, marginBottom: 4 },
  TEXT: { marginBottom: 6 },
  ITEM: { marginBottom: 4, marginLeft: 12 },
})
