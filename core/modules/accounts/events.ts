import { z } from 'zod'
import { event } from '#core/kernel/event.ts'

/** Everything that says who this learner was is gone, or goes now: what other modules keep of them follows. */
export const LearnerErased = event('accounts.learner-erased', z.object({ learnerId: z.string() }))
/** The same of a household. What tax law makes us keep stays under the account's id alone. */
export const AccountErased = event('accounts.account-erased', z.object({ accountId: z.string() }))
