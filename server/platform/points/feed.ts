import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { point } from './point.ts'

type ListCards = (ctx: Ctx, actor: Household, lang: Language) => Promise<readonly OwnCard[]>

/** Cards on the home page that are made of what this household has. Staff write the others. */
export const feed = point<ListCards>('feed')
