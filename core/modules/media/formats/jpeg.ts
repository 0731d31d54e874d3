import { lettersAt, viewOf, type Found } from './found.ts'

/** Undefined when it is no JPEG. ITU-T T.81: segments that begin with FF and a marker, up to the start of the scan. */
export function readJpeg(bytes: Uint8Array): Found | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = viewOf(bytes)
  let size: { width: number; height: number } | undefined
  let tellsMore = false
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === START_OF_SCAN) break
    // APP1 holds Exif and XMP, APP13 Photoshop's own.
    tellsMore ||= (marker === 0xe1 && /^(Exif|http)$/.test(lettersAt(bytes, at + 4))) || marker === 0xed
    if (isFrame(marker)) size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return size && { ...size, moves: false, tellsMore }
}

const START_OF_SCAN = 0xda

/** SOF0 to SOF15, of which C4, C8 and CC are other things. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
