// The type of a file by its first bytes. A browser's word for it is not believed.
import type { FileType } from './limits.ts'

const SIGNATURES: readonly (readonly [FileType, at: number, text: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['application/pdf', 0, '%PDF-'],
]
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** Undefined for bytes of no type that we take. */
export function sniffType(bytes: Uint8Array): FileType | 'HEIC' | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 32))
  if (head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12)) && !head.includes('avif')) return 'HEIC'
  if (head.startsWith('ftyp', 4) && head.includes('avif', 8)) return 'image/avif'
  return SIGNATURES.find(([, at, text]) => head.startsWith(text, at))?.[0]
}
