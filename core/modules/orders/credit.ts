// A plan that takes the place of one that still runs: what is left of that one pays for it. Decision 0021.
import { nothing, type Paise } from '#core/kernel/money.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { variantId } from '#core/modules/plans/variant-name.ts'
import { walletPartOf } from '#core/modules/wallet/wallet-part.ts'

export interface Course {
  readonly bundleId: string
  readonly variantName: VariantName | null
  readonly validTill: Instant
}

/**
 * RENEW is the same course for longer, UPGRADE a higher tier of it that ends no sooner. Undefined for anything else: nobody
 * pays for less than there is with the value of what there is.
 */
export function replacementOf(running: Course, next: Course): 'RENEW' | 'UPGRADE' | undefined {
  if (next.bundleId === running.bundleId) return isBefore(running.validTill, next.validTill) ? 'RENEW' : undefined
  return rankOf(next) > rankOf(running) && !isBefore(next.validTill, running.validTill) ? 'UPGRADE' : undefined
}

/**
 * The part of the unused value that reduces this price: never more than the price, and the rest is never below the
 * bank's minimum.
 */
export function creditOn(price: Paise, unused: Paise): Paise {
  return walletPartOf(price, unused)
}

/** Nothing for what takes no other plan's place. */
export function creditAmountOf({ credit }: { readonly credit: { readonly amount: Paise } | null }): Paise {
  return credit?.amount ?? nothing
}

function rankOf({ variantName }: Course): number {
  return variantName === null ? 0 : variantId(variantName)
}
