import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** Everything that says who this learner was is gone, or goes now: what other modules keep of them follows. */
export const LearnerErased = event('accounts.learner-erased', z.object({ learnerId: z.string() }))
/** A household was erased. The records that tax law requires stay under the account's id only. */
export const AccountErased = event('accounts.account-erased', z.object({ accountId: z.string() }))
