import { nothing, showMoney, type Paise } from '#core/kernel/money.ts'
import type { Page } from '#web/page/page.server.ts'

export interface WalletOffer {
  readonly balance: string
  /** The amount that the wallet would pay of this purchase. */
  readonly part: Paise
  readonly isUsed: boolean
  /** The rest of the address, which the switch keeps. */
  readonly query: readonly (readonly [string, string])[]
}

/**
 * The wallet's offer to pay, for a family that is signed in and has money in it. The address says if the family has accepted.
 */
export async function readWalletOffer(
  { api, url }: Page,
  purchase: { readonly entityId: string; readonly amount: Paise },
): Promise<WalletOffer | undefined> {
  const { balance, part } = await api.orders.getWalletPart(purchase)
  if (part === nothing) return undefined
  const query = [...url.searchParams].filter(([name]) => name !== 'wallet')
  return { balance: showMoney(balance), part, isUsed: url.searchParams.get('wallet') === 'use', query }
}

/** The amount that the wallet pays: nothing unless the family has accepted. */
export function usedOf(offer: WalletOffer | undefined): Paise {
  return offer?.isUsed ? offer.part : nothing
}
