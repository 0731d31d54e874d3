// The public pages of demo classes, in the reader's language.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { landingPath, type LandingKey } from '#core/modules/demos/landing/landing.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listCategories } from '../slots/store-categories.ts'
import { findAttended, listLandings, type StoredLanding } from './store-landings.ts'

export async function viewLandings(ctx: Ctx, lang: Language) {
  const [landings, open] = await Promise.all([listLandings(ctx.db), openCategories(ctx)])
  return landings.map((landing) => linkOf(landing, open, lang))
}

export async function viewLanding(ctx: Ctx, key: LandingKey, lang: Language) {
  const [landings, open] = await Promise.all([listLandings(ctx.db), openCategories(ctx)])
  const landing = landings.find((each) => each.key === key)
  if (!landing) throw commonErrors.NOT_FOUND_ERROR()
  return {
    ...linkOf(landing, open, lang),
    firstClass: inLanguage(landing.firstClass, lang),
    fees: inLanguage(landing.fees, lang),
    attended: await findAttended(ctx.db, landing.category),
    countedAt: ctx.now(),
  }
}

/** Pages whose demos cannot be booked are left out of search. */
export async function landingPaths(ctx: Ctx): Promise<string[]> {
  const [landings, open] = await Promise.all([listLandings(ctx.db), openCategories(ctx)])
  return landings.filter(({ category }) => open.has(category)).map(({ key }) => landingPath(key))
}

async function openCategories(ctx: Ctx): Promise<ReadonlySet<string>> {
  const categories = await listCategories(ctx.db)
  return new Set(categories.filter(({ isOpen }) => isOpen).map(({ key }) => key))
}

function linkOf({ key, category, grades, title, lead }: StoredLanding, open: ReadonlySet<string>, lang: Language) {
  return {
    key,
    path: landingPath(key),
    category,
    grades,
    isOpen: open.has(category),
    title: inLanguage(title, lang),
    lead: inLanguage(lead, lang),
  }
}
