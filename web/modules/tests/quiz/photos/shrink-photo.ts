/** Large enough to read handwriting. */
const LONGEST_SIDE = 1_600
const QUALITY = 0.8

/** A photo as a JPEG that is quick to send. Undefined for a file that this browser cannot open. */
export async function shrinkPhoto(picked: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(picked)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return undefined
    // A JPEG has no transparency.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY))
  } catch {
    return undefined
  }
}
