import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Instant, Paise } from '#core/kernel/schemas.ts'

/** What a family holds with us. Granted money is a discount to come, never cash: payments reference, section 9.7. */
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
      /** What came in is positive. */
      amount: Paise,
      reference: z.string(),
      /** The order that it paid, or that paid it in: its page is the receipt. */
      orderId: z.string().nullable(),
      /** What it pays for. */
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
