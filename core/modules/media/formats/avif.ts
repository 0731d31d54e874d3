import { lettersAt, viewOf, type Found } from './found.ts'

/**
 * Undefined when it is no AVIF. ISO/IEC 23008-12: boxes of length and name; the size stands in `ispe`, within
 * meta › iprp › ipco. Of several pictures in it, a thumbnail say, the largest counts.
 */
export function readAvif(bytes: Uint8Array): Found | undefined {
  const type = boxesIn(bytes, 0, bytes.length).find(({ name }) => name === 'ftyp')
  if (type?.from !== 8) return undefined
  const brand = lettersAt(bytes, type.from)
  if (brand !== 'avif' && brand !== 'avis') return undefined
  // A box of the kind "full" has four bytes of version and flags before what is in it.
  const meta = inside(bytes, { from: 0, to: bytes.length }, 'meta')
  const properties = meta && inside(bytes, { ...meta, from: meta.from + 4 }, 'iprp')
  const list = properties && inside(bytes, properties, 'ipco')
  if (!meta || !list) return undefined
  const view = viewOf(bytes)
  const sizes = boxesIn(bytes, list.from, list.to)
    .filter(({ name, from, to }) => name === 'ispe' && to - from >= 12)
    .map(({ from }) => ({ width: view.getUint32(from + 4), height: view.getUint32(from + 8) }))
  const [largest] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)
  const items = lettersAt(bytes, meta.from, Math.min(meta.to - meta.from, MOST_LETTERS))
  return largest && { ...largest, moves: brand === 'avis', tellsMore: /Exif|application\/rdf\+xml/.test(items) }
}

/** The list of items stands at the beginning of the meta box. */
const MOST_LETTERS = 4_096

interface Span {
  readonly from: number
  readonly to: number
}

function inside(bytes: Uint8Array, { from, to }: Span, name: string): Span | undefined {
  return boxesIn(bytes, from, to).find((box) => box.name === name)
}

function boxesIn(bytes: Uint8Array, from: number, to: number): (Span & { readonly name: string })[] {
  const view = viewOf(bytes)
  const boxes = []
  let at = from
  while (at + 8 <= to) {
    const size = view.getUint32(at)
    const end = size === 0 ? to : at + size
    if (end < at + 8 || end > to) break
    boxes.push({ name: lettersAt(bytes, at + 4), from: at + 8, to: end })
    at = end
  }
  return boxes
}
