import type { PaidBy } from '#core/modules/orders/paid-by.ts'
import { UpiPayload, type NextStep } from '#core/modules/payments/payment.ts'
import { upiUri } from '#core/modules/payments/upi.ts'

interface Step {
  readonly method: PaidBy
  readonly upi: unknown
  readonly redirectUrl: string | null
  readonly takesOtp: boolean
}

/** The payer's next step: open a link, show a code, go to a page, or answer the request in their app. */
export function nextStep({ method, upi, redirectUrl, takesOtp }: Step, note: string): NextStep {
  const none = { upiUri: null, upi: null, redirectUrl: null }
  if (method === 'UPI_COLLECT') return { ...none, type: 'UPI_COLLECT' }
  if (redirectUrl !== null) return { ...none, type: 'REDIRECT', redirectUrl, ...(takesOtp && { takesOtp }) }
  const payload = UpiPayload.safeParse(upi)
  return payload.success
    ? { ...none, type: 'UPI', upi: payload.data, upiUri: upiUri(payload.data, note) }
    : { ...none, type: 'NONE' }
}
