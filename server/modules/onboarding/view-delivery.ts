import type { onboardingApi } from '#core/modules/onboarding/api.ts'
import type { Delivery } from '#core/modules/onboarding/onboarding.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findDelivery } from './store-course.ts'

export async function viewDelivery(
  ctx: Ctx,
  { lang }: { readonly lang: Language },
  { onboarding }: CallOf<typeof onboardingApi.getDeliveryInfo>,
): Promise<{ responseObject: Delivery | null }> {
  const delivery = await findDelivery(ctx.db, onboarding.id)
  if (!delivery) return { responseObject: null }
  return { responseObject: { ...delivery, items: delivery.items.map((item) => inLanguage(item, lang)) } }
}
