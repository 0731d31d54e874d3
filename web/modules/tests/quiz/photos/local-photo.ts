// Photos of written answers. Until one has been sent, only this phone has it, under an id of its own.
import type { Answer } from '#core/modules/questions/answer-key.ts'

export interface LocalPhoto {
  readonly id: string
  readonly blob: Blob
}

export const MOST_PHOTOS = 5

const LOCAL = 'local-'

export function newPhotoId(): string {
  return LOCAL + crypto.getRandomValues(new Uint32Array(2)).join('-')
}

export function isLocalPhoto(id: string): boolean {
  return id.startsWith(LOCAL)
}

interface Answered {
  readonly value: Answer | null
}

export function photosOf({ value }: Answered): readonly string[] {
  return value && 'text' in value ? value.photos : []
}

/** Those that have still to be sent. */
export function localPhotosOf(responses: Readonly<Record<string, Answered>>): string[] {
  return Object.values(responses).flatMap((each) => photosOf(each).filter(isLocalPhoto))
}
