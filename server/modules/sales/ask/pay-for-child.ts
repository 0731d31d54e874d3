import type { InputOf } from '#core/kernel/endpoint.ts'
import type { PayRequest } from '#core/modules/sales/pay-request.ts'
import type { payRequestsApi } from '#core/modules/sales/pay-request-api.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import { buyItems } from '#server/modules/orders/index.ts'
import { startPayment } from '#server/modules/payments/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageUrl } from '#server/platform/access/signed-link.ts'
import { updateOrder } from './store.ts'
import { askerOf, getPayRequest, purchaseOf, viewPayRequest } from './view-pay-request.ts'

/**
 * Begins to pay the child's order, or another one in its place when it has ended. All of it is the child's household's, so
 * what keeps a course from being paid twice there does so here. From a bank's page the payer comes back to the link's own.
 */
export async function payForChild(
  ctx: Ctx,
  { link, amount, lang, ...way }: InputOf<typeof payRequestsApi.payForChild>,
): Promise<PayRequest> {
  const request = await getPayRequest(ctx, link)
  const view = await viewPayRequest(ctx, request)
  if (view.state === 'PAID') return view
  if (view.state === 'OVER') throw errors.PAY_LINK_OVER()
  if (view.amount !== amount) throw errors.OFFER_CHANGED()
  const household = askerOf(request)
  const purchase = { ...purchaseOf(request), userId: request.learnerId, billing: {}, platform: 'Web' as const }
  const { orderId, status } = await buyItems(ctx, household, purchase, undefined)
  if (orderId !== request.orderId) await updateOrder(ctx.db, request.id, orderId)
  const { method, platform, upiApp, bank, wallet } = way
  if (status === 'OPEN')
    await startPayment(
      ctx,
      household,
      { orderId, method, platform, upiApp, bank, wallet },
      pageUrl(ctx, `/ask/${link}`, lang),
    )
  return viewPayRequest(ctx, { ...request, orderId })
}
