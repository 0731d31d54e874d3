// The files of this folder, for the demo data.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** "lesson.webm", "portraits/ananya.webp" */
export function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(import.meta.dirname, name)))
}

export function textOf(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** How long every film of the demo data is. */
export const FILM_SECONDS = 20
