// The limits of a file that a family sends: decisions L-65 and L-97.
import { MINUTE, HOUR } from '#core/kernel/time.ts'
import { extensions, PICTURE_TYPES } from '#core/modules/media/limits.ts'

export const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const MOST_FILE_BYTES = 5 * 1024 * 1024
export const MOST_FILES_A_DAY = 20
/** Photos of written answers: a paper may have many. */
export const MOST_ANSWER_FILES_A_DAY = 100

export const UPLOAD_OPEN_FOR = 10 * MINUTE
export const READABLE_FOR = 10 * MINUTE
/** A file that nothing refers to is deleted after it. */
export const UNCLAIMED_FOR = 24 * HOUR

export const fileExtensions: Readonly<Record<FileType, string>> = {
  ...extensions,
  'application/pdf': 'pdf',
}

const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

export function isHeic(type: string): boolean {
  return HEIC_TYPES.includes(type)
}

export function isFileType(type: string): type is FileType {
  return (FILE_TYPES as readonly string[]).includes(type)
}
