import { isFor, isForGrade } from '#core/modules/home/audience.ts'
import type { Feed } from '#core/modules/home/feed.ts'
import { inFeedOrder } from '#core/modules/home/feed-order.ts'
import type { OwnCard } from '#core/taxonomy/feed-card.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Actor, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { feed } from '#server/platform/points/feed.ts'
import { ownCards } from './own-cards.ts'
import { readReader, type HomeReader } from '../reader.ts'
import { isOn, listCards, type AuthoredCard } from '../store.ts'
import { homeTag } from '#core/modules/home/cache-tag.ts'

const PAGE = 12

/** A page of the feed as it stands now, from the card of this number on: unshaped screens, B12. */
export async function homeFeed(
  ctx: Ctx,
  actor: Actor,
  { from, lang }: { readonly from: number; readonly lang: Language },
): Promise<Feed> {
  const now = ctx.now()
  const reader = await readReader(ctx, actor)
  const [others, own, authored] = await Promise.all([
    actor.kind === 'household' ? cardsOfModules(ctx, actor, lang) : [],
    ownCards(ctx, reader, lang),
    ctx.cache.remember([homeTag], 'feed cards', () => listCards(ctx.db)),
  ])
  const fitting = authored.filter((card) => isOn(card, now) && suits(card, reader)).map((card) => cardOf(card, lang))
  const cards = inFeedOrder([...others, ...own, ...fitting], now, reader.isPaid)
  return {
    id: from === 0 ? null : String(from),
    serverTime: now,
    // The contract strips internal fields, such as the time a card was published.
    cards: cards.slice(from, from + PAGE),
    nextId: cards.length > from + PAGE ? String(from + PAGE) : null,
  }
}

/** Collects the cards of every other module for this household. */
async function cardsOfModules(ctx: Ctx, actor: Household, lang: Language): Promise<OwnCard[]> {
  const cards = await Promise.all(feed.all(ctx).map((list) => list(ctx, actor, lang)))
  return cards.flat()
}

function suits({ audience, grades, type }: AuthoredCard, reader: HomeReader): boolean {
  if (!reader.mayBeSoldTo && (type === 'OFFER' || type === 'DEMO')) return false
  return isFor(audience, reader) && isForGrade(grades, reader.grade)
}

function cardOf(card: AuthoredCard, lang: Language): OwnCard {
  const { id, type, title, text, media, label, redirectionUrl, at, endsAt, rank, publishedAt } = card
  return {
    id,
    type,
    title: inLanguage(title, lang),
    text: text && inLanguage(text, lang),
    media,
    cta: { label: inLanguage(label, lang), redirectionUrl },
    at,
    amount: null,
    expiresAt: endsAt,
    rank,
    publishedAt,
  }
}
