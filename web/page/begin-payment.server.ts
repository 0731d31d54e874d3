import { codeOf } from '#core/kernel/error.ts'
import { paymentErrors } from '#core/modules/payments/errors.ts'
import type { Page } from './page.server.ts'

type PaymentRequest = Parameters<Page['api']['payments']['startPayment']>[0]

/** Begins an attempt to pay. Where nobody knows yet whether it has begun, the page that waits for its end says so. */
export async function beginPayment({ api }: Pick<Page, 'api'>, request: PaymentRequest): Promise<void> {
  try {
    await api.payments.startPayment(request)
  } catch (error) {
    if (codeOf(error) !== paymentErrors.PAYMENT_START_UNKNOWN.code) throw error
  }
}
