// What the first bytes of a picture say of it. Nothing here decodes a picture, so none can make us unpack it.

export interface Found {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** It has more than one frame. */
  readonly moves: boolean
  /** It carries data of a camera or a program: EXIF, XMP. */
  readonly tellsMore: boolean
}

/** Four letters, or as many as are left. */
export function lettersAt(bytes: Uint8Array, at: number, count = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + count))
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
