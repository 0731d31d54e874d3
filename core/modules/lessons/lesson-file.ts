// The files that lessons have.
import type { LessonKind } from '#core/modules/catalogue/lesson-kind.ts'
import { FILM_TYPES, NOTES_TYPES, type FileType } from '#core/modules/media/file-types.ts'

/** A film of two hours in good quality. */
export const MOST_FILE_BYTES = 2 * 1024 ** 3

export function takesFile(kind: LessonKind, type: FileType): boolean {
  const types: readonly FileType[] = kind === 'FILM' ? FILM_TYPES : NOTES_TYPES
  return types.includes(type)
}
