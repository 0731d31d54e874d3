import { z } from 'zod'
import { event } from '#core/kernel/event.ts'
import { Instant } from '#core/kernel/schemas.ts'

/** Staff have published a paper, for the first time or again. */
export const PaperPublished = event('papers.published', z.object({ paperId: z.string(), at: Instant }))
