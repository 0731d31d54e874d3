import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** A batch is new, or its times or weekly classes have changed. */
export const BatchChanged = event('catalogue.batch-changed', z.object({ batchId: z.string() }))
