import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { FILE_TYPES } from './limits.ts'

export const FileKey = id('fil')
export type FileKey = z.infer<typeof FileKey>

/** The purpose of a file. It decides who else may read it. */
export const UPLOAD_PURPOSES = ['HELP', 'DOUBT', 'ANSWER'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** A family's file with the address it can be read at until `readableUntil`. */
export const FamilyFile = z.object({
  key: FileKey,
  name: z.string(),
  type: z.enum(FILE_TYPES),
  bytes: z.int(),
  /** Null for a PDF. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** UNSCANNED: no virus scanner has seen it yet. */
  scan: z.enum(['UNSCANNED', 'CLEAN']),
  url: z.string(),
  readableUntil: Instant,
})
export type FamilyFile = z.infer<typeof FamilyFile>
