// Every picture is decoded and written anew before it is kept. Only what can be seen survives: no EXIF, no place where it was
// taken, no bytes after its end.
import { hash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { mediaErrors as errors } from '#core/modules/media/errors.ts'
import { LEAST_SIDE, MOST_SIDE, type PictureType } from '#core/modules/media/limits.ts'
import type { StoredFile } from './store.ts'

// libvips reads many formats. These four are allowed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// Each picture is read once.
sharp.cache(false)

const SECONDS = 20

/** A picture with more pixels is not decoded: a few bytes must not become gigabytes. */
const MOST_PIXELS = 60_000_000

export interface RedrawnPicture extends StoredFile {
  readonly content: Buffer
}

/**
 * The same picture in the same format, turned as its camera meant it. Throws NOT_A_PICTURE when it cannot be decoded to its
 * end, PICTURE_MOVES when it has several frames and PICTURE_OUT_OF_SIZE when a side is too short or too long. With `shrinkTo`
 * no side is too long: the picture is made smaller until both fit.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  { shrinkTo }: { readonly shrinkTo?: number } = {},
): Promise<RedrawnPicture> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const metadata = await picture.metadata().catch(notAPicture)
  const type = typeOf(metadata)
  if (!type) throw errors.NOT_A_PICTURE()
  const { width, height, pages = 1 } = metadata
  if (pages > 1) throw errors.PICTURE_MOVES()
  const most = shrinkTo === undefined ? MOST_SIDE : Infinity
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > most)
    throw errors.PICTURE_OUT_OF_SIZE({ least: LEAST_SIDE, most: MOST_SIDE, width, height })
  const turned = picture.autoOrient()
  const fitting = shrinkTo === undefined ? turned : turned.resize(shrinkTo, shrinkTo, { fit: 'inside', withoutEnlargement: true }) // prettier-ignore
  const drawn = writeAs(type, fitting, metadata).timeout({ seconds: SECONDS })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(notAPicture)
  const sha256 = hash('sha256', data, 'hex')
  return { content: data, sha256, type, bytes: data.length, width: info.width, height: info.height }
}

function typeOf({ format, compression }: Metadata): PictureType | undefined {
  if (format === 'heif') return compression === 'av1' ? 'image/avif' : undefined
  return format === 'png' || format === 'jpeg' || format === 'webp' ? `image/${format}` : undefined
}

/** With a quality at which a second compression is not seen. */
function writeAs(type: PictureType, picture: Sharp, { isPalette }: Metadata): Sharp {
  switch (type) {
    case 'image/png':
      return picture.png({ compressionLevel: 9, palette: isPalette === true })
    case 'image/jpeg':
      return picture.jpeg({ quality: 85, mozjpeg: true })
    case 'image/webp':
      return picture.webp({ quality: 85 })
    case 'image/avif':
      return picture.avif({ quality: 65 })
  }
}

function notAPicture(): never {
  throw errors.NOT_A_PICTURE()
}
