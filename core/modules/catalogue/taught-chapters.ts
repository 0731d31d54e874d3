// How much of a course has been taught, and what of that is in the course. It knows no zod.
import { inIndia, type Instant } from '#core/kernel/time.ts'

/** A chapter of a curriculum, and how much of it the course holds. */
interface HeldChapter {
  /** 1 is the course's first month. */
  readonly month: number
  readonly recordings: number
  readonly films: number
  readonly notes: number
}

/** Numbers of chapters: those that were taught, and those of them with at least one recording of a class, film, or sheet of notes. */
export interface TaughtChapters {
  readonly chapters: number
  readonly recordings: number
  readonly films: number
  readonly notes: number
}

/** A month counts as taught once it is over. */
export function countTaught(chapters: readonly HeldChapter[], startsAt: Instant, now: Instant): TaughtChapters {
  const [from, to] = [inIndia(startsAt), inIndia(now)]
  const monthsOver = (to.year - from.year) * 12 + to.month - from.month
  const taught = chapters.filter(({ month }) => month <= monthsOver)
  const having = (what: 'recordings' | 'films' | 'notes') => taught.filter((chapter) => chapter[what] > 0).length
  return {
    chapters: taught.length,
    recordings: having('recordings'),
    films: having('films'),
    notes: having('notes'),
  }
}
