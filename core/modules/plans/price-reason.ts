// The sentence that says why a full course costs more than its last months: decision P-45. It promises no contents that are not there.
import { namedContents } from '#core/modules/catalogue/content-words.ts'
import type { TaughtChapters } from '#core/modules/catalogue/taught-chapters.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

/** It names no recordings or notes, or every chapter that was taught has them. The plan counts its tests itself. */
export function isReasonTrue(reason: LocalisedText, taught: TaughtChapters): boolean {
  return namedContents(reason).every(
    (content) => content !== 'tests' && taught.chapters > 0 && taught[content] === taught.chapters,
  )
}
