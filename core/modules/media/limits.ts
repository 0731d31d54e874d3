// The limits of pictures and photos, and of a part of a larger file.
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/**
 * The most that a phone on a slow network has to load. The console shrinks a picture to it before the upload, and the server
 * refuses larger ones.
 */
export const MOST_BYTES = 400_000
/** The same, for each side in pixels: a few bytes must not become gigabytes in somebody's browser. */
export const MOST_SIDE = 2_400
/** The server makes a photo of a family smaller until neither side is longer, in pixels. */
export const MOST_PHOTO_SIDE = 2_000
export const LEAST_SIDE = 16

export const extensions: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** A larger file is sent in parts of so many bytes, the last one smaller: a bucket takes no smaller ones. */
export const PART_BYTES = 5 * 1024 * 1024
