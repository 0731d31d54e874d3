import { payRequestsApi } from '#core/modules/sales/pay-request-api.ts'
import { routes } from '#server/platform/call.ts'
import { askParent } from './ask-parent.ts'
import { payForChild } from './pay-for-child.ts'
import { sendPayerReceipt } from './send-payer-receipt.ts'
import { getPayRequest, viewPayRequest } from './view-pay-request.ts'

export const payRequestRoutes = routes(payRequestsApi, {
  askParent,
  getPayRequest: async (ctx, { link }) => viewPayRequest(ctx, await getPayRequest(ctx, link)),
  payForChild,
  sendPayerReceipt,
})
