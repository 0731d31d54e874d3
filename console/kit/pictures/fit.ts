// A picture as it may be sent: as it is where that will do, else drawn smaller by the browser. The server takes out what its
// camera wrote into it.
import { extensions, MOST_BYTES, MOST_SIDE, type PictureType } from '#core/modules/media/limits.ts'

/** Wide enough for any page of ours. */
const DRAWN_SIDE = 1_600
const QUALITIES = [0.85, 0.7, 0.55, 0.4]

/** Throws an Error with a sentence when the browser cannot read it. */
export async function fitting(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This browser cannot read that file as a picture.')
  })
  const fits = file.size <= MOST_BYTES && Math.max(picture.width, picture.height) <= MOST_SIDE
  return file.type in extensions && fits ? file : drawn(picture)
}

async function drawn(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, DRAWN_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const blob = await asBlob(canvas, 'image/webp', quality)
    // A browser that writes no WebP writes PNG instead.
    const small = blob.type === 'image/webp' ? blob : await asBlob(canvas, 'image/jpeg', quality)
    if (small.size <= MOST_BYTES) return small
  }
  throw new Error('This picture stays too large. Cut it or make it smaller.')
}

function asBlob(canvas: HTMLCanvasElement, type: PictureType, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This browser cannot write the picture.'))
    canvas.toBlob(done, type, quality)
  })
}

export const ACCEPTED = Object.keys(extensions).join()
