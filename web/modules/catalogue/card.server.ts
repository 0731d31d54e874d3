// A course as a card of a list shows it, worded.
import { toRupeeString } from '#core/kernel/money.ts'
import { isBefore, isoString, showDate } from '#core/kernel/time.ts'
import type { CourseCard } from '#core/modules/catalogue/catalogue.ts'
import type { Page } from '#web/page/page.server.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import { clockOf, daysOf } from '#web/page/wording.ts'

export type CardData = ReturnType<typeof cardWords>

export function cardWords<T extends CourseCard>(course: T, { lang, visit }: Page) {
  const { startsAt, endsAt, weekdays, startMinutes, price } = course
  return {
    ...course,
    taughtIn: languageNameIn(course.language, lang),
    hasStarted: isBefore(startsAt, visit.now),
    startsOn: showDate(startsAt, lang),
    startDate: isoString(startsAt).slice(0, 10),
    endDate: isoString(endsAt).slice(0, 10),
    schedule: startMinutes === null ? '' : `${daysOf(weekdays, lang)} · ${clockOf(startMinutes)}`,
    priceInRupees: toRupeeString(price),
  }
}
