import type { InputOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import { salesErrors as errors } from '#core/modules/sales/errors.ts'
import type { payRequestsApi } from '#core/modules/sales/pay-request-api.ts'
import type { PayRequest } from '#core/modules/sales/pay-request.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keepReceiptPhone } from './store.ts'
import { getPayRequest, viewPayRequest } from './view-pay-request.ts'

/**
 * Sends the receipt to the payer, who has no account: to one number for each link, so that a link cannot be used to write to
 * many. Throws NOT_PAID_YET and RECEIPT_SENT.
 */
export async function sendPayerReceipt(
  ctx: Ctx,
  { link, phone, lang }: InputOf<typeof payRequestsApi.sendPayerReceipt>,
): Promise<PayRequest> {
  const request = await getPayRequest(ctx, link)
  const view = await viewPayRequest(ctx, request)
  const { receipt, amount } = view
  if (!receipt) throw errors.NOT_PAID_YET()
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await keepReceiptPhone(tx, request.id, phone))) throw errors.RECEIPT_SENT()
    await notify(ctx, tx, {
      to: { phone },
      type: 'payer-receipt',
      key: `payer-receipt ${request.id}`,
      purpose: 'PAYMENTS',
      values: { amount: showMoney(amount), order: receipt.number },
      link: `/ask/${link}`,
      lang,
    })
  })
  return viewPayRequest(ctx, { ...request, receiptPhone: phone })
}
