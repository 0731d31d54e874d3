import { z } from 'zod'
import { Paise } from '#core/kernel/schemas.ts'
import { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import { Plan } from '#core/modules/plans/plan.ts'

export const LatestPlan = z.object({
  /** The running enrolment that came last, else the last of all; null for a learner who never had a plan. */
  enrolment: Enrolment.nullable(),
  /** Null when it is not sold any more. */
  plan: Plan.nullable(),
  /** Its unused value, in days and paise. Null when the plan has ended, has unpaid instalments, or was a gift. */
  unused: z.object({ days: z.int(), amount: Paise }).nullable(),
})
export type LatestPlan = z.infer<typeof LatestPlan>

/** RENEW is the same course once more, UPGRADE another tier of the same program. */
export const PurchaseContext = z.enum(['BUY', 'RENEW', 'UPGRADE'])
