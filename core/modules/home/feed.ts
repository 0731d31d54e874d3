// The cards of the home feed: unshaped screens, B12. Some are authored by staff, the others made of what a learner has.
import { z } from 'zod'
import { Instant, Paise } from '#core/kernel/schemas.ts'
import { Spoken } from '#core/taxonomy/schemas.ts'
import { AUTHORED_TYPES, CARD_TYPES } from '#core/taxonomy/feed-card.ts'

export const CardType = z.enum(CARD_TYPES)
export const AuthoredType = z.enum(AUTHORED_TYPES)

export const FeedCard = z.object({
  id: z.string(),
  type: CardType,
  title: Spoken,
  text: Spoken.nullable(),
  media: z.string().nullable(),
  /** Where it leads. Cards that are made of the learner's own have no label: the screen words it by the type. */
  cta: z.object({ label: Spoken.nullable(), redirectionUrl: z.string() }),
  /** When it begins or is due; null for what has no hour. */
  at: Instant.nullable(),
  amount: Paise.nullable(),
  expiresAt: Instant.nullable(),
  rank: z.int(),
})
export type FeedCard = z.infer<typeof FeedCard>

export const Feed = z.object({
  /** The requested cursor, null for the first page. */
  id: z.string().nullable(),
  serverTime: Instant,
  cards: z.array(FeedCard),
  /** Asks for the next page; null when this was the last. */
  nextId: z.string().nullable(),
})
export type Feed = z.infer<typeof Feed>
