// The type of a file by its first bytes, and of a PDF by its end. A browser's word for it is not believed.
import type { FileType } from './limits.ts'

const SIGNATURES: readonly (readonly [FileType, at: number, text: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
]
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** Undefined for bytes of no type that we take. */
export function sniffType(bytes: Uint8Array): FileType | 'HEIC' | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 32))
  if (head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12)) && !head.includes('avif')) return 'HEIC'
  if (head.startsWith('ftyp', 4) && head.includes('avif', 8)) return 'image/avif'
  if (head.startsWith('%PDF-')) return isPdf(bytes) ? 'application/pdf' : undefined
  return SIGNATURES.find(([, at, text]) => head.startsWith(text, at))?.[0]
}

/** Readers look for the mark of the end in the last 1,024 bytes. */
const PDF_TAIL = 1_024

/** The first line is the header and nothing else, and the file ends as a PDF does: other content behind a header is not one. */
function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 32))
  const tail = String.fromCharCode(...bytes.subarray(-PDF_TAIL))
  return /^%PDF-[12]\.\d[ \t]*[\r\n]/.test(head) && tail.includes('%%EOF')
}
