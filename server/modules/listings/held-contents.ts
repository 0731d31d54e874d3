import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { HeldContents } from '#core/modules/listings/page-promises.ts'
import type { CourseContents } from '#server/modules/catalogue/index.ts'

/** The kinds of contents that a course has, and if it has a lesson at all. */
export function heldIn(
  { lessons, tests, recorded }: CourseContents,
  { startsAt }: { readonly startsAt: Instant },
  now: Instant,
): HeldContents & { readonly lessons: boolean } {
  const filled = lessons.filter(({ contentId }) => contentId !== null)
  return {
    tests: tests.length > 0,
    notes: filled.some(({ kind }) => kind === 'NOTES'),
    recordings: isBefore(now, startsAt) || recorded.length > 0 || filled.some(({ kind }) => kind === 'FILM'),
    lessons: filled.length > 0,
  }
}
