import type { BatchClash } from '#core/modules/classroom/batches/batches-api.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { clockOf, weekdayName } from '#web/page/wording.ts'

/** With the weekday and the hour in words. */
export function shownClashes(clashes: readonly BatchClash[], lang: Language) {
  return clashes.map(({ weekday, startMinutes, ...clash }) => ({
    ...clash,
    when: `${weekdayName(weekday, lang)} ${clockOf(startMinutes, lang)}`,
  }))
}
