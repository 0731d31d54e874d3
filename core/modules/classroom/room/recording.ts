import { z } from 'zod'
import { id } from '#core/kernel/schemas.ts'

export const RecordingId = id('rec')
export type RecordingId = z.infer<typeof RecordingId>

/** A range that players leave out. */
export const HiddenRange = z.object({ fromSec: z.int().min(0), toSec: z.int().min(1) })
