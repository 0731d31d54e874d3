import { isBefore } from '#core/kernel/time.ts'
import type { PaymentMessage } from '#core/modules/content/content.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listPaymentMessages } from './store-payment-messages.ts'
import { contentTag } from '#core/modules/content/cache-tag.ts'

/** Those whose time it is, in the order staff put them. */
export async function paymentMessages(ctx: Ctx, lang: Language): Promise<PaymentMessage[]> {
  const all = await ctx.cache.remember([contentTag], 'payment messages', () => listPaymentMessages(ctx.db))
  const now = ctx.now()
  return all
    .filter(({ startsAt, endsAt }) => !isBefore(now, startsAt) && isBefore(now, endsAt))
    .map(({ id, tone, text }) => ({ id, tone, text: inLanguage(text, lang) }))
}
