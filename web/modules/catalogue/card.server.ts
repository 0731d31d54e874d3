// A course as a card of a list shows it, worded.
import { toRupeeString } from '#core/kernel/money.ts'
import { isBefore, isoString, showDate } from '#core/kernel/time.ts'
import type { CourseCard, CourseGroup } from '#core/modules/catalogue/catalogue.ts'
import type { Page } from '#web/page/page.server.ts'
import { languageNameIn } from '#core/taxonomy/language.ts'
import { clockOf, daysOf } from '#web/page/wording.ts'

export type CardData = ReturnType<typeof cardWords<CourseCard>>
export type GroupData = ReturnType<typeof cardWords<CourseGroup>>

type Worded = Pick<CourseCard, 'language' | 'startsAt' | 'endsAt' | 'weekdays' | 'startMinutes' | 'price'>

export function cardWords<T extends Worded>(course: T, { lang, visit }: Page) {
  const { startsAt, endsAt, weekdays, startMinutes, price } = course
  return {
    ...course,
    taughtIn: languageNameIn(course.language, lang),
    hasStarted: isBefore(startsAt, visit.now),
    startsOn: showDate(startsAt, lang),
    startDate: isoString(startsAt).slice(0, 10),
    endDate: isoString(endsAt).slice(0, 10),
    schedule: startMinutes === null ? '' : `${daysOf(weekdays, lang)} · ${clockOf(startMinutes, lang)}`,
    priceInRupees: toRupeeString(price),
  }
}
