import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, Paise } from '#core/kernel/schemas.ts'

/** A family's balance with us. Granted money is a future discount, never cash: payments reference, section 9.7. */
export const AccountInfo = z.object({
  balance: Paise,
  purchasedBalance: Paise,
  grantedBalance: Paise,
  /** Kept back for payments under way. */
  heldBalance: Paise,
  statement: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      kind: z.string(),
      /** Positive for money that came in. */
      amount: Paise,
      reference: z.string(),
      /** The order that it paid, or that paid it in: its page is the receipt. */
      orderId: z.string().nullable(),
      /** The purpose of the payment. */
      title: z.string().nullable(),
    }),
  ),
})

export const walletApi = {
  getAccountInfo: endpoint({
    method: 'GET',
    path: '/account/v2/getAccountInfo',
    summary: 'Get the wallet balance and recent movements',
    access: 'household',
    response: AccountInfo,
  }),
}
