import type { z } from 'zod'
import { id } from '#core/kernel/schemas.ts'

export const RecordingId = id('rec')
export type RecordingId = z.infer<typeof RecordingId>
