import type { AnswerOf, InputOf } from '#core/kernel/endpoint.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { payRequestsApi } from '#core/modules/sales/pay-request-api.ts'
import { buyItems } from '#server/modules/orders/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageUrl, signLink } from '#server/platform/access/signed-link.ts'
import { insertPayRequest } from './store.ts'

/** Until the evening of a day on which a parent is at work. */
const LINK_LIFE = DAY

/**
 * Makes the order in the child's own session, and a link by which anybody may pay it. Making the order checks that the learner
 * may buy, so the child learns of a refusal before a parent is asked.
 */
export async function askParent(
  ctx: Ctx,
  { billing, lang, ...what }: InputOf<typeof payRequestsApi.askParent>,
  { actor: household, learnerId, isLearnerNamed }: LearnerCall,
): Promise<AnswerOf<typeof payRequestsApi.askParent>> {
  const purchase = {
    ...what,
    entityType: 'BUNDLE',
    userId: isLearnerNamed ? learnerId : undefined,
    billing,
    lang,
    platform: 'Web' as const,
  }
  const order = await buyItems(ctx, household, purchase, undefined)
  const createdAt = ctx.now()
  const expiresAt = later(createdAt, LINK_LIFE)
  const id = ctx.newId('prq')
  await insertPayRequest(ctx.db, {
    id,
    accountId: household.accountId,
    learnerId: order.userId,
    bundleId: order.bundleId,
    planId: order.subscriptionPlanId,
    batchId: order.batchId,
    couponCode: what.couponCode ?? null,
    partnerHash: what.partnerHashCode ?? null,
    lang,
    orderId: order.orderId,
    createdAt,
    expiresAt,
  })
  const link = signLink(ctx, 'pay-request', { subject: id, expiresAt })
  return { link, url: pageUrl(ctx, `/ask/${link}`, lang), expiresAt }
}
