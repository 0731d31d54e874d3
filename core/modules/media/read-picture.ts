import { readAvif } from './formats/avif.ts'
import type { Found } from './formats/found.ts'
import { readJpeg } from './formats/jpeg.ts'
import { readPng } from './formats/png.ts'
import { readWebp } from './formats/webp.ts'
import type { PictureType } from './limits.ts'

const readers: Readonly<Record<PictureType, (bytes: Uint8Array) => Found | undefined>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/avif': readAvif,
}

/** What these bytes are by themselves, whatever anybody calls them; undefined when they are none of the pictures we take. */
export function readPicture(bytes: Uint8Array): (Found & { readonly type: PictureType }) | undefined {
  for (const [type, read] of Object.entries(readers) as [PictureType, (typeof readers)[PictureType]][]) {
    const found = read(bytes)
    if (found) return { ...found, type }
  }
  return undefined
}
