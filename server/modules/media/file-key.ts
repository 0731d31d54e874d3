import { extensions, type PictureType } from '#core/modules/media/limits.ts'

/** A picture's place in the storage, and below our own address: "media/3f….webp". */
export function fileKey({ sha256, type }: { readonly sha256: string; readonly type: PictureType }): string {
  return `media/${sha256}.${extensions[type]}`
}

/** Where a browser sends what nobody has looked at yet. It is never answered to anybody. */
export function incomingKey(uploadId: string): string {
  return `incoming/${uploadId}`
}
