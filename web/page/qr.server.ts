import { encode } from 'uqr'

export interface Qr {
  readonly path: string
  readonly size: number
}

/** A text as a QR code, drawn with strokes: "M3 0h7" is seven dark squares from the fourth of the first row on. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: data.map((row, y) => rowOf(row, y)).join('') }
}

function rowOf(row: readonly boolean[], y: number): string {
  const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...squares.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`).join('')
}
