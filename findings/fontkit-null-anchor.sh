#!/bin/sh
# fontkit 2.0.4 cannot lay out common Malayalam names with Noto Sans Malayalam (@fontsource 5.3.0).
#
# Guess: a shaper lays out every text whose letters its font has.
# Found: font.layout() throws "Cannot read properties of null (reading 'xCoordinate')" for Lakshmi and Krishnan, and lays out
# Anjali and Malayalam. OpenType lets a base glyph have no anchor for a class of marks (OpenType 1.9.1, GPOS lookup type 4,
# BaseRecord: "offsets may be NULL"); the mark then stays where the text has put it. fontkit reads the anchor all the same.
# What to do: catch it for the pair of glyphs, and leave the pair to the font's next rule.
#
# Output seen on 28 November 2026:
#   Anjali: 4 glyphs
#   Malayalam: 6 glyphs
#   Lakshmi: TypeError Cannot read properties of null (reading 'xCoordinate')
#   Krishnan: TypeError Cannot read properties of null (reading 'xCoordinate')
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts fontkit@2.0.4 @fontsource/noto-sans-malayalam@5.3.0
cat >run.mjs <<'END'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

const files = 'node_modules/@fontsource/noto-sans-malayalam/files'
const font = create(readFileSync(`${files}/noto-sans-malayalam-malayalam-400-normal.woff2`))
for (const [name, text] of [
  ['Anjali', 'അഞ്ജലി'],
  ['Malayalam', 'മലയാളം'],
  ['Lakshmi', 'ലക്ഷ്മി'],
  ['Krishnan', 'കൃഷ്ണൻ'],
]) {
  try {
    console.log(`${name}: ${font.layout(text).glyphs.length} glyphs`)
  } catch (error) {
    console.log(`${name}: ${error.name} ${error.message}`)
  }
}
END
node run.mjs | tee found
cat >seen <<'END'
Anjali: 4 glyphs
Malayalam: 6 glyphs
Lakshmi: TypeError Cannot read properties of null (reading 'xCoordinate')
Krishnan: TypeError Cannot read properties of null (reading 'xCoordinate')
END
diff seen found
