import type { Paise } from '#core/kernel/money.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { instalmentErrors as errors } from '#core/modules/instalments/errors.ts'
import { nextPart } from '#core/modules/instalments/standing.ts'
import type { Order } from '#core/modules/orders/order.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { BuyerPlatform, Source } from '#core/modules/orders/pay-page.ts'
import { findOrder, orderPart } from '#server/modules/orders/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findPlan } from './store.ts'

interface PaymentCall extends Pick<LearnerCall, 'actor' | 'learnerId'> {
  readonly idempotencyKey: string | undefined
}

export interface InstalmentToPay {
  readonly entityId: string
  readonly entityType: string
  readonly instalmentId?: string | undefined
  readonly walletAmount?: Paise | undefined
  readonly source?: Source | undefined
  readonly platform?: BuyerPlatform | undefined
  readonly lang: Language
}

/** The order for the next part. Paying early costs nothing: decision P-23. */
export async function payInstalment(
  ctx: Ctx,
  asked: InstalmentToPay,
  { actor: household, learnerId, idempotencyKey }: PaymentCall,
): Promise<Order> {
  if (asked.entityType !== 'BUNDLE') throw catalogueErrors.INVALID_ENTITY()
  const plan = await findPlan(ctx.db, learnerId, asked.entityId)
  const part = plan?.state === 'RUNNING' ? nextPart(plan.parts) : undefined
  const first = plan && (await findOrder(ctx.db, plan.orderId))
  if (!part || !first) throw errors.NOTHING_TO_PAY()
  if (asked.instalmentId !== undefined && asked.instalmentId !== part.id) throw errors.NOT_THE_NEXT()
  const { walletAmount, source, platform, lang } = asked
  return orderPart(ctx, household, { first, part, walletAmount, source, platform, lang }, idempotencyKey)
}
