// The share of a purchase that the wallet pays.
import { nothing, plus, type Paise } from '#core/kernel/money.ts'
import { walletErrors } from '#core/modules/wallet/errors.ts'
import { emptyPurses, isWalletPart, pursesFor, walletPartOf, type Purses } from '#core/modules/wallet/wallet-part.ts'
import { findHeld, findWallet } from '#server/modules/wallet/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findOpenOrder } from '../store.ts'

interface WalletTenderInput {
  readonly accountId: string
  readonly learnerId: string
  readonly entityId: string
}

export async function getWalletPart(
  ctx: Ctx,
  household: Household,
  { entityId, amount }: { entityId: string; amount: Paise },
) {
  // prettier-ignore
  const { granted, purchased } = await spendable(ctx, { ...household, entityId })
  const balance = plus(granted, purchased)
  return { balance, part: walletPartOf(amount, balance) }
}

/**
 * Splits the wallet's share of a price over its purses. Nothing is reserved yet: the first order to reserve the money
 * gets it. Throws INVALID_AMOUNT for more than the price, or if the rest is below the bank's minimum.
 */
export async function pursesOf(
  ctx: Ctx,
  what: WalletTenderInput,
  part: Paise | undefined,
  price: Paise,
): Promise<Purses> {
  if (part === undefined || part === nothing) return emptyPurses
  if (!isWalletPart(part, price)) throw walletErrors.INVALID_AMOUNT()
  return pursesFor(part, await spendable(ctx, what))
}

/**
 * The wallet's balance plus the hold of an open order for the same entity: that order will be replaced by the next one,
 * or resumed.
 */
async function spendable({ db }: Ctx, { accountId, learnerId, entityId }: WalletTenderInput): Promise<Purses> {
  const [wallet, open] = await Promise.all([findWallet(db, accountId), findOpenOrder(db, learnerId, entityId)])
  const held = open && (await findHeld(db, open.id))
  if (!held) return wallet
  return { granted: plus(wallet.granted, held.granted), purchased: plus(wallet.purchased, held.purchased) }
}
