import { nothing, showMoney, type Paise } from '#core/kernel/money.ts'
import type { Page } from '#web/page/page.server.ts'

export interface WalletOffer {
  readonly balance: string
  /** What it would pay of this purchase. */
  readonly part: Paise
  readonly isUsed: boolean
  /** The rest of the address, which the switch keeps. */
  readonly query: readonly (readonly [string, string])[]
}

/** What the wallet could pay, once somebody is signed in and has something in it. The address says whether it shall. */
export async function readWalletOffer(
  { api, url }: Page,
  purchase: { readonly entityId: string; readonly amount: Paise },
): Promise<WalletOffer | undefined> {
  const { balance, part } = await api.orders.getWalletPart(purchase)
  if (part === nothing) return undefined
  const query = [...url.searchParams].filter(([name]) => name !== 'wallet')
  return { balance: showMoney(balance), part, isUsed: url.searchParams.get('wallet') === 'use', query }
}

/** What the wallet pays: nothing unless the family has said so. */
export function usedOf(offer: WalletOffer | undefined): Paise {
  return offer?.isUsed ? offer.part : nothing
}
