import type { Instant } from '#core/kernel/time.ts'
import type { CalendarEntry } from '#core/taxonomy/calendar-entry.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { point } from './point.ts'

export interface CalendarAsk {
  readonly learnerId: string
  readonly from: Instant
  readonly till: Instant
  readonly lang: Language
}

/** The entries of a learner's calendar between two instants. */
export const calendar = point<(ctx: Ctx, ask: CalendarAsk) => Promise<readonly CalendarEntry[]>>('calendar')
