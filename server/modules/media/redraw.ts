import type { RedrawnPicture } from './redraw-picture.ts'

/** As `redrawPicture`. The decoder is 20 MB and few ask for it, so it is loaded by the first of them. */
export async function redraw(bytes: Uint8Array, options: { readonly shrinkTo?: number } = {}): Promise<RedrawnPicture> {
  const { redrawPicture } = await import('./redraw-picture.ts')
  return redrawPicture(bytes, options)
}
