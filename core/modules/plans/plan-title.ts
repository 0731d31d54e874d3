// The title of a plan, unless staff write another one.
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { inLanguage, type Language, type LocalisedText } from '#core/taxonomy/language.ts'

type Text = Required<Pick<LocalisedText, 'en' | 'hi' | 'ta' | 'mr'>>

export const tierNames: Readonly<Record<VariantName, Text>> = {
  LITE: { en: 'Lite', hi: 'लाइट', ta: 'லைட்', mr: 'लाइट' },
  CLASSIC: { en: 'Classic', hi: 'क्लासिक', ta: 'கிளாசிக்', mr: 'क्लासिक' },
  PLUS: { en: 'Plus', hi: 'प्लस', ta: 'பிளஸ்', mr: 'प्लस' },
  PRO: { en: 'Pro', hi: 'प्रो', ta: 'புரோ', mr: 'प्रो' },
  PREMIUM: { en: 'Premium', hi: 'प्रीमियम', ta: 'பிரீமியம்', mr: 'प्रीमियम' },
}

/** "Classic", in the language of the page. */
export function tierNameIn(lang: Language, shownTier: VariantName): string {
  return inLanguage(tierNames[shownTier], lang).text
}

/** "Classic, full course", "Classic, 1 month" and "Classic, 3 months", by the tier's name as families read it. */
export function planTitle(shownTier: VariantName, validMonths: number): Text {
  const { en, hi, ta, mr } = tierNames[shownTier]
  if (validMonths === 0)
    return { en: `${en}, full course`, hi: `${hi}, पूरा कोर्स`, ta: `${ta}, முழுப் பாடநெறி`, mr: `${mr}, पूर्ण अभ्यासक्रम` }
  if (validMonths === 1) return { en: `${en}, 1 month`, hi: `${hi}, 1 महीना`, ta: `${ta}, 1 மாதம்`, mr: `${mr}, 1 महिना` }
  return {
    en: `${en}, ${validMonths} months`,
    hi: `${hi}, ${validMonths} महीने`,
    ta: `${ta}, ${validMonths} மாதங்கள்`,
    mr: `${mr}, ${validMonths} महिने`,
  }
}
