import type { Splash } from '#core/modules/onboarding/onboarding.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listSplashScreens } from './store-course.ts'

export async function viewSplash(ctx: Ctx, lang: Language): Promise<Splash> {
  const screens = await listSplashScreens(ctx.db)
  return {
    screens: screens.map(({ id, title, text, href, shown_for_ms }) => ({
      id,
      title: inLanguage(title, lang),
      text: inLanguage(text, lang),
      href,
      shownForMs: shown_for_ms,
    })),
  }
}
