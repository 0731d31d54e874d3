import { lettersAt, viewOf, type Found } from './found.ts'

/** Undefined when it is no WebP. RFC 9649: RIFF, and in it a lossy, a lossless or an extended picture. */
export function readWebp(bytes: Uint8Array): Found | undefined {
  if (bytes.length < 30 || lettersAt(bytes, 0) !== 'RIFF' || lettersAt(bytes, 8) !== 'WEBP') return undefined
  const view = viewOf(bytes)
  const still = { moves: false, tellsMore: false }
  switch (lettersAt(bytes, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, ...still }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, ...still }
    }
    case 'VP8X': {
      const flags = bytes[20] ?? 0
      return {
        width: uint24(view, 24) + 1,
        height: uint24(view, 27) + 1,
        moves: (flags & 0x02) !== 0,
        tellsMore: (flags & 0x0c) !== 0,
      }
    }
    default:
      return undefined
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}
