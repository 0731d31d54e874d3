import type { Delivery, OnboardingId } from '#core/modules/onboarding/onboarding.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { ownOnboarding } from './begin.ts'
import { findDelivery } from './store-course.ts'

export async function viewDelivery(
  ctx: Ctx,
  { onboardingId, lang }: { readonly onboardingId: OnboardingId; readonly lang: Language },
  { actor }: Call<Household>,
): Promise<{ responseObject: Delivery | null }> {
  const { id } = await ownOnboarding(ctx, actor, onboardingId)
  const delivery = await findDelivery(ctx.db, id)
  if (!delivery) return { responseObject: null }
  return { responseObject: { ...delivery, items: delivery.items.map((item) => inLanguage(item, lang)) } }
}
