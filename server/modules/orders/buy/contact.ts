// Who buys, for whom, and in which state: what the invoice will say.
import type { z } from 'zod'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import type { DomainError } from '#core/kernel/error.ts'
import { orderErrors as errors } from '#core/modules/orders/errors.ts'
import type { Billing as BillingSchema } from '#core/modules/orders/api.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import { stateToKeep, statesOfPin } from '#core/taxonomy/state-of-pin.ts'
import { findHousehold, rememberBilling } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { refuseForeignLearner } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'

export type Billing = z.infer<typeof BillingSchema>

export interface Contact {
  readonly accountId: string
  readonly learnerId: LearnerId
  readonly learnerName: string | null
  readonly buyerName: string | null
  readonly phone: string
  readonly email: string | null
  readonly stateCode: StateCode
}

export interface Buyer {
  /** Without it the chosen learner. */
  readonly userId?: LearnerId | undefined
  readonly billing?: Billing
  /** The state that counts for a household that has not told us, where the tax does not depend on it. */
  readonly otherwise?: StateCode
}

/**
 * Uses the contact that was typed now, or else the one the household gave before, and stores new details. Throws
 * STATE_NEEDED when neither has the buyer's state, on which the tax depends, PIN_CODE_UNKNOWN for a PIN code of no state, and
 * PIN_CODE_OF_TWO_STATES for one whose state the family has to choose.
 */
export async function contactOf(
  ctx: Ctx,
  household: Household,
  { userId, billing = {}, otherwise }: Buyer,
): Promise<Contact> {
  const learnerId = userId ?? household.learnerId
  const known = await findHousehold(ctx.db, household.accountId, learnerId)
  if (!known) return refuseForeignLearner(ctx, household, learnerId)
  const { account, learner } = known
  const told = stateToKeep(billing, account)
  const stateCode = told ?? (billing.pinCode === undefined ? otherwise : undefined)
  if (!stateCode) throw stateProblem(billing)
  if (told) await rememberBilling(ctx, known, { ...billing, stateCode })
  return {
    accountId: account.id,
    learnerId: learner.userId,
    learnerName: learner.firstName ?? billing.name ?? null,
    buyerName: billing.name ?? learner.firstName,
    phone: account.phone,
    email: billing.email ?? account.email,
    stateCode,
  }
}

function stateProblem({ pinCode }: Billing): DomainError {
  if (pinCode === undefined) return errors.STATE_NEEDED()
  return statesOfPin(pinCode).length > 1
    ? errors.PIN_CODE_OF_TWO_STATES({ pinCode })
    : errors.PIN_CODE_UNKNOWN({ pinCode })
}
