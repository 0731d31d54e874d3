import type { Paise } from '#core/kernel/money.ts'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { instalmentErrors as errors } from '#core/modules/instalments/errors.ts'
import { nextPart } from '#core/modules/instalments/standing.ts'
import type { Order } from '#core/modules/orders/order.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { BuyerPlatform, Source } from '#core/modules/orders/pay-page.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { findOrder, orderPart } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findPlan } from './store.ts'

export interface InstalmentToPay {
  readonly entityId: string
  readonly entityType: string
  readonly userId?: LearnerId | undefined
  readonly instalmentId?: string | undefined
  readonly walletAmount?: Paise | undefined
  readonly source?: Source | undefined
  readonly platform?: BuyerPlatform | undefined
  readonly lang: Language
}

/** The order for the next part. Paying early costs nothing: decision P-23. */
export async function payInstalment(
  ctx: Ctx,
  household: Household,
  asked: InstalmentToPay,
  idempotencyKey: string | undefined,
): Promise<Order> {
  if (asked.entityType !== 'BUNDLE') throw catalogueErrors.INVALID_ENTITY()
  const learnerId = await requireOwnLearner(ctx, household, asked.userId)
  const plan = await findPlan(ctx.db, learnerId, asked.entityId)
  const part = plan?.state === 'RUNNING' ? nextPart(plan.parts) : undefined
  const first = plan && (await findOrder(ctx.db, plan.orderId))
  if (!part || !first) throw errors.NOTHING_TO_PAY()
  if (asked.instalmentId !== undefined && asked.instalmentId !== part.id) throw errors.NOT_THE_NEXT()
  const { walletAmount, source, platform, lang } = asked
  return orderPart(ctx, household, { first, part, walletAmount, source, platform, lang }, idempotencyKey)
}
