import { nothing, type Paise } from '#core/kernel/money.ts'
import { instalmentErrors as errors } from '#core/modules/instalments/errors.ts'
import { countsFor, scheduleOf } from '#core/modules/instalments/schedule.ts'
import { openQuote, quoteInParts } from '#server/modules/orders/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findSellable } from '#server/platform/points/sellables.ts'
import { getTerms } from './store.ts'
import { proposedView } from './view.ts'

/**
 * A quoted price in parts. Writes nothing: the answer's quote is the same agreement with its schedule, signed, and holds as
 * long as the price does. Throws NO_INSTALMENTS for what is not
 * sold in parts, and where the terms offer none, or not so many.
 */
export async function prepareInstalments(
  ctx: Ctx,
  asked: { quote: string; parts?: number | undefined },
  { actor }: Call<Actor>,
) {
  const accountId = actor.kind === 'household' ? actor.accountId : ''
  const [quote, terms] = await Promise.all([openQuote(ctx, asked.quote, accountId), getTerms(ctx.db)])
  const { priceView, discount, issuedAt: startsAt, validTill } = quote
  const total = priceView.price
  if (!findSellable(ctx, quote.entityType)?.isPaidInParts) throw errors.NO_INSTALMENTS()
  const counts = countsFor({ total, startsAt, validTill }, terms)
  const parts = asked.parts ?? counts[0]
  if (parts === undefined || !counts.includes(parts)) throw errors.NO_INSTALMENTS()
  const schedules = counts.map((count) => scheduleOf({ total, discount, parts: count, startsAt }))
  const chosen = schedules[counts.indexOf(parts)] ?? []
  const instalments = chosen.map(proposedView)
  const [nextInstalment] = instalments
  if (!nextInstalment) throw errors.NO_INSTALMENTS()
  return {
    choices: schedules.map((schedule) => ({
      parts: schedule.length,
      firstAmount: amountAt(schedule, 0),
      thenAmount: amountAt(schedule, 1),
    })),
    instalments,
    nextInstalment,
    quote: quoteInParts(ctx, quote, chosen),
  }
}

function amountAt(schedule: readonly { readonly totalAmount: Paise }[], index: number): Paise {
  return schedule[index]?.totalAmount ?? nothing
}
