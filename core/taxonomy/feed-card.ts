// The kinds of cards that the home feed knows, and a card that is made of a learner's own.
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { TextInLanguage } from './language.ts'

/** The card types that staff write. */
export const AUTHORED_TYPES = ['WEBINAR', 'TALK', 'CHALLENGE', 'OFFER', 'ARTICLE', 'DEMO'] as const
/** Unshaped screens, B12; INSTALMENT_DUE is the due instalment of the signed-in home. */
export const CARD_TYPES = ['LIVE_NOW', 'NEXT_CLASS', 'INSTALMENT_DUE', 'TEST_DUE', 'CONTINUE', 'REPORT_READY', ...AUTHORED_TYPES] as const // prettier-ignore
export type CardType = (typeof CARD_TYPES)[number]

export interface OwnCard {
  readonly id: string
  readonly type: CardType
  readonly title: TextInLanguage
  readonly text: TextInLanguage | null
  readonly media: string | null
  /** Where it leads. Without a label the screen words it by the type. */
  readonly cta: { readonly label: TextInLanguage | null; readonly redirectionUrl: string }
  /** When it begins or is due; null for what has no hour. */
  readonly at: Instant | null
  readonly amount: Paise | null
  /** From then on it is not shown. */
  readonly expiresAt: Instant | null
  /** Low ranks come first among cards that are not due. */
  readonly rank: number
  readonly publishedAt: Instant
}
