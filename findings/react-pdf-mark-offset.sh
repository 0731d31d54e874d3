#!/bin/sh
# @react-pdf/renderer 4.9.0 puts the vowel sign of an Odia syllable in the wrong place; pdfkit 0.20.1, on which it stands, does not.
#
# Guess: both draw the glyphs where fontkit's layout says.
# Found: the layout of "su" moves the sign back by 531 of 1,000 units. At 100 points that is 69.5 - 53.1 = 16.4 points behind the
# beginning of the line. pdfkit draws the sign there. The renderer draws it at 64.19, below the next letter: it moves it by 5.31.
# What to do: let the document draw the glyphs by pdfkit's rule.
#
# Output seen on 28 November 2026, in points behind the beginning of the line:
#   pdfkit: 16.4
#   @react-pdf/renderer: 64.19
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts @react-pdf/renderer@4.9.0 react@19.2.0 pdfkit@0.20.1 @fontsource/noto-sans-oriya@5.3.0
cat >run.mjs <<'END'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { createElement } from 'react'
import { Document, Font, Page, Text, renderToBuffer } from '@react-pdf/renderer'

const src = 'node_modules/@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff'
const text = 'ସୁ'

const document = new PDFDocument({ margin: 0 })
const parts = []
document.on('data', (part) => parts.push(part))
const ended = new Promise((resolve) => document.on('end', resolve))
document.font(src).fontSize(100).text(text, 0, 0)
document.end()
await ended

Font.register({ family: 'Odia', src })
const line = createElement(Text, { style: { fontFamily: 'Odia', fontSize: 100 } }, text)
const drawn = await renderToBuffer(createElement(Document, {}, createElement(Page, {}, line)))

/** Where the second glyph begins: the fifth number of the second text matrix. */
function placeIn(pdf) {
  for (const [, body] of pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const bytes = Buffer.from(body, 'latin1')
    const text = bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : body
    const places = [...text.matchAll(/1 0 0 1 (\S+) \S+ Tm/g)].map(([, x]) => x)
    if (places.length === 2) return places[1]
  }
  return 'not found'
}

console.log(`pdfkit: ${placeIn(Buffer.concat(parts))}`)
console.log(`@react-pdf/renderer: ${placeIn(drawn)}`)
END
node run.mjs | tee found
printf 'pdfkit: 16.4\n@react-pdf/renderer: 64.19\n' >seen
diff seen found
