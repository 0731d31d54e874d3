// The cards a family has left with the gateway. We keep nothing of them: each list is read afresh.
import { paymentErrors as errors } from '#core/modules/payments/errors.ts'
import { SavedCard } from '#core/modules/payments/payment.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { GatewayFault, type StoredCard } from '#server/providers/payment-gateway/port.ts'

/** Never their tokens: what pays is not shown. Throws GATEWAY_AWAY. */
export async function listSavedCards(ctx: Ctx, { accountId }: Household): Promise<SavedCard[]> {
  return shown(await cardsOf(ctx, accountId))
}

/** Answers the cards that are left. Throws CARD_NOT_FOUND for one that is not theirs. */
export async function deleteSavedCard(ctx: Ctx, { accountId }: Household, reference: string): Promise<SavedCard[]> {
  const cards = await cardsOf(ctx, accountId)
  const card = cards.find(({ cardReference }) => cardReference === reference)
  if (!card) throw errors.CARD_NOT_FOUND()
  await asking(() => ctx.gateway.deleteCard(card.token))
  return shown(cards.filter((each) => each !== card))
}

/** The gateway's token of the chosen card. Undefined when no card is chosen. Throws CARD_NOT_FOUND. */
export async function tokenOf(
  ctx: Ctx,
  accountId: string,
  { method, card }: { readonly method: string; readonly card?: string | undefined },
): Promise<string | undefined> {
  if (method !== 'CARD' || card === undefined) return undefined
  const kept = (await ctx.gateway.listCards(accountId)).find(({ cardReference }) => cardReference === card)
  if (!kept || kept.isExpired) throw errors.CARD_NOT_FOUND()
  return kept.token
}

function cardsOf(ctx: Ctx, accountId: string): Promise<readonly StoredCard[]> {
  return asking(() => ctx.gateway.listCards(accountId))
}

function shown(cards: readonly StoredCard[]): SavedCard[] {
  return cards.map((card) => SavedCard.parse(card))
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (fault) {
    throw fault instanceof GatewayFault ? errors.GATEWAY_AWAY() : fault
  }
}
