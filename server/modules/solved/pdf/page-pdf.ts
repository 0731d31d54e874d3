// A published page as PDF. Loaded only when somebody asks for one.
import { createElement as h } from 'react'
import { StyleSheet, Text } from '@react-pdf/renderer'
import { PRODUCT } from '#core/kernel/product.ts'
import { drawPage } from '#server/platform/print/draw-page.ts'
import type { Line } from './page-text.ts'

export interface PrintedPage {
  readonly title: string
  /** Who wrote or signed it, where it is, and under which licence. */
  readonly notes: readonly string[]
  readonly lines: readonly Line[]
}

export function pagePdf({ title, notes, lines }: PrintedPage): Promise<Uint8Array> {
  return drawPage({
    title,
    author: PRODUCT.name,
    style: styles.page,
    content: [
      h(Text, { style: styles.quiet, key: 'product' }, PRODUCT.name),
      h(Text, { style: styles.title, key: 'title' }, title),
      ...lines.map(({ kind, text }, i) =>
        h(Text, { key: i, style: styles[kind] }, kind === 'ITEM' ? `•  ${text}` : text),
      ),
      ...notes.map((note) => h(Text, { key: note, style: styles.quiet }, note)),
    ],
    instead: '',
  })
}

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 11, lineHeight: 1.5 },
  title: { fontSize: 18, fontWeight: 600, lineHeight: 1.3, marginBottom: 12 },
  quiet: { fontSize: 9, color: '#4a4656', marginTop: 4 },
  HEADING: { fontSize: 13, fontWeight: 600, marginTop: 10, marginBottom: 4 },
  TEXT: { marginBottom: 6 },
  ITEM: { marginBottom: 4, marginLeft: 12 },
})
