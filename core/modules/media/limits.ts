// What a picture may be. It knows no zod: the console shrinks a picture to this before it is sent, the server refuses the rest.
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** What a phone on a slow network is asked to load. */
export const MOST_BYTES = 400_000
/** Either way, in pixels: a few bytes must not become gigabytes in somebody's browser. */
export const MOST_SIDE = 2_400
export const LEAST_SIDE = 16

export const extensions: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
