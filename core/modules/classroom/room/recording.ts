import { z } from 'zod'
import { id } from '#core/kernel/schemas.ts'

export const RecordingId = id('rec')
export type RecordingId = z.infer<typeof RecordingId>

/** A range that players leave out. */
export const HiddenRange = z.object({ fromSec: z.int().min(0), toSec: z.int().min(1) })

/** Where the teacher asked the class something, or showed a slide. */
export const FilmChapter = z.object({
  atSec: z.int(),
  /** The question as it was asked; null for a slide. */
  question: z.string().nullable(),
  /** The slide's number; null for a question. */
  slideNo: z.int().nullable(),
})
export type FilmChapter = z.infer<typeof FilmChapter>
