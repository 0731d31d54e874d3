import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** Some consent for a learner was withdrawn. The ledger says which ones hold. */
export const ConsentWithdrawn = event('consent.withdrawn', z.object({ learnerId: z.string() }))
