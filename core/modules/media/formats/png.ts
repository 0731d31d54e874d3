import { lettersAt, viewOf, type Found } from './found.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Undefined when it is no PNG. ISO/IEC 15948: chunks of length, name, data and checksum, IHDR first. */
export function readPng(bytes: Uint8Array): Found | undefined {
  if (SIGNATURE.some((byte, i) => bytes[i] !== byte) || bytes.length < 33 || lettersAt(bytes, 12) !== 'IHDR')
    return undefined
  const view = viewOf(bytes)
  let moves = false
  let tellsMore = false
  let at = 8
  while (at + 8 <= bytes.length) {
    const name = lettersAt(bytes, at + 4)
    moves ||= name === 'acTL'
    tellsMore ||= name === 'eXIf' || name === 'iTXt' || name === 'tEXt' || name === 'zTXt'
    at += 12 + view.getUint32(at)
  }
  return { width: view.getUint32(16), height: view.getUint32(20), moves, tellsMore }
}
